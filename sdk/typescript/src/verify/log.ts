// The event log as a chain: numbered without gaps, each event hashed together with the hash before it.
import { encode, type Json, type JsonObject, same, show } from "./canonical.js";
import { hex, joined, octets, sha256 } from "./crypto.js";
import { Refused } from "./refusal.js";
import * as shape from "./shape.js";
import { readTime, type Time } from "./time.js";

export const FIRST_PREVIOUS = new Uint8Array(32);

const SENTENCES = new Map([
  ["seat", "the seat is {found}, but it is the turn of seat {due}"],
  ["deadline", "the deadline is {found}, but the time of this turn ends at {due}"],
  ["thrown", "the dice thrown are {found}, but the seed gives {due}"],
  ["dice", "the dice are {found}, but the throw makes them {due}"],
  ["first_seat", "seat {found} starts, but the order of play says seat {due}"],
  ["points", "the points are {found}, but the rules give {due}"],
  ["bonus", "the bonus is {found}, but the rules give {due}"],
  ["upper_bonus", "the upper bonus is {found}, but the scorecard gives {due}"],
  ["total", "the total is {found}, but the scorecard adds up to {due}"],
  ["results", "the results are {found}, but the scorecards give {due}"],
]);

/** One link of the chain. */
export class Event {
  constructor(
    readonly seq: number,
    readonly type: string,
    readonly data: Json,
    readonly at: Time,
    readonly hash: Uint8Array<ArrayBuffer>,
  ) {}

  /** The data, which must have exactly these keys. */
  part(keys: readonly string[]): JsonObject {
    return shape.members(this.data, keys, `the data of ${this.type}`);
  }

  /** One of the data, which must have exactly these keys. */
  only(key: string, ...others: string[]): Json {
    return shape.member(this.part([key, ...others]), key);
  }

  /** Holds the data against what they must be; refuses the first part that differs. */
  hold(expected: JsonObject): void {
    const part = this.part(Object.keys(expected));
    for (const [key, due] of Object.entries(expected))
      shape.equal(shape.member(part, key), due, SENTENCES.get(key) ?? `${key} is {found}, but must be {due}`);
  }
}

/** The event that follows a hash. */
export async function readEvent(value: Json, seq: number, previous: Uint8Array): Promise<Event> {
  const event = shape.members(value, ["seq", "type", "data", "at", "hash"], "the event");
  const of = (key: string) => shape.member(event, key);
  if (!same(of("seq"), seq))
    throw new Refused(`its number is ${show(of("seq"))}, so an event is missing or in a wrong place`);
  const hashed = Object.fromEntries(Object.entries(event).filter(([key]) => key !== "hash"));
  const digest = await sha256(joined(previous, octets(encode(hashed))));
  if (shape.hexadecimal(of("hash"), 32, "its hash") !== hex(digest))
    throw new Refused("its hash does not fit its content and the event before it");
  return new Event(seq, shape.text(of("type"), "its type"), of("data"), readTime(of("at"), "its time"), digest);
}
