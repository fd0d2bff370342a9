// The rules part of a ruleset's document, checked and ready to score with.
import { encode, isObject, type Json, show } from "./canonical.js";
import { hex, octets, sha256 } from "./crypto.js";
import { type Dice, FACES, sum } from "./dice.js";
import { type Matcher, MOST_DICE, MOST_POINTS, paid, type Payment, readPattern, readPayment } from "./patterns.js";
import { Refused } from "./refusal.js";
import * as shape from "./shape.js";

const MOST_ROLLS = 10;
const MOST_CATEGORIES = 40;
export const FILL_ORDERS = ["any", "upper_first", "lower_first", "top_to_bottom"] as const;
export type FillOrder = (typeof FILL_ORDERS)[number];
export const ORDERS = ["seat", "random", "roll_off"] as const;
const KEYS = [
  "key", "dice", "faces", "rolls", "categories", "upper_bonus", "extra_bonus", "joker", "fill_order", "order",
];

/** One box of the scorecard. */
export interface Category {
  readonly key: string;
  readonly isUpper: boolean;
  readonly matched: Matcher;
  readonly payment: Payment;
}

/** Points for so much in the upper section. */
export interface Step {
  readonly atLeast: number;
  readonly points: number;
}

export interface Rules {
  readonly key: string;
  readonly digest: string;
  readonly dice: number;
  readonly rolls: number;
  readonly categories: readonly Category[];
  readonly upperBonus: readonly Step[] | null; // each above the last
  readonly extraBonus: { readonly category: string; readonly points: number } | null;
  readonly joker: string | null; // the category whose further rolls are jokers
  readonly jokerIsFree: boolean;
  readonly fillOrder: FillOrder;
}

/** The face that an upper box counts, which is where a joker of that face belongs. */
export function faceOf(category: Category): number | null {
  return category.isUpper && category.payment.kind === "face" ? category.payment.amount : null;
}

/** What the dice give by the box's own pattern. */
export function pointsOf(category: Category, dice: Dice): number {
  const matched = category.matched(dice);
  return matched === null ? 0 : paid(category.payment, dice, matched);
}

/** What the dice give when the box's pattern counts as met. */
export function jokerPointsOf(category: Category, dice: Dice): number {
  return paid(category.payment, dice, category.matched(dice) ?? sum(dice));
}

export function categoryOf(rules: Rules, key: string): Category {
  const found = rules.categories.find((category) => category.key === key);
  if (found === undefined) throw new Refused(`the ruleset ${rules.key} has no category ${show(key)}`);
  return found;
}

export function meets(rules: Rules, key: string, dice: Dice): boolean {
  return categoryOf(rules, key).matched(dice) !== null;
}

export async function readRules(value: Json): Promise<Rules> {
  const part = shape.members(value, KEYS, "the ruleset");
  const of = (key: string) => shape.member(part, key);
  shape.integer(of("faces"), FACES, FACES, "the ruleset's faces (dice/1 throws six-sided dice)");
  shape.oneOf(of("order"), ORDERS, "the ruleset's order");
  const rules: Rules = {
    key: shape.text(of("key"), "the ruleset's key"),
    digest: hex(await sha256(octets(encode(value)))),
    dice: shape.integer(of("dice"), 1, MOST_DICE, "the ruleset's dice"),
    rolls: shape.integer(of("rolls"), 1, MOST_ROLLS, "the ruleset's rolls"),
    categories: categories(of("categories")),
    upperBonus: upperBonus(of("upper_bonus")),
    extraBonus: extraBonus(of("extra_bonus")),
    ...joker(of("joker")),
    fillOrder: shape.oneOf(of("fill_order"), FILL_ORDERS, "the fill order"),
  };
  if (rules.joker !== null && !rules.jokerIsFree && !["any", "upper_first"].includes(rules.fillOrder))
    throw new Refused(`a joker can't be forced where the fill order is ${rules.fillOrder}`);
  if (rules.joker !== null) categoryOf(rules, rules.joker);
  if (rules.extraBonus !== null) categoryOf(rules, rules.extraBonus.category);
  return rules;
}

function categories(value: Json): Category[] {
  const found = shape.items(value, "the categories").map(category);
  if (found.length < 1 || found.length > MOST_CATEGORIES)
    throw new Refused(`a ruleset must have 1 to ${MOST_CATEGORIES} categories`);
  if (new Set(found.map((one) => one.key)).size < found.length)
    throw new Refused("two categories of the ruleset have one key");
  return found;
}

function category(value: Json): Category {
  const part = shape.members(value, ["key", "section", "pattern", "points"], "a category");
  return {
    key: shape.text(shape.member(part, "key"), "a category's key"),
    isUpper: shape.oneOf(shape.member(part, "section"), ["upper", "lower"], "a category's section") === "upper",
    matched: readPattern(shape.member(part, "pattern")),
    payment: readPayment(shape.member(part, "points")),
  };
}

function upperBonus(value: Json): Rules["upperBonus"] {
  if (value === null) return null;
  if (!isObject(value) || !("further" in value)) return [step(value)];
  const { further, ...first } = shape.members(value, ["at_least", "points", "further"], "the upper bonus");
  const steps = [first, ...shape.items(further ?? null, "the upper bonus's further steps")].map(step);
  const rise = steps.every(({ atLeast, points }, place) => {
    const before = steps[place - 1];
    return before === undefined || (before.atLeast < atLeast && before.points < points);
  });
  if (!rise) throw new Refused("the upper bonus's steps do not rise");
  return steps;
}

function step(value: Json): Step {
  const part = shape.members(value, ["at_least", "points"], "the upper bonus");
  return { atLeast: bonusPoints(shape.member(part, "at_least")), points: bonusPoints(shape.member(part, "points")) };
}

function extraBonus(value: Json): Rules["extraBonus"] {
  if (value === null) return null;
  const part = shape.members(value, ["category", "points"], "the extra bonus");
  const key = shape.text(shape.member(part, "category"), "the extra bonus's category");
  return { category: key, points: bonusPoints(shape.member(part, "points")) };
}

function joker(value: Json): Pick<Rules, "joker" | "jokerIsFree"> {
  if (value === null) return { joker: null, jokerIsFree: false };
  const part = shape.members(value, ["category", "policy"], "the joker");
  const policy = shape.oneOf(shape.member(part, "policy"), ["forced", "free"], "the joker's policy");
  return { joker: shape.text(shape.member(part, "category"), "the joker's category"), jokerIsFree: policy === "free" };
}

function bonusPoints(value: Json): number {
  return shape.integer(value, 0, MOST_POINTS, "the points of a bonus");
}
