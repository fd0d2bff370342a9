// Events from a game's creation to its start.
import { isObject, type Json, type JsonObject } from "./canonical.js";
import { drawnSeat, type OrderThrow, rollOff } from "./dice.js";
import type { Event } from "./log.js";
import { ID } from "./record.js";
import { Refused } from "./refusal.js";
import { ORDERS } from "./rules.js";
import { EMPTY } from "./scorecard.js";
import * as shape from "./shape.js";
import { type Options, type Seat, seatOf, type State, without, withValue } from "./state.js";
import { SECOND } from "./time.js";

const MOST_SEATS = 10;
const MOST_SECONDS = 10 ** 9;
const OPTIONS = ["order", "seats", "turn_seconds", "visibility", "rated", "seeded", "client_seeded"];

/** The game exists, committed to its seed. */
export function created(state: State, event: Event): State {
  const { record } = state;
  const head = {
    game_id: record.gameId,
    draw_id: record.cup.drawId,
    ruleset: record.rules.key,
    ruleset_digest: record.rules.digest,
    commitment: record.commitment,
  };
  const part = event.part([...Object.keys(head), "options"]);
  for (const [key, value] of Object.entries(head))
    shape.equal(shape.member(part, key), value, `${key} is {found}, but the record has {due}`);
  return { ...state, phase: "open", options: readOptions(shape.member(part, "options"), record.format) };
}

/** Somebody takes a seat. */
export function joined(state: State, event: Event): State {
  const isEngine = isObject(event.data) && Object.hasOwn(event.data, "strategy");
  const part = event.part(["seat", "player_id", ...(isEngine ? ["strategy", "strategy_version"] : [])]);
  const of = (key: string) => shape.member(part, key);
  const index = readSeat(state, of("seat"));
  if (state.seats.has(index)) throw new Refused(`seat ${index} is taken`);
  const seat: Seat = {
    playerId: shape.spelled(of("player_id"), ID, "player_id"),
    strategy: isEngine ? shape.text(of("strategy"), "strategy") : null,
    strategyVersion: isEngine ? shape.text(of("strategy_version"), "strategy_version") : null,
  };
  return { ...state, seats: withValue(state.seats, index, seat) };
}

/** Somebody gives a seat back before the start. */
export function left(state: State, event: Event): State {
  const index = readSeat(state, event.only("seat"));
  if (!state.seats.has(index)) throw new Refused(`nobody sits on seat ${index}`);
  return { ...state, seats: without(state.seats, index) };
}

/** A seat throws for the order of play. */
export async function orderRolled(state: State, event: Event): Promise<State> {
  checkSeats(state);
  const [throws] = await order(state);
  const due = throws[state.orderThrows];
  if (due === undefined) throw new Refused("no throw for the order of play is due");
  event.hold({ attempt: due.attempt, seat: due.seat, dice: [...due.dice] });
  return { ...state, orderThrows: state.orderThrows + 1 };
}

/** The client seeds are frozen, and the first seat is known. */
export async function started(state: State, event: Event): Promise<State> {
  checkSeats(state);
  checkClientSeeds(state);
  const [throws, firstSeat] = await order(state);
  const missing = throws[state.orderThrows];
  if (missing !== undefined)
    throw new Refused(`the game starts before seat ${missing.seat} threw for the order of play`);
  event.hold({ client_seeds: [...state.record.cup.clientSeeds], first_seat: firstSeat });
  const seats = Array.from({ length: state.options.seats }, (_, index) => index);
  const bank = state.options.bankSeconds;
  return {
    ...state,
    phase: "playing",
    cards: new Map(seats.map((seat) => [seat, EMPTY])),
    banks: new Map(bank === null ? [] : seats.map((seat) => [seat, BigInt(bank) * SECOND])),
    nextSeat: firstSeat,
  };
}

function readOptions(value: Json, format: number): Options {
  // A later server may offer more options; an option that changed the rules would show in the events.
  const part = shape.membersAmong(value, OPTIONS, "the options");
  const of = (key: string) => shape.member(part, key);
  const added: JsonObject = format > 1 ? part : {};
  const onTimeout = shape.oneOf(added["on_timeout"] ?? (hasNull(added, "on_timeout") ? null : "forfeit"), TIMEOUTS, "on_timeout");
  if (of("rated") === true && onTimeout === "bot") throw new Refused("a game with stand-ins is never rated");
  shape.oneOf(of("visibility"), ["public", "private"], "visibility");
  const seeded = shape.boolean(of("seeded"), "seeded");
  if (shape.boolean(of("rated"), "rated") && seeded) throw new Refused("a game with a given seed is never rated");
  return {
    seats: shape.integer(of("seats"), 1, MOST_SEATS, "the number of seats"),
    order: shape.oneOf(of("order"), ORDERS, "the order of play"),
    turnSeconds: seconds(of("turn_seconds"), "turn_seconds"),
    bankSeconds: seconds(added["bank_seconds"] ?? null, "bank_seconds"),
    onTimeout,
    standIn: onTimeout === "bot" ? shape.text(added["stand_in"] ?? null, "stand_in") : null,
    seeded,
    clientSeeded: shape.boolean(of("client_seeded"), "client_seeded"),
  };
}

const TIMEOUTS = ["forfeit", "zero", "bot"] as const;

function hasNull(part: JsonObject, key: string): boolean {
  return Object.hasOwn(part, key) && part[key] === null;
}

function seconds(value: Json, what: string): number | null {
  return value === null ? null : shape.integer(value, 1, MOST_SECONDS, what);
}

function readSeat(state: State, value: Json): number {
  return shape.integer(value, 0, state.options.seats - 1, "the seat");
}

function checkSeats(state: State): void {
  if (state.seats.size < state.options.seats) throw new Refused("the game starts before every seat is taken");
  const people = [...state.seats.values()].filter((seat) => seat.strategy === null).map((seat) => seat.playerId);
  if (state.options.seeded && new Set(people).size > 1)
    throw new Refused("a game with a given seed has no seats but its creator's and engines'");
  if (state.record.isShared && state.options.seats > 1) throw new Refused("a board of a shared set has one seat");
}

function checkClientSeeds(state: State): void {
  const seeds = state.record.cup.clientSeeds;
  if (seeds.length !== (state.record.isShared ? 0 : state.options.seats))
    throw new Refused("there must be one client seed a seat, or none on a board of a shared set");
  for (const [index, seed] of seeds.entries()) {
    if (seed && !state.options.clientSeeded)
      throw new Refused(`seat ${index} has a client seed, but the game was created without any`);
    if (seed && seatOf(state, index).strategy !== null)
      throw new Refused(`seat ${index} is an engine's, which gives no client seed`);
  }
}

async function order(state: State): Promise<[OrderThrow[], number]> {
  const seats = [...state.seats.keys()].sort((one, other) => one - other);
  if (state.options.order === "roll_off") return rollOff(state.record.cup, seats, state.record.rules.dice);
  if (state.options.order === "random") return [[], await drawnSeat(state.record.cup, seats)];
  return [[], seats[0] as number];
}
