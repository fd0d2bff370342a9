"""What scoring any roll in any open category is worth, for one scorecard at once, with numpy."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rulesets import scorecard
from rulesets.scorecard import Scorecard
from rulesets.solver.scoring import scoring_of
from rulesets.solver.statespace import NOWHERE, filled_set, is_armed
from rulesets.solver.tablefile import Table, Values

Ints = NDArray[np.int64]

ILLEGAL: Final = float("-inf")


class ScoreValues:
    """A table read by scorecard: all values are points still to come, those of the score itself included."""

    def __init__(self, table: Table) -> None:
        self._ruleset = table.ruleset
        self._space = table.space
        self._values = table.values
        self._scoring = scoring_of(table.ruleset)
        is_upper = (self._scoring.most_upper > 0)[:, None]
        self._upper_points = self._scoring.points * is_upper
        self._joker_upper_points = self._scoring.joker_points * is_upper
        self._bonus = self._scoring.bonus * float(self._scoring.bonus_points)
        self._categories = np.arange(len(table.ruleset.categories))

    def state_value(self, card: Scorecard) -> float:
        """The expected points still to come between turns; raises UnreachableScorecard."""
        return float(self._values[self._space.place(card)])

    def by_category_and_roll(self, card: Scorecard) -> Values:
        """The values of scoring, open categories by rolls, ILLEGAL where that is not allowed.

        Raises UnreachableScorecard.
        """
        self._space.place(card)
        filled, armed = filled_set(self._ruleset, card), int(is_armed(self._ruleset, card))
        still_open = self._categories[filled >> self._categories & 1 == 0]
        upper = scorecard.upper(self._ruleset, card)
        values = self._scored(still_open, filled, armed, upper, self._scoring.points, self._upper_points)
        if self._scoring.joker_category >= 0 and filled >> self._scoring.joker_category & 1:
            jokers = self._scored(
                still_open, filled, armed, upper, self._scoring.joker_points, self._joker_upper_points
            )
            values[:, self._scoring.joker_rolls] = np.where(self._joker_legal(still_open, filled), jokers, ILLEGAL)
        if armed:
            values += self._bonus
        return values

    def _scored(
        self, still_open: Ints, filled: int, armed: int, upper: int, points: Ints, upper_points: Ints
    ) -> Values:
        """The values of scoring, whatever may be legal: in the states after it, and the points themselves."""
        lowest, width, offset = self._space.columns
        children = filled | 1 << still_open
        first = offset[armed, children]
        places = upper_points[still_open]
        places += (upper - lowest[children])[:, None]
        np.maximum(places, 0, out=places)
        np.minimum(places, (width[children] - 1)[:, None], out=places)
        places += first[:, None]
        arms = np.flatnonzero(still_open == self._scoring.bonus_category)
        for row in arms:
            places[row] += (offset[1, children[row]] - first[row]) * (points[still_open[row]] > 0)
        values: Values = self._values[places] + points[still_open]
        values[first == NOWHERE] = ILLEGAL
        return values

    def _joker_legal(self, still_open: Ints, filled: int) -> NDArray[np.bool_]:
        """Whether each joker may go into each open category; open categories by jokers."""
        otherwise = next((left for stage in self._scoring.joker_stages if (left := stage & ~filled)), 0)
        matching = self._scoring.joker_match & ~filled
        allowed = np.where(matching > 0, matching, otherwise)
        return allowed >> still_open[:, None] & 1 > 0
