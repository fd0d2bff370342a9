// The record as a whole: its bytes, its signature, its seed and its rules, before any event is looked at.
import { decodeCanonical, encode, isObject, type Json, type JsonObject, same } from "./canonical.js";
import { fromHex, hex, joined, octets, sha256 } from "./crypto.js";
import { Cup } from "./dice.js";
import { checkSignature, KEY_ID, type Keys, SIGNATURE_BYTES } from "./keys.js";
import { Refused } from "./refusal.js";
import { readRules, type Rules } from "./rules.js";
import * as shape from "./shape.js";

const FORMATS = ["yacht-record/1", "yacht-record/2"];
const CLIENT_SEED = "[A-Za-z0-9_-]{0,64}";
// An id that held a "|" could make two different throws one message of dice/1.
export const ID = "[A-Za-z0-9_-]{1,64}";
const KEYS = [
  "format", "game_id", "draw_id", "ruleset", "ruleset_digest", "commitment", "seed", "client_seeds", "seats", "events",
  "results", "key_id", "signature",
];

/** A record whose head is right; its events, seats and results are still to be replayed. */
export interface Record {
  readonly format: number;
  readonly gameId: string;
  readonly rules: Rules;
  readonly commitment: string;
  readonly cup: Cup;
  readonly isShared: boolean; // its dice are those of a shared set, the same for all its boards
  readonly seats: Json;
  readonly events: readonly Json[];
  readonly results: Json;
}

export async function readRecord(data: Uint8Array, keys: Keys): Promise<Record> {
  const document = decodeCanonical(data);
  if (!isObject(document) || !FORMATS.includes(document["format"] as string))
    throw new Refused(`it is not a record in the format ${FORMATS.join(" or ")}`);
  const head = shape.members(document, KEYS, "the record");
  const of = (key: string) => shape.member(head, key);
  await checkHead(head, keys);
  const rules = await readRules(of("ruleset"));
  shape.equal(of("ruleset_digest"), rules.digest, "the ruleset_digest is {found}, but these rules have {due}");
  const seed = fromHex(shape.hexadecimal(of("seed"), 32, "the seed"));
  const commitment = hex(await sha256(seed));
  shape.equal(of("commitment"), commitment, "the commitment is {found}, but this seed has {due}");
  const gameId = shape.spelled(of("game_id"), ID, "the game_id");
  const drawId = shape.spelled(of("draw_id"), ID, "the draw_id");
  return {
    format: FORMATS.indexOf(of("format") as string) + 1,
    gameId,
    rules,
    commitment,
    cup: await Cup.of(seed, drawId, clientSeeds(head)),
    isShared: drawId !== gameId,
    seats: of("seats"),
    events: shape.items(of("events"), "the events"),
    results: of("results"),
  };
}

/** A signed thing without its signature, as it was signed. */
export function unsigned(value: JsonObject): string {
  return encode(Object.fromEntries(Object.entries(value).filter(([key]) => key !== "signature")));
}

async function checkHead(head: JsonObject, keys: Keys): Promise<void> {
  const named = shape.spelled(shape.member(head, "key_id"), KEY_ID, "the key_id");
  const signature = shape.hexadecimal(shape.member(head, "signature"), SIGNATURE_BYTES, "the signature");
  if (keys.size === 0) return;
  const digest = await sha256(octets(unsigned(head)));
  await checkSignature(keys, named, signature, joined(octets(`${String(head["format"])}\n`), digest));
}

/** The client seeds, which throws for the order of play need before `game.started` tells them. */
function clientSeeds(head: JsonObject): string[] {
  const given = shape.member(head, "client_seeds");
  const told = startedWith(shape.items(shape.member(head, "events"), "the events"));
  if (!same(given, told)) throw new Refused("the client_seeds are not those of its event game.started");
  return shape.items(given, "the client_seeds").map((seed) => shape.spelled(seed, CLIENT_SEED, "a client seed"));
}

function startedWith(events: readonly Json[]): Json {
  const started = events.find((event) => isObject(event) && event["type"] === "game.started");
  if (!isObject(started)) return [];
  return isObject(started["data"]) ? (started["data"]["client_seeds"] ?? null) : null;
}
