// The decisions of the engines whose definition this package knows: what they had to do, from public state alone.
import { bestAction, isExact } from "./greedy.js";
import { type Action, actions, type Position } from "./position.js";
import type { Rules } from "./rules.js";

export type Engine = (position: Position) => Action | Promise<Action>;

/** The engine of that name and version, or null when its decisions can't be recomputed here. */
export function engine(strategy: string | null, version: string | null, rules: Rules): Engine | null {
  if (strategy === "random" && version === "1") return anyAction;
  return strategy === "greedy" && version === "1" && isExact(rules) ? bestAction : null;
}

/** One of the legal actions, each equally likely, drawn from the seat's own lane. */
async function anyAction(position: Position): Promise<Action> {
  const choices = actions(position);
  const lane = `bot${position.seat}`;
  return choices[await position.cup.below(choices.length, lane, position.turn, position.rolls - 1)] as Action;
}
