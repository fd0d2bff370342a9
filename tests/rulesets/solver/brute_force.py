"""Expectimax over whole scorecards with nothing but the rules: no states merged, no lattice, no arrays."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from rulesets import scorecard, turn
from rulesets.dice import Dice, keeps
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard

Moments = tuple[float, float]  # the mean, and the mean square
Action = tuple[str, Dice | str]  # ("keep", faces) or ("score", category)


@cache
def throws(count: int) -> tuple[tuple[Dice, float], ...]:
    """What so many dice may show, and how likely."""
    seen = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=count))
    return tuple((dice, ways / 6**count) for dice, ways in seen.items())


def thrown(dice: Dice, keep: Dice) -> Dice:
    return tuple(sorted((Counter(dice) - Counter(keep)).elements()))


def preferred(dice: Dice, actions: Mapping[Action, Moments]) -> Action:
    """The best action; of equal ones, keeps first, and of those the one that throws the higher dice."""
    best = max(mean for mean, _ in actions.values())
    equal = [action for action, (mean, _) in actions.items() if mean > best - 1e-9]
    equal_keeps = [keep for kind, keep in equal if kind == "keep" and isinstance(keep, tuple)]
    if not equal_keeps:
        return equal[0]
    return "keep", max(equal_keeps, key=lambda keep: thrown(dice, keep)[::-1])


class BruteForce:
    """Every scorecard's points still to come under best play."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self._known: dict[frozenset[tuple[str, int]], Moments] = {}
        self._turns: dict[frozenset[tuple[str, int]], list[dict[Dice, dict[Action, Moments]]]] = {}

    def scorecards(self) -> Iterator[Scorecard]:
        """Every scorecard some game comes to."""
        seen, waiting = {frozenset[tuple[str, int]]()}, [Scorecard()]
        while waiting:
            card = waiting.pop()
            yield card
            for dice, _ in throws(self.ruleset.dice):
                for one in turn.scores(self.ruleset, card, dice):
                    key = frozenset({*card.points.items(), (one.category, one.points)})
                    if one.legal and key not in seen:
                        seen.add(key)
                        waiting.append(Scorecard(dict(key)))

    def moments(self, card: Scorecard) -> Moments:
        """The moments of the points still to come between turns, the upper bonus among them."""
        key = frozenset(card.points.items())
        if key not in self._known:
            self._known[key] = self._moments(card)
        return self._known[key]

    def actions(self, card: Scorecard, dice: Dice, rolls_left: int) -> dict[Action, Moments]:
        """The legal actions of a turn with their moments."""
        key = frozenset(card.points.items())
        if key not in self._turns:
            self._turns[key] = self._turn(card)
        return self._turns[key][rolls_left][dice]

    def _moments(self, card: Scorecard) -> Moments:
        if scorecard.is_full(self.ruleset, card):
            bonus = scorecard.upper_bonus(self.ruleset, card)
            return bonus, bonus**2
        best = {dice: max_of(dice, actions) for dice, actions in self._turn(card)[-1].items()}
        return mean_of(best, (), self.ruleset.dice)

    def _turn(self, card: Scorecard) -> list[dict[Dice, dict[Action, Moments]]]:
        """By rolls left and dice, the actions."""
        scored = {dice: self._scores(card, dice) for dice, _ in throws(self.ruleset.dice)}
        stages = [scored]
        for _ in range(self.ruleset.rolls - 1):
            best = {dice: max_of(dice, actions) for dice, actions in stages[-1].items()}
            values: dict[Dice, Moments] = {}
            stage: dict[Dice, dict[Action, Moments]] = {}
            for dice in scored:
                for keep in keeps(dice):
                    values.setdefault(keep, mean_of(best, keep, self.ruleset.dice))
                stage[dice] = {**{("keep", keep): values[keep] for keep in keeps(dice)}, **scored[dice]}
            stages.append(stage)
        return stages

    def _scores(self, card: Scorecard, dice: Dice) -> dict[Action, Moments]:
        found: dict[Action, Moments] = {}
        for one in turn.scores(self.ruleset, card, dice):
            if one.legal:
                mean, square = self.moments(scorecard.fill(self.ruleset, card, one.category, one.points, 0))
                gain = one.points + one.bonus
                found["score", one.category] = (mean + gain, square + 2 * gain * mean + gain**2)
        return found


def max_of(dice: Dice, actions: Mapping[Action, Moments]) -> Moments:
    return actions[preferred(dice, actions)]


def mean_of(best: Mapping[Dice, Moments], keep: Dice, dice: int) -> Moments:
    outcomes = [(best[tuple(sorted((*keep, *more)))], chance) for more, chance in throws(dice - len(keep))]
    return sum(mean * chance for (mean, _), chance in outcomes), sum(
        square * chance for (_, square), chance in outcomes
    )
