// A game as its log tells it, one value after each event.
import type { Json } from "./canonical.js";
import type { Dice } from "./dice.js";
import type { Record } from "./record.js";
import { type Card, isFull, total } from "./scorecard.js";
import type { Time } from "./time.js";

const MOST_MISSED = 3;

/** How a game was set up. */
export interface Options {
  readonly seats: number;
  readonly order: "seat" | "random" | "roll_off";
  readonly turnSeconds: number | null;
  readonly bankSeconds: number | null;
  readonly onTimeout: "forfeit" | "zero" | "bot";
  readonly standIn: string | null;
  readonly seeded: boolean;
  readonly clientSeeded: boolean;
}

/** Who sits on a seat; people have no strategy. */
export interface Seat {
  readonly playerId: string;
  readonly strategy: string | null;
  readonly strategyVersion: string | null;
}

/** The engine that plays for somebody whose time ran out. */
export interface StandIn {
  readonly strategy: string;
  readonly version: string;
}

/** The turn under way: `n` counts the game's turns, `number` the seat's own; a stand-in plays it to the end. */
export interface Turn {
  readonly n: number;
  readonly seat: number;
  readonly number: number;
  readonly deadline: Time | null;
  readonly rolls: number;
  readonly dice: Dice;
  readonly standIn: StandIn | null;
}

/** A game between two events; `turn` is null between two turns. */
export interface State {
  readonly record: Record;
  readonly options: Options;
  readonly phase: "new" | "open" | "playing" | "finished" | "aborted";
  readonly seats: ReadonlyMap<number, Seat>;
  readonly orderThrows: number;
  readonly cards: ReadonlyMap<number, Card>;
  readonly banks: ReadonlyMap<number, bigint>; // microseconds
  readonly missed: ReadonlyMap<number, number>; // turns in a row that a seat let pass
  readonly standIns: ReadonlyMap<number, StandIn>;
  readonly engines: readonly StandIn[]; // all that were ever called on to stand in
  readonly leavers: ReadonlySet<number>;
  readonly turns: number;
  readonly nextSeat: number;
  readonly turn: Turn | null;
}

export function fresh(record: Record): State {
  return {
    record,
    options: {
      seats: 0, order: "seat", turnSeconds: null, bankSeconds: null, onTimeout: "forfeit", standIn: null, seeded: false,
      clientSeeded: false,
    },
    phase: "new",
    seats: new Map(),
    orderThrows: 0,
    cards: new Map(),
    banks: new Map(),
    missed: new Map(),
    standIns: new Map(),
    engines: [],
    leavers: new Set(),
    turns: 0,
    nextSeat: 0,
    turn: null,
  };
}

/** The seats that have not left the game. */
export function staying(state: State): number[] {
  return [...state.cards.keys()].filter((seat) => !state.leavers.has(seat));
}

/** A map with one more value in it. */
export function withValue<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): Map<Key, Value> {
  return new Map([...map, [key, value]]);
}

/** A map without a key. */
export function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Map<Key, Value> {
  return new Map([...map].filter(([other]) => other !== key));
}

export function cardOf(state: State, seat: number): Card {
  return state.cards.get(seat) as Card;
}

export function seatOf(state: State, seat: number): Seat {
  return state.seats.get(seat) as Seat;
}

/** The types of event that may follow. */
export function due(state: State): string[] {
  if (state.phase === "new") return ["game.created"];
  if (state.phase === "open" && state.orderThrows) return ["order.rolled", "game.started"];
  if (state.phase === "open") return ["seat.joined", "seat.left", "order.rolled", "game.started", "game.aborted"];
  return state.phase === "playing" ? dueInPlay(state) : [];
}

/** The next seat round the table that stays and still has a box to fill, or the same one when none has. */
export function seatAfter(state: State, seat: number): number {
  for (let step = 1; step < state.cards.size; step++) {
    const following = (seat + step) % state.cards.size;
    if (!state.leavers.has(following) && !isFull(state.record.rules, cardOf(state, following))) return following;
  }
  return seat;
}

/** The totals and ranks: equal totals share a rank, all who left share the last one. */
export function results(state: State): Json {
  const totals = [...state.cards].map(([seat, card]) => ({ seat, total: total(state.record.rules, card) }));
  const remaining = totals.filter(({ seat }) => !state.leavers.has(seat));
  return totals.map(({ seat, total }) => ({
    seat,
    total,
    rank: 1 + (state.leavers.has(seat) ? remaining.length : remaining.filter((other) => other.total > total).length),
  }));
}

function dueInPlay(state: State): string[] {
  if (isOver(state)) return ["game.finished"];
  if (state.turn === null) return ["turn.started"];
  const moves: string[] = [];
  if (state.turn.rolls < state.record.rules.rolls) moves.push("turn.rolled");
  if (state.turn.rolls) moves.push("turn.scored");
  const back = state.standIns.size ? ["seat.returned"] : [];
  return [...moves, "seat.resigned", ...back, ...dueOnTimeout(state, state.turn), "game.aborted"];
}

/** What the game does with a turn that runs out; an engine's never does, but in format 1 may be said to. */
function dueOnTimeout(state: State, turn: Turn): string[] {
  const isEngines = seatOf(state, turn.seat).strategy !== null;
  if (state.record.format > 1 && turn.deadline === null && !isEngines) return ["seat.forfeited"];
  if (state.record.format === 1) return ["seat.timed_out"];
  if (turn.standIn !== null || isEngines) return [];
  if (state.options.onTimeout === "forfeit") return ["seat.timed_out"];
  if (state.options.onTimeout === "bot") return ["seat.stand_in"];
  return (state.missed.get(turn.seat) ?? 0) + 1 === MOST_MISSED ? ["seat.timed_out"] : ["turn.timed_out"];
}

function isOver(state: State): boolean {
  const remaining = staying(state);
  if (state.cards.size > 1 && remaining.length === 1) return true;
  return remaining.every((seat) => isFull(state.record.rules, cardOf(state, seat)));
}
