// What can be said of a record, and what of that is proof: `consistent` means that nothing in it is wrong, `fair` in
// addition that the dice were out of the operator's hands once this player had a say. That takes a key, a receipt from
// before `game.started`, and a client seed of one's own. The repository's VERIFYING.md has it at length.
import { decode, type Json } from "./canonical.js";
import { octets } from "./crypto.js";
import { engine } from "./engines.js";
import { byId, type Keys } from "./keys.js";
import type { Event } from "./log.js";
import { checkReceipt, type Receipt, readReceipt } from "./receipts.js";
import { type Record, readRecord } from "./record.js";
import { Refused } from "./refusal.js";
import { replay } from "./replay.js";
import type { State } from "./state.js";

/** A client seed that the player gave, with its seat if he knows it. */
export interface ClientSeed {
  seat?: number | null;
  seed: string;
}

/** What a player kept. */
export interface Kept {
  /** The `receipt` objects of answers to create, join or start. */
  receipts?: readonly unknown[];
  clientSeeds?: readonly ClientSeed[];
  /** The server's public keys, as `keys/` gives them in hexadecimal. */
  keys?: readonly (string | Uint8Array)[];
}

/** A record with nothing wrong in it; the notes say what was proved, and what was not. */
export interface Verdict {
  readonly verdict: "fair" | "consistent";
  readonly notes: readonly string[];
}

/**
 * Verifies a record's bytes, as `GET games/{id}/record/` gave them, with what the player kept; offline. Throws Refused
 * with the reason and the first wrong event, and CannotVerify where this place lacks what it takes.
 */
export async function verifyRecord(data: Uint8Array | ArrayBuffer | string, kept: Kept = {}): Promise<Verdict> {
  const keys = await byId(kept.keys ?? []);
  const record = await readRecord(typeof data === "string" ? octets(data) : new Uint8Array(data), keys);
  const { state, events } = await replay(record);
  const receipts: Receipt[] = [];
  for (const [index, value] of (kept.receipts ?? []).entries())
    receipts.push(await heldReceipt(value, index + 1, keys, record, events));
  const seeds = kept.clientSeeds ?? [];
  for (const own of seeds) checkClientSeed(record, own);
  const doubts = [...keyDoubts(keys), ...receiptDoubts(state, events, receipts), ...seedDoubts(state, seeds)];
  const notes = [...about(state, events), ...limits(state, doubts.length === 0), ...doubts];
  return { verdict: doubts.length ? "consistent" : "fair", notes };
}

async function heldReceipt(value: unknown, number: number, keys: Keys, record: Record, events: Event[]): Promise<Receipt> {
  try {
    const receipt = await readReceipt(asJson(value), keys);
    checkReceipt(receipt, record, events);
    return receipt;
  } catch (error) {
    throw error instanceof Refused ? new Refused(`receipt ${number}: ${error.reason}`, error.event) : error;
  }
}

/** A value of the caller's as JSON has it. */
function asJson(value: unknown): Json {
  return decode(octets(JSON.stringify(value) ?? "null"));
}

function checkClientSeed(record: Record, { seat = null, seed }: ClientSeed): void {
  const seeds = record.cup.clientSeeds;
  if (seat === null && !seeds.includes(seed)) throw new Refused("your client seed is not among those of the record");
  if (seat !== null && seeds[seat] !== seed)
    throw new Refused(`your client seed is not that of seat ${seat} in the record`);
}

function keyDoubts(keys: Keys): string[] {
  return keys.size ? [] : ["Without a key, nobody knows who wrote this file: no signature was checked."];
}

function receiptDoubts(state: State, events: readonly Event[], receipts: readonly Receipt[]): string[] {
  // Throws for the order of play are made with the client seeds, so whoever logs one knows them all.
  const binding = state.options.clientSeeded ? ["order.rolled", "game.started"] : ["turn.rolled"];
  const bound = events.find((event) => binding.includes(event.type));
  if (bound === undefined) return ["No dice were thrown."];
  if (!receipts.length) return ["Without a receipt, nothing shows that the seed was fixed before the game."];
  if (receipts.every((receipt) => receipt.seq >= bound.seq))
    return [`No receipt is from before event ${bound.seq}, ${bound.type}, so the seed may have been chosen late.`];
  return [];
}

function seedDoubts(state: State, own: readonly ClientSeed[]): string[] {
  if (state.options.seeded) return ["The seed was given by the game's creator, who knew the dice."];
  if (state.options.clientSeeded && !own.some(({ seed }) => seed))
    return ["Without a client seed of your own, the dice may have been chosen by whoever gave the last one."];
  return [];
}

function about(state: State, events: readonly Event[]): string[] {
  const { rules, gameId, isShared, cup } = state.record;
  const notes = [
    `Game ${gameId}, ${state.phase} after ${events.length} events.`,
    `Ruleset ${rules.key}: compare its digest ${rules.digest} with the server's rulesets.`,
  ];
  if (isShared) notes.push(`Its dice are those of the set ${cup.drawId}: all its boards must show this seed.`);
  const seated = [...state.seats.values()].map((seat) => [seat.strategy, seat.strategyVersion] as const);
  const standing = state.engines.map(({ strategy, version }) => [strategy, version] as const);
  const unknown = [...seated, ...standing]
    .filter(([key, version]) => key !== null && engine(key, version, rules) === null)
    .map(([key, version]) => `${key} ${version}`);
  for (const name of [...new Set(unknown)].sort()) notes.push(`The decisions of the engine ${name} were not recomputed.`);
  return notes;
}

function limits(state: State, isFair: boolean): string[] {
  if (!isFair) return [];
  return state.options.clientSeeded
    ? ["This holds if you saw the commitment before you sent your client seed."]
    : ["The game took no client seeds: the dice were fixed before the first throw, but by the operator alone."];
}
