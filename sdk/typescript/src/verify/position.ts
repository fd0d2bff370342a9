// What an engine sees when it decides, and all that it may do.
import type { Cup, Dice } from "./dice.js";
import type { Rules } from "./rules.js";
import { type Card, legal } from "./scorecard.js";

/** Throw again with these faces left on the table, or write the dice into a category. */
export type Action = { readonly keep: Dice } | { readonly score: string };

export function told(action: Action): string {
  return "score" in action ? `score ${action.score}` : `keep ${action.keep.join("-") || "nothing"} and throw again`;
}

/** A seat in its own turn, counted from 1, after so many rolls, the last one showing the dice. */
export interface Position {
  readonly rules: Rules;
  readonly cup: Cup;
  readonly seat: number;
  readonly turn: number;
  readonly rolls: number;
  readonly dice: Dice;
  readonly card: Card;
}

/** Every keep that throws a die again, in canonical order: fewer dice first, then lower faces. */
export function keeps(dice: Dice): Dice[] {
  const found = new Map<string, Dice>();
  for (let chosen = 0; chosen < 2 ** dice.length - 1; chosen++) {
    const keep = dice.filter((_, at) => chosen & (1 << at));
    found.set(keep.join(""), keep);
  }
  return [...found.entries()]
    .sort(([one, keep], [other, next]) => keep.length - next.length || (one < other ? -1 : 1))
    .map(([, keep]) => keep);
}

/** All that is legal, in canonical order: the keeps, then the categories as the ruleset lists them. */
export function actions(position: Position): Action[] {
  const again = position.rolls < position.rules.rolls ? keeps(position.dice) : [];
  const categories = legal(position.rules, position.card, position.dice);
  return [...again.map((keep) => ({ keep })), ...categories.map((category) => ({ score: category.key }))];
}
