// Events of a game that is being played, up to its end.
import type { Json, JsonObject } from "./canonical.js";
import { countOf, type Dice, FACES, sorted } from "./dice.js";
import { engine } from "./engines.js";
import type { Event } from "./log.js";
import { type Action, told } from "./position.js";
import { ID } from "./record.js";
import { Refused } from "./refusal.js";
import { type Entry, enter, filled, givenUp, total, upperBonus } from "./scorecard.js";
import * as shape from "./shape.js";
import { cardOf, results, seatAfter, seatOf, type State, type Turn, without, withValue } from "./state.js";
import { later, SECOND, type Time, timestamp } from "./time.js";

const SPARE_STRATEGY = "greedy"; // stands in where the strategy of the game lacks its table
const TURN = ["n", "seat", "turn"];

/** The next seat round the table has the dice. */
export function turnStarted(state: State, event: Event): State {
  const seat = state.nextSeat;
  const turn: Turn = {
    n: state.turns + 1,
    seat,
    number: cardOf(state, seat).points.size + 1,
    deadline: deadline(state, seat, event),
    rolls: 0,
    dice: [],
    standIn: state.standIns.get(seat) ?? null,
  };
  event.hold({ ...whose(turn), deadline: turn.deadline === null ? null : timestamp(turn.deadline) });
  return { ...state, turn, turns: turn.n };
}

/** The dice that are not kept are thrown, and show what the seed says. */
export async function rolled(state: State, event: Event): Promise<State> {
  const turn = current(state);
  const { rules, cup, isShared } = state.record;
  const keep = readKeep(event.only("keep", ...TURN, "roll", "lane", "thrown", "dice"), turn, rules.dice);
  if (turn.rolls) await checkEngine(state, { keep });
  const lane = isShared ? "shared" : String(turn.seat);
  const group = (await cup.groups(lane, turn.number, rules.rolls, rules.dice))[turn.rolls] as Dice;
  const thrown = group.slice(0, rules.dice - keep.length);
  const dice = sorted([...keep, ...thrown]);
  const roll = turn.rolls + 1;
  event.hold({ ...whose(turn), roll, lane, keep: [...keep], thrown: [...thrown], dice: [...dice] });
  return { ...state, turn: { ...turn, rolls: roll, dice } };
}

/** The dice go into a category, and the turn is over. */
export async function scored(state: State, event: Event): Promise<State> {
  const turn = current(state);
  const value = event.only("category", ...TURN, "points", "bonus", "upper_bonus", "total");
  const category = shape.text(value, "the category");
  const entry = enter(state.record.rules, cardOf(state, turn.seat), turn.dice, category);
  await checkEngine(state, { score: category });
  return withEntry(state, event, entry, 0);
}

/** The turn's time is up, and it scores 0 where that costs least. */
export function ranOut(state: State, event: Event): State {
  const turn = current(state);
  checkTime(turn, event);
  const category = givenUp(state.record.rules, cardOf(state, turn.seat), turn.dice);
  const missed = (state.missed.get(turn.seat) ?? 0) + 1;
  return withEntry(state, event, { category: category.key, points: 0, bonus: 0 }, missed);
}

/** The turn's time is up, and an engine plays it, and the seat's turns to come. */
export function stoodIn(state: State, event: Event): State {
  const turn = current(state);
  const part = event.part(["seat", "strategy", "strategy_version"]);
  checkSeat(shape.member(part, "seat"), turn);
  checkTime(turn, event);
  const allowed = [...new Set([String(state.options.standIn), SPARE_STRATEGY])];
  const standIn = {
    strategy: shape.oneOf(shape.member(part, "strategy"), allowed, "the strategy"),
    version: shape.text(shape.member(part, "strategy_version"), "strategy_version"),
  };
  return {
    ...state,
    turn: { ...turn, standIn },
    banks: banksAfter(state, event),
    standIns: withValue(state.standIns, turn.seat, standIn),
    engines: [...state.engines, standIn],
  };
}

/** A player takes the turns to come back from his stand-in. */
export function returned(state: State, event: Event): State {
  const index = shape.integer(event.only("seat"), 0, state.cards.size - 1, "the seat");
  if (state.leavers.has(index) || !state.standIns.has(index)) throw new Refused(`nobody stands in for seat ${index}`);
  return { ...state, standIns: without(state.standIns, index) };
}

/** A seat leaves the game of its own will, in or out of its turn. */
export function resigned(state: State, event: Event): State {
  const index = shape.integer(event.only("seat"), 0, state.cards.size - 1, "the seat");
  if (state.leavers.has(index)) throw new Refused(`seat ${index} left the game before`);
  if (seatOf(state, index).strategy !== null) throw new Refused(`seat ${index} is an engine's, which never resigns`);
  return withLeaver(state, index);
}

/** The seat whose turn it is leaves the game because its time is up. */
export function timedOut(state: State, event: Event): State {
  const turn = current(state);
  event.hold({ seat: turn.seat });
  checkTime(turn, event);
  return withLeaver(state, turn.seat);
}

/** Without a clock, somebody else has reported that the seat's player is gone; for how long is the server's word. */
export function forfeited(state: State, event: Event): State {
  const turn = current(state);
  const part = event.part(["seat", "by"]);
  checkSeat(shape.member(part, "seat"), turn);
  if (shape.spelled(shape.member(part, "by"), ID, "by") === seatOf(state, turn.seat).playerId)
    throw new Refused("nobody reports himself");
  return withLeaver(state, turn.seat);
}

/** All is played, and the totals say who won. */
export function finished(state: State, event: Event): State {
  event.hold({ results: results(state) });
  return { ...state, phase: "finished" };
}

/** The game ends without a result, for a reason that is told. */
export function aborted(state: State, event: Event): State {
  shape.text(event.only("reason"), "the reason");
  return { ...state, phase: "aborted" };
}

/** Ends the turn under way with an entry in its seat's card. */
function withEntry(state: State, event: Event, entry: Entry, missed: number): State {
  const turn = current(state);
  const { rules } = state.record;
  const card = filled(cardOf(state, turn.seat), entry);
  const sums = { upper_bonus: upperBonus(rules, card), total: total(rules, card) };
  event.hold({ ...whose(turn), category: entry.category, points: entry.points, bonus: entry.bonus, ...sums });
  const after: State = {
    ...state,
    turn: null,
    cards: new Map([...state.cards].map(([seat, other]) => [seat, seat === turn.seat ? card : other])),
    banks: banksAfter(state, event),
    missed: withValue(state.missed, turn.seat, missed),
  };
  return { ...after, nextSeat: seatAfter(after, turn.seat) };
}

function withLeaver(state: State, index: number): State {
  const after: State = { ...state, leavers: new Set([...state.leavers, index]) };
  if (current(state).seat !== index) return after;
  return { ...after, turn: null, nextSeat: seatAfter(after, index) };
}

function checkSeat(value: Json, turn: Turn): void {
  shape.equal(value, turn.seat, "the seat is {found}, but it is the turn of seat {due}");
}

function checkTime(turn: Turn, event: Event): void {
  if (turn.deadline === null || event.at < turn.deadline) throw new Refused(`seat ${turn.seat} still had time`);
}

function current(state: State): Turn {
  if (state.turn === null) throw new Error("an event of a turn is due in a turn only");
  return state.turn;
}

function whose(turn: Turn): JsonObject {
  return { n: turn.n, seat: turn.seat, turn: turn.number };
}

/** When a turn that starts now runs out: after its own time, and what the seat has left in its bank. */
function deadline(state: State, seat: number, event: Event): Time | null {
  const seconds = state.options.turnSeconds;
  const bank = state.banks.get(seat);
  if (seconds === null && bank === undefined) return null;
  return later(event.at, BigInt(seconds ?? 0) * SECOND + (bank ?? 0n));
}

/** The banks after the turn that ends now: what it took beyond its own time is gone. Engines spend none. */
function banksAfter(state: State, event: Event): ReadonlyMap<number, bigint> {
  const turn = current(state);
  const bank = state.banks.get(turn.seat);
  const isEngines = turn.standIn !== null || seatOf(state, turn.seat).strategy !== null;
  if (turn.deadline === null || bank === undefined || isEngines) return state.banks;
  const remaining = turn.deadline > event.at ? turn.deadline - event.at : 0n;
  return withValue(state.banks, turn.seat, remaining < bank ? remaining : bank);
}

function readKeep(value: Json, turn: Turn, dice: number): Dice {
  const keep = shape.items(value, "keep").map((face) => shape.integer(face, 1, FACES, "a kept face"));
  const shown = `[${keep.join(", ")}]`;
  if (keep.some((face, at) => at > 0 && face < (keep[at - 1] as number)))
    throw new Refused(`the kept dice ${shown} are not sorted`);
  if (keep.some((face) => countOf(keep, face) > countOf(turn.dice, face)))
    throw new Refused(`the kept dice ${shown} were not all on the table, which showed [${turn.dice.join(", ")}]`);
  if (keep.length === dice) throw new Refused("all the dice are kept, so none is thrown");
  return keep;
}

async function checkEngine(state: State, action: Action): Promise<void> {
  const turn = current(state);
  const seat = seatOf(state, turn.seat);
  const strategy = turn.standIn?.strategy ?? seat.strategy;
  const version = turn.standIn?.version ?? seat.strategyVersion;
  const { rules, cup } = state.record;
  const decide = engine(strategy, version, rules);
  if (decide === null) return;
  const card = cardOf(state, turn.seat);
  const due = await decide({ rules, cup, seat: turn.seat, turn: turn.number, rolls: turn.rolls, dice: turn.dice, card });
  if (told(due) !== told(action))
    throw new Refused(`the engine ${strategy} in seat ${turn.seat} had to ${told(due)}, not to ${told(action)}`);
}
