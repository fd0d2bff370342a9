// What may be written into a scorecard, what it brings, and what it adds up to.
import { type Dice, sum, throwsOf } from "./dice.js";
import { Refused } from "./refusal.js";
import { type Category, categoryOf, faceOf, type FillOrder, jokerPointsOf, meets, pointsOf, type Rules } from "./rules.js";

/** The filled boxes with their points, and the sum of the extra bonuses. */
export interface Card {
  readonly points: ReadonlyMap<string, number>;
  readonly bonus: number;
}

export const EMPTY: Card = { points: new Map(), bonus: 0 };

/** What one choice of a category brings: its points, and an extra bonus. */
export interface Entry {
  readonly category: string;
  readonly points: number;
  readonly bonus: number;
}

/** The categories that the dice may go into, in the ruleset's order. */
export function legal(rules: Rules, card: Card, dice: Dice): readonly Category[] {
  if (!isJoker(rules, card, dice) || rules.jokerIsFree) return due(rules, card, rules.fillOrder);
  const own = free(rules, card).filter((category) => category.isUpper && faceOf(category) === dice[0]);
  if (own.length) return own;
  return due(rules, card, rules.fillOrder === "any" ? "lower_first" : rules.fillOrder);
}

function free(rules: Rules, card: Card): readonly Category[] {
  return rules.categories.filter((category) => !card.points.has(category.key));
}

/** The free boxes that an order lets be filled now. */
function due(rules: Rules, card: Card, order: FillOrder): readonly Category[] {
  const left = free(rules, card);
  if (order === "any") return left;
  if (order === "top_to_bottom") return left.slice(0, 1);
  const first = left.filter((category) => category.isUpper === (order === "upper_first"));
  return first.length ? first : left;
}

/** What the dice bring wherever they may go, in the ruleset's order. */
export function entries(rules: Rules, card: Card, dice: Dice): Entry[] {
  const joker = isJoker(rules, card, dice);
  const bonus = extraBonus(rules, card, dice);
  return legal(rules, card, dice).map((category) => ({
    category: category.key,
    points: joker && !category.isUpper ? jokerPointsOf(category, dice) : pointsOf(category, dice),
    bonus,
  }));
}

/** What the dice bring in a category, where they must be allowed to go. */
export function enter(rules: Rules, card: Card, dice: Dice, key: string): Entry {
  if (card.points.has(categoryOf(rules, key).key)) throw new Refused(`${key} was filled before`);
  const allowed = entries(rules, card, dice);
  const entry = allowed.find((one) => one.category === key);
  if (entry === undefined) {
    const keys = allowed.map((one) => one.category).join(", ");
    throw new Refused(`${key} is not allowed for these dice now, only ${keys}`);
  }
  return entry;
}

/**
 * The category in which a turn that ran out scores 0: of those that the dice on the table may go into, or, before the
 * first roll, that any dice may, the one that can hold the fewest points at best; of equal ones the first.
 */
export function givenUp(rules: Rules, card: Card, dice: Dice): Category {
  const candidates = dice.length ? legal(rules, card, dice) : due(rules, card, rules.fillOrder);
  return candidates.reduce((least, one) => (mostPoints(rules, one) < mostPoints(rules, least) ? one : least));
}

const mostKnown = new WeakMap<Category, number>();

/** The most points that a category can ever hold, those under a joker included. */
export function mostPoints(rules: Rules, category: Category): number {
  let most = mostKnown.get(category);
  if (most === undefined) {
    const rolls = throwsOf(rules.dice);
    const joker = rules.joker;
    const jokers = joker === null || category.isUpper ? [] : rolls.filter((dice) => meets(rules, joker, dice));
    const points = rolls.map((dice) => pointsOf(category, dice));
    most = Math.max(...points, ...jokers.map((dice) => jokerPointsOf(category, dice)));
    mostKnown.set(category, most);
  }
  return most;
}

export function filled(card: Card, entry: Entry): Card {
  return { points: new Map([...card.points, [entry.category, entry.points]]), bonus: card.bonus + entry.bonus };
}

export function isFull(rules: Rules, card: Card): boolean {
  return card.points.size === rules.categories.length;
}

/** The bonus of the upper section as far as it is filled. */
export function upperBonus(rules: Rules, card: Card): number {
  const upper = sum(rules.categories.filter((one) => one.isUpper).map((one) => card.points.get(one.key) ?? 0));
  return Math.max(0, ...(rules.upperBonus ?? []).filter((step) => upper >= step.atLeast).map((step) => step.points));
}

/** The grand total, bonuses included. */
export function total(rules: Rules, card: Card): number {
  return sum([...card.points.values()]) + upperBonus(rules, card) + card.bonus;
}

function isJoker(rules: Rules, card: Card, dice: Dice): boolean {
  return rules.joker !== null && card.points.has(rules.joker) && meets(rules, rules.joker, dice);
}

function extraBonus(rules: Rules, card: Card, dice: Dice): number {
  const extra = rules.extraBonus;
  if (extra === null || !card.points.get(extra.category) || !meets(rules, extra.category, dice)) return 0;
  return extra.points;
}
