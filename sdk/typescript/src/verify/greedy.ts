// The engine `greedy`, version 1: the most expected points of the turn under way, exactly computed.
//
// An action is worth the points and the extra bonus that the turn is expected to write when it goes on in the best way;
// the upper bonus and later turns count for nothing. Ties go, in this order, to a category before a throw; among
// categories to the one that could have held the fewest points at best, then to the first in the ruleset; among keeps to
// the one with more dice, then to the one with lower faces first.
//
// Worths are whole numbers: after r throws that are still to come they count all the 6 ** (dice * r) outcomes.
import { type Dice, FACES, sorted, throwsOf } from "./dice.js";
import { type Action, keeps, type Position } from "./position.js";
import { categoryOf, type Rules } from "./rules.js";
import { type Card, type Entry, entries, mostPoints } from "./scorecard.js";

/** Whether all worths of a ruleset are numbers that JavaScript counts exactly. */
export function isExact(rules: Rules): boolean {
  const most = Math.max(...rules.categories.map((category) => mostPoints(rules, category)));
  const worth = most + (rules.extraBonus?.points ?? 0);
  return Number.isSafeInteger(worth * FACES ** (rules.dice * (rules.rolls - 1)));
}

/** The action that greedy takes. */
export function bestAction(position: Position): Action {
  const { rules, dice, card } = position;
  const thought = Thought.of(rules, card);
  const best = thought.bestEntry(dice);
  const left = rules.rolls - position.rolls;
  if (left === 0) return { score: best.category };
  let keep: Dice = [];
  let most = -1;
  for (const candidate of keeps(dice)) {
    const worth = thought.keepWorth(candidate, left);
    if (worth > most || (worth === most && isBefore(candidate, keep))) [keep, most] = [candidate, worth];
  }
  return worthOf(best) * outcomes(rules, left) >= most ? { score: best.category } : { keep };
}

/** Whether a keep comes before an equally good one: more dice, then lower faces first. */
function isBefore(keep: Dice, other: Dice): boolean {
  if (keep.length !== other.length) return keep.length > other.length;
  const at = keep.findIndex((face, index) => face !== other[index]);
  return at >= 0 && (keep[at] as number) < (other[at] as number);
}

/** What is worked out for one scorecard, which engines look at several times in a turn. */
class Thought {
  private static last: Thought | undefined;

  private readonly ofKeeps = new Map<string, number>();
  private readonly ofDice = new Map<string, number>();
  private readonly ofEntries = new Map<string, Entry>();

  private constructor(
    private readonly rules: Rules,
    private readonly card: Card,
  ) {}

  static of(rules: Rules, card: Card): Thought {
    if (Thought.last?.rules !== rules || Thought.last.card !== card) Thought.last = new Thought(rules, card);
    return Thought.last;
  }

  keepWorth(keep: Dice, left: number): number {
    return remembered(this.ofKeeps, `${keep.join("")}/${left}`, () => {
      const worths = throwsWithWays(this.rules.dice - keep.length).map(
        ([faces, ways]) => ways * this.diceWorth(sorted([...keep, ...faces]), left - 1),
      );
      // A keep's own throw has fewer outcomes than a throw of all the dice; count each as often as makes them equal.
      return worths.reduce((one, other) => one + other, 0) * FACES ** keep.length;
    });
  }

  bestEntry(dice: Dice): Entry {
    return remembered(this.ofEntries, dice.join(""), () =>
      entries(this.rules, this.card, dice).reduce((best, one) => (this.isBetter(one, best) ? one : best)),
    );
  }

  private diceWorth(dice: Dice, left: number): number {
    return remembered(this.ofDice, `${dice.join("")}/${left}`, () => {
      const now = worthOf(this.bestEntry(dice)) * outcomes(this.rules, left);
      return left === 0 ? now : Math.max(now, ...keeps(dice).map((keep) => this.keepWorth(keep, left)));
    });
  }

  private isBetter(one: Entry, best: Entry): boolean {
    const most = (entry: Entry) => mostPoints(this.rules, categoryOf(this.rules, entry.category));
    return worthOf(one) > worthOf(best) || (worthOf(one) === worthOf(best) && most(one) < most(best));
  }
}

const known = new Map<number, [Dice, number][]>();

/** The sorted throws of so many dice, each with the number of ways in which it falls. */
function throwsWithWays(dice: number): [Dice, number][] {
  let found = known.get(dice);
  if (found === undefined) known.set(dice, (found = throwsOf(dice).map((faces) => [faces, ways(faces)])));
  return found;
}

function ways(faces: Dice): number {
  let found = factorial(faces.length);
  for (const face of new Set(faces)) found /= factorial(faces.filter((one) => one === face).length);
  return found;
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}

function outcomes(rules: Rules, throws: number): number {
  return FACES ** (rules.dice * throws);
}

function worthOf(entry: Entry): number {
  return entry.points + entry.bonus;
}

function remembered<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  let value = values.get(key);
  if (value === undefined) values.set(key, (value = make()));
  return value;
}
