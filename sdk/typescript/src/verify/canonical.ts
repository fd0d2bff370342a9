// RFC 8785 for what records contain: no number but whole ones. Reading is as strict as writing: no duplicate key, no
// fraction, no number that JavaScript rounds, no lone surrogate.
import { Refused } from "./refusal.js";

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Ten times the longest game of ten seats and fifteen categories. */
export const MAX_BYTES = 4 * 1024 * 1024;
const MAX_DEPTH = 32;

const NUMBER = /-?(?:0|[1-9][0-9]*)/y;
const FRACTION = /[.eE]/;
const BLANK = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const CONSTANTS: Record<string, Json> = { true: true, false: false, null: null };
const NO_NUMBERS = ["NaN", "Infinity", "-Infinity"];

/** A value as its RFC 8785 text. */
export function encode(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(encode).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${encode(value[key] as Json)}`).join(",")}}`;
}

/** JSON, strictly; throws Refused for anything that RFC 8785 could not have written or that is too large. */
export function decode(data: Uint8Array): Json {
  if (data.length > MAX_BYTES) throw new Refused(`it is larger than ${MAX_BYTES} bytes`);
  return new Reader(textOf(data)).document();
}

/** A document whose bytes must equal their canonical form. */
export function decodeCanonical(data: Uint8Array): Json {
  const value = decode(data);
  if (encode(value) !== textOf(data)) throw new Refused("its bytes differ from their canonical form (RFC 8785)");
  return value;
}

/** Compares as JSON does. */
export function same(left: Json, right: Json): boolean {
  return encode(left) === encode(right);
}

/** A value for a sentence: short, and safe for any terminal. */
export function show(value: Json): string {
  const text = spaced(value);
  return text.length <= 80 ? text : `${text.slice(0, 77)}...`;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (isObject(value)) {
    const members = Object.entries(value).map(([key, item]) => `${spaced(key)}: ${spaced(item)}`);
    return `{${members.join(", ")}}`;
  }
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (unit) =>
    unit === "\u007f" ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function textOf(data: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(data);
  } catch {
    throw new Refused("it is not UTF-8");
  }
}

/** Reads one document. */
class Reader {
  private at = 0;
  private depth = 0;

  constructor(private readonly text: string) {}

  document(): Json {
    const value = this.value();
    this.blank();
    if (this.at < this.text.length) throw this.wrong();
    return value;
  }

  private value(): Json {
    this.blank();
    const next = this.text[this.at];
    if (next === "{") return this.nested(() => this.object());
    if (next === "[") return this.nested(() => this.list());
    if (next === '"') return this.string();
    for (const [word, value] of Object.entries(CONSTANTS)) if (this.takes(word)) return value;
    if (NO_NUMBERS.some((word) => this.takes(word))) throw new Refused("a number in it is not a whole number");
    return this.number();
  }

  private nested(read: () => Json): Json {
    if (++this.depth > MAX_DEPTH) throw new Refused(`it is nested more than ${MAX_DEPTH} deep`);
    this.at += 1;
    const value = read();
    this.depth -= 1;
    return value;
  }

  private object(): Json {
    const value = Object.create(null) as JsonObject; // so that `__proto__` is a key like others
    if (this.closes("}")) return value;
    do {
      this.blank();
      const key = this.string();
      this.blank();
      if (!this.takes(":")) throw this.wrong();
      if (key in value) throw new Refused("an object in it has one key twice");
      value[key] = this.value();
    } while (this.goesOn("}"));
    return value;
  }

  private list(): Json {
    const value: Json[] = [];
    if (this.closes("]")) return value;
    do value.push(this.value());
    while (this.goesOn("]"));
    return value;
  }

  private string(): string {
    const text = JSON.parse(this.match(STRING)) as string;
    if (!isWellFormed(text)) throw new Refused("a text in it has half a surrogate pair");
    return text;
  }

  private number(): number {
    const digits = this.match(NUMBER);
    if (FRACTION.test(this.text[this.at] ?? "")) throw new Refused("a number in it is not a whole number");
    if (!Number.isSafeInteger(Number(digits))) throw new Refused("a number in it is too large");
    return Number(digits);
  }

  private closes(bracket: string): boolean {
    this.blank();
    return this.takes(bracket);
  }

  private goesOn(bracket: string): boolean {
    this.blank();
    if (this.takes(",")) return true;
    if (this.takes(bracket)) return false;
    throw this.wrong();
  }

  private takes(word: string): boolean {
    const found = this.text.startsWith(word, this.at);
    if (found) this.at += word.length;
    return found;
  }

  private blank(): void {
    BLANK.lastIndex = this.at;
    BLANK.test(this.text);
    this.at = BLANK.lastIndex;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null) throw this.wrong();
    this.at = pattern.lastIndex;
    return found[0];
  }

  private wrong(): Refused {
    return new Refused(`it is not JSON: something else was expected at character ${this.at}`);
  }
}

function isWellFormed(text: string): boolean {
  return !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
}
