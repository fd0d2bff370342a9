// The server's public keys, and the Ed25519 signatures made with them.
import { fromHex, hex, isSigned, sha256 } from "./crypto.js";
import { Refused } from "./refusal.js";

export const SIGNATURE_BYTES = 64;
export const KEY_ID = "[0-9a-f]{16}";
const KEY_BYTES = 32;

/** Raw public keys by their key_id. */
export type Keys = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Keys, given as hexadecimal digits or as bytes, by their key_id. */
export async function byId(publics: readonly (string | Uint8Array)[]): Promise<Keys> {
  const keys = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const given of publics) {
    const key = typeof given === "string" ? fromHex(given) : Uint8Array.from(given);
    const isHex = typeof given !== "string" || /^(?:[0-9a-fA-F]{2})*$/.test(given);
    if (key.length !== KEY_BYTES || !isHex) throw new Refused(`a public key must have ${KEY_BYTES} bytes`);
    keys.set(hex(await sha256(key)).slice(0, 16), key);
  }
  return keys;
}

/** Holds a signature against the key it names. */
export async function checkSignature(
  keys: Keys,
  named: string,
  signature: string,
  message: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const key = keys.get(named);
  if (key === undefined)
    throw new Refused(`it is signed with the key ${named}, which is not among those given`);
  if (!(await isSigned(key, fromHex(signature), message)))
    throw new Refused("its signature is wrong: it was changed after the server signed it");
}
