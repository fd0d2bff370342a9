// The shape of what is read: each function returns the typed value or refuses in words.
import { isObject, type Json, type JsonObject, same, show } from "./canonical.js";
import { Refused } from "./refusal.js";

/** An object that has these keys and maybe others. */
export function membersAmong(value: Json, keys: readonly string[], what: string): JsonObject {
  if (!isObject(value)) throw new Refused(`${what} must be an object, not ${show(value)}`);
  const missing = keys.filter((key) => !Object.hasOwn(value, key)).sort();
  if (missing.length) throw new Refused(`${what} lacks ${missing.join(", ")}`);
  return value;
}

/** An object that has exactly these keys. */
export function members(value: Json, keys: readonly string[], what: string): JsonObject {
  const object = membersAmong(value, keys, what);
  const [unknown] = Object.keys(object).filter((key) => !keys.includes(key)).sort();
  if (unknown !== undefined) throw new Refused(`${what} has a key that does not belong there: ${show(unknown)}`);
  return object;
}

/** A member that was found to be there. */
export function member(object: JsonObject, key: string): Json {
  return object[key] as Json;
}

export function items(value: Json, what: string): Json[] {
  if (!Array.isArray(value)) throw new Refused(`${what} must be a list, not ${show(value)}`);
  return value;
}

/** A text of one character or more. */
export function text(value: Json, what: string, longest = 200): string {
  const length = typeof value === "string" ? [...value].length : 0;
  if (typeof value !== "string" || length === 0 || length > longest)
    throw new Refused(`${what} must be a text of 1 to ${longest} characters, not ${show(value)}`);
  return value;
}

/** A text that a regular expression describes wholly. */
export function spelled(value: Json, pattern: string, what: string): string {
  if (typeof value !== "string" || !new RegExp(`^(?:${pattern})$`).test(value))
    throw new Refused(`${what} has a wrong form: ${show(value)}`);
  return value;
}

/** Lower-case hexadecimal digits for so many bytes. */
export function hexadecimal(value: Json, octets: number, what: string): string {
  return spelled(value, `[0-9a-f]{${2 * octets}}`, what);
}

/** A whole number between two bounds, both allowed. */
export function integer(value: Json, least: number, most: number, what: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
    throw new Refused(`${what} must be a whole number from ${least} to ${most}, not ${show(value)}`);
  return value;
}

export function boolean(value: Json, what: string): boolean {
  if (typeof value !== "boolean") throw new Refused(`${what} must be true or false, not ${show(value)}`);
  return value;
}

/** One of several words. */
export function oneOf<Word extends string>(value: Json, allowed: readonly Word[], what: string): Word {
  if (!allowed.includes(value as Word))
    throw new Refused(`${what} must be one of ${allowed.join(", ")}, not ${show(value)}`);
  return value as Word;
}

/** Holds a value against the one due; the sentence names both as `{found}` and `{due}`. */
export function equal(value: Json, due: Json, sentence: string): void {
  if (!same(value, due)) throw new Refused(sentence.replace("{found}", () => show(value)).replace("{due}", () => show(due)));
}
