"""What every action of a turn is worth under best play from then on, read from a solved table.

numpy is all it needs: a web process answers without the compiler that solved the table.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from rulesets import scorecard
from rulesets.dice import Dice, Points, keeps
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard
from rulesets.solver.chances import chances_of
from rulesets.solver.preference import TIE, keep_preference
from rulesets.solver.scorevalues import ILLEGAL, ScoreValues
from rulesets.solver.tablefile import Table, Values
from rulesets.turn import check_roll


@dataclass(frozen=True, slots=True)
class Keep:
    """Keeping these faces and throwing the other dice; ``value`` is the expected final score in points."""

    keep: Dice
    value: float


@dataclass(frozen=True, slots=True)
class Score:
    """Filling this category; ``value`` is the expected final score in points."""

    category: str
    value: float


Action = Keep | Score


class Adviser:
    """A table with what reading it quickly needs: one a ruleset and process."""

    def __init__(self, table: Table) -> None:
        self._ruleset = table.ruleset
        self._space = table.space
        self._scores = ScoreValues(table)
        self._chances = chances_of(table.ruleset.dice)

    def value(self, card: Scorecard) -> float:
        """The expected final score of a scorecard between turns; raises UnreachableScorecard."""
        return _points_so_far(self._ruleset, card) + self._scores.state_value(card)

    def actions(self, card: Scorecard, dice: Dice | None, rolls_left: int) -> tuple[Action, ...]:
        """Every legal action with its value: the keeps if rolls are left, then the categories, in canonical order.

        ``dice`` is None before the first roll, when to throw them all is the only action. Raises InvalidDice,
        InvalidRoll and UnreachableScorecard.
        """
        if scorecard.is_full(self._ruleset, card):
            return ()
        if dice is None:
            return (Keep((), self.value(card)),)
        dice = self._ruleset.roll(dice)
        check_roll(self._ruleset, self._ruleset.rolls - rolls_left)
        so_far = _points_so_far(self._ruleset, card)
        scored = self._scores.by_category_and_roll(card)
        return (*self._keeps(scored, dice, rolls_left, so_far), *self._categories(card, scored, dice, so_far))

    def _keeps(self, scored: Values, dice: Dice, rolls_left: int, so_far: Points) -> Iterator[Keep]:
        if rolls_left == 0:
            return
        by_score = scored.max(axis=0)
        by_roll = by_score
        for _ in range(rolls_left - 1):
            by_roll = np.maximum(by_score, self._chances.best_keeps(by_roll))
        values = self._chances.keep_values(dice, by_roll) + so_far
        yield from map(Keep, keeps(dice), values.tolist())

    def _categories(self, card: Scorecard, scored: Values, dice: Dice, so_far: Points) -> Iterator[Score]:
        values = (scored[:, self._chances.roll_of(dice)] + so_far).tolist()
        for category, value in zip(scorecard.open_categories(self._ruleset, card), values, strict=True):
            if value != ILLEGAL:
                yield Score(category.key, value)


def best_action(dice: Dice | None, actions: Sequence[Action]) -> Action:
    """The action that perfect play takes: of those no worse than the best, the preferred one."""
    least = max(action.value for action in actions) - TIE
    equal = [action for action in actions if action.value >= least]
    equal_keeps = [action for action in equal if isinstance(action, Keep)]
    if dice is None or not equal_keeps:
        return equal[0]
    return min(equal_keeps, key=lambda action: keep_preference(dice, action.keep))


def _points_so_far(ruleset: Ruleset, card: Scorecard) -> Points:
    # Without the upper bonus: the table counts it as still to come, also where the threshold is reached.
    return scorecard.upper(ruleset, card) + scorecard.lower(ruleset, card) + card.bonus
