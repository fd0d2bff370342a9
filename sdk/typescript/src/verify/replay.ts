// The walk through the log: every event must be due, and must say what the seed and the rules make of it.
import { type Json, same, show } from "./canonical.js";
import { type Event, FIRST_PREVIOUS, readEvent } from "./log.js";
import * as opening from "./opening.js";
import * as playing from "./playing.js";
import type { Record } from "./record.js";
import { Refused } from "./refusal.js";
import { due, fresh, results, type State } from "./state.js";

type Step = (state: State, event: Event) => State | Promise<State>;

const STEPS = new Map<string, Step>([
  ["game.created", opening.created],
  ["seat.joined", opening.joined],
  ["seat.left", opening.left],
  ["order.rolled", opening.orderRolled],
  ["game.started", opening.started],
  ["turn.started", playing.turnStarted],
  ["turn.rolled", playing.rolled],
  ["turn.scored", playing.scored],
  ["turn.timed_out", playing.ranOut],
  ["seat.resigned", playing.resigned],
  ["seat.forfeited", playing.forfeited],
  ["seat.stand_in", playing.stoodIn],
  ["seat.returned", playing.returned],
  ["seat.timed_out", playing.timedOut],
  ["game.finished", playing.finished],
  ["game.aborted", playing.aborted],
]);

/** The game as it ended, and its events; throws Refused with the first event that is wrong. */
export async function replay(record: Record): Promise<{ state: State; events: Event[] }> {
  let state = fresh(record);
  const events: Event[] = [];
  for (const [index, value] of record.events.entries()) {
    const seq = index + 1;
    try {
      const last = events.at(-1);
      const event = await readEvent(value, seq, last?.hash ?? FIRST_PREVIOUS);
      if (record.format > 1 && last && event.at < last.at)
        throw new Refused("its time is before that of the event before it");
      state = await step(state, event);
      events.push(event);
    } catch (error) {
      throw error instanceof Refused ? new Refused(error.reason, seq) : error;
    }
  }
  checkEnd(state, events.length);
  return { state, events };
}

async function step(state: State, event: Event): Promise<State> {
  const allowed = due(state);
  const take = STEPS.get(event.type);
  if (take === undefined || !allowed.includes(event.type)) {
    const following = allowed.length ? `only ${allowed.join(" or ")}` : "nothing, for the game is over";
    throw new Refused(`${show(event.type)} can't come here, ${following}`);
  }
  return take(state, event);
}

function checkEnd(state: State, events: number): void {
  const { record } = state;
  if (state.phase !== "finished" && state.phase !== "aborted") {
    const missing = due(state).join(" or ");
    throw new Refused(`the log ends here, but the game does not: ${missing} must follow`, events || null);
  }
  if (!same(record.seats, seats(state))) throw new Refused("the seats are not those that its events tell");
  if (!same(record.results, state.phase === "finished" ? results(state) : null))
    throw new Refused("the results are not those that its events tell");
}

function seats(state: State): Json {
  return [...state.seats]
    .sort(([one], [other]) => one - other)
    .map(([index, seat]) => ({
      index,
      player_id: seat.playerId,
      strategy: seat.strategy,
      strategy_version: seat.strategyVersion,
    }));
}
