// Receipts: what the server signed while the game was running, held against the log it shows now.
import type { Json } from "./canonical.js";
import { hex, octets } from "./crypto.js";
import { checkSignature, KEY_ID, type Keys, SIGNATURE_BYTES } from "./keys.js";
import type { Event } from "./log.js";
import { ID, type Record, unsigned } from "./record.js";
import { Refused } from "./refusal.js";
import * as shape from "./shape.js";

const MOST_EVENTS = 10 ** 9;

/** A head of the log that somebody kept: the hash of event `seq`. */
export interface Receipt {
  readonly gameId: string;
  readonly commitment: string;
  readonly seq: number;
  readonly hash: string;
}

/** A receipt and, when keys are given, its signature checked. */
export async function readReceipt(value: Json, keys: Keys): Promise<Receipt> {
  const part = shape.members(value, ["game_id", "commitment", "seq", "hash", "key_id", "signature"], "it");
  const of = (key: string) => shape.member(part, key);
  const receipt = {
    gameId: shape.spelled(of("game_id"), ID, "its game_id"),
    commitment: shape.hexadecimal(of("commitment"), 32, "its commitment"),
    seq: shape.integer(of("seq"), 1, MOST_EVENTS, "its seq"),
    hash: shape.hexadecimal(of("hash"), 32, "its hash"),
  };
  const named = shape.spelled(of("key_id"), KEY_ID, "its key_id");
  const signature = shape.hexadecimal(of("signature"), SIGNATURE_BYTES, "its signature");
  if (keys.size) await checkSignature(keys, named, signature, octets(`yacht-receipt/1\n${unsigned(part)}`));
  return receipt;
}

/** Holds a receipt against a replayed record. */
export function checkReceipt(receipt: Receipt, record: Record, events: readonly Event[]): void {
  shape.equal(record.gameId, receipt.gameId, "it is for game {due}, but the record is of game {found}");
  shape.equal(record.commitment, receipt.commitment, "it has the commitment {due}, but the record has {found}");
  const event = events[receipt.seq - 1];
  if (event === undefined)
    throw new Refused(`it tells of event ${receipt.seq}, but the log has only ${events.length}`);
  if (receipt.hash !== hex(event.hash))
    throw new Refused("it has another hash: this event or one before it was changed since", receipt.seq);
}
