// Moments in UTC, in whole microseconds since 1970.
import { type Json, show } from "./canonical.js";
import { Refused } from "./refusal.js";

export type Time = bigint;

const FORM = /^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})\.([0-9]{6})Z$/;
const LAST: Time = 253_402_300_799_999_999n; // of the year 9999
export const SECOND = 1_000_000n;

/** A moment, written to the microsecond. */
export function readTime(value: Json, what: string): Time {
  const found = typeof value === "string" ? FORM.exec(value) : null;
  if (found !== null) {
    const [year, month, day, hour, minute, second, micros] = found.slice(1).map(Number) as [
      number, number, number, number, number, number, number,
    ];
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day);
    date.setUTCHours(hour, minute, second);
    // What the calendar lacks, it carries over.
    const isThere = year > 0 && date.toISOString().slice(0, 19) === (value as string).slice(0, 19);
    if (isThere) return BigInt(date.getTime()) * 1000n + BigInt(micros);
  }
  throw new Refused(`${what} must be a time such as 2026-11-30T12:48:09.123456Z, not ${show(value)}`);
}

/** A moment as the log writes it. */
export function timestamp(moment: Time): string {
  const micros = ((moment % SECOND) + SECOND) % SECOND;
  const seconds = new Date(Number((moment - micros) / 1000n)).toISOString().slice(0, 19);
  return `${seconds}.${String(micros).padStart(6, "0")}Z`;
}

/** A later moment. */
export function later(moment: Time, by: bigint): Time {
  if (moment + by > LAST) throw new Refused("its time is beyond the calendar");
  return moment + by;
}
