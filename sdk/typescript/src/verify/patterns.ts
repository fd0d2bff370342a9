// What a category asks of the dice, and what it pays: read from the rules part.
import { isObject, type Json } from "./canonical.js";
import { countOf, type Dice, FACES, sorted, sum } from "./dice.js";
import { Refused } from "./refusal.js";
import * as shape from "./shape.js";

/** The sum of the dice that a pattern matches, by the choice that sums highest; null when it is not met. */
export type Matcher = (dice: Dice) => number | null;

export const MOST_DICE = 6;
export const MOST_POINTS = 10_000;
const MOST_PATTERNS = 50;
const SIMPLE = ["any", "of_a_kind", "groups", "straight", "faces", "contains", "among"] as const;
const COMPOSITE = ["one_of", "all_of"] as const;

/** How many points a met pattern gives; `plus` comes on top of a sum of dice. */
export interface Payment {
  readonly kind: "sum" | "face" | "matching" | "fixed";
  readonly amount: number;
  readonly plus: number;
}

/** The points for dice of which a pattern matched so much. */
export function paid(payment: Payment, dice: Dice, matched: number): number {
  if (payment.kind === "sum") return sum(dice) + payment.plus;
  if (payment.kind === "face") return payment.amount * countOf(dice, payment.amount);
  return payment.kind === "matching" ? matched + payment.plus : payment.amount;
}

export function readPattern(value: Json): Matcher {
  return remembered(read(value, COMPOSITE));
}

export function readPayment(value: Json): Payment {
  const kind = kindOf(value, ["sum", "face", "matching", "fixed"] as const, "a points rule's kind");
  if (kind === "face") return { kind, amount: number(part(value, "face"), FACES), plus: 0 };
  if (kind === "fixed")
    return { kind, amount: shape.integer(part(value, "points"), 0, MOST_POINTS, "a category's points"), plus: 0 };
  if (isObject(value) && "plus" in value)
    return { kind, amount: 0, plus: shape.integer(part(value, "plus"), 1, MOST_POINTS, "a category's points") };
  shape.members(value, ["kind"], "a points rule");
  return { kind, amount: 0, plus: 0 };
}

/** A pattern, or one of patterns; within alternatives there are no alternatives again. */
function read(value: Json, composites: readonly (typeof COMPOSITE)[number][]): Matcher {
  const kind = kindOf(value, [...SIMPLE, ...composites], "a pattern's kind");
  if (kind !== "one_of" && kind !== "all_of") return readSimple(value);
  const patterns = shape.items(part(value, "patterns"), "the patterns of a rule");
  if (patterns.length < 1 || patterns.length > MOST_PATTERNS)
    throw new Refused(`a rule of the ruleset must have 1 to ${MOST_PATTERNS} patterns`);
  const within = composites.slice(composites.indexOf(kind) + 1);
  const matchers = patterns.map((pattern) => read(pattern, within));
  return kind === "one_of" ? anyOf(matchers) : allOf(matchers);
}

function readSimple(value: Json): Matcher {
  const kind = kindOf(value, SIMPLE, "a pattern's kind");
  if (kind === "any") return sum;
  if (kind === "of_a_kind") return groups([number(part(value, "count"), MOST_DICE)]);
  if (kind === "groups") return groups(numbers(part(value, "sizes"), MOST_DICE));
  if (kind === "straight") return straight(number(part(value, "length"), FACES));
  const faces = sorted(numbers(part(value, "faces"), FACES));
  if (kind === "contains") return containing(faces);
  return kind === "among" ? among(faces) : exactly(faces);
}

function remembered(matcher: Matcher): Matcher {
  const known = new Map<string, number | null>();
  return (dice) => {
    const key = dice.join("");
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = matcher(dice)));
    return found;
  };
}

function kindOf<Kind extends string>(value: Json, kinds: readonly Kind[], what: string): Kind {
  return shape.oneOf(isObject(value) ? (value["kind"] ?? null) : null, kinds, what);
}

function part(value: Json, key: string): Json {
  return shape.member(shape.members(value, ["kind", key], "a rule of the ruleset"), key);
}

function number(value: Json, most: number): number {
  return shape.integer(value, 1, most, "a number in a rule of the ruleset");
}

function numbers(value: Json, most: number): number[] {
  const found = shape.items(value, "a list in a rule of the ruleset").map((item) => number(item, most));
  if (found.length < 1 || found.length > MOST_DICE)
    throw new Refused(`a list in a rule of the ruleset must have 1 to ${MOST_DICE} numbers`);
  return found;
}

/** Distinct faces, so many dice of each. */
function groups(sizes: readonly number[]): Matcher {
  const best = (dice: Dice, at: number, used: readonly number[]): number | null => {
    const size = sizes[at];
    if (size === undefined) return 0;
    let most: number | null = null;
    for (const face of new Set(dice)) {
      if (used.includes(face) || countOf(dice, face) < size) continue;
      const rest = best(dice, at + 1, [...used, face]);
      if (rest !== null) most = Math.max(most ?? 0, face * size + rest);
    }
    return most;
  };
  return (dice) => best(dice, 0, []);
}

function straight(length: number): Matcher {
  const runs = Array.from({ length: FACES + 1 - length }, (_, first) =>
    Array.from({ length }, (_, step) => first + 1 + step),
  );
  return (dice) => highest(runs.filter((run) => run.every((face) => dice.includes(face))).map(sum));
}

function exactly(faces: Dice): Matcher {
  return (dice) => (sorted(dice).join() === faces.join() ? sum(dice) : null);
}

function containing(faces: Dice): Matcher {
  return (dice) => (faces.every((face) => countOf(dice, face) >= countOf(faces, face)) ? sum(faces) : null);
}

function among(faces: Dice): Matcher {
  return (dice) => (dice.every((die) => faces.includes(die)) ? sum(dice) : null);
}

/** What the first of them matches, where all are met. */
function allOf(matchers: readonly Matcher[]): Matcher {
  return (dice) => {
    const sums = matchers.map((matcher) => matcher(dice));
    return sums.includes(null) ? null : (sums[0] ?? null);
  };
}

function anyOf(matchers: readonly Matcher[]): Matcher {
  return (dice) => highest(matchers.map((matcher) => matcher(dice)).filter((found) => found !== null));
}

function highest(numbers: number[]): number | null {
  return numbers.length ? Math.max(...numbers) : null;
}
