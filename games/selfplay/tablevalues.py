"""A solved table as a valuation: points now and under best play to come, for many scorecards at once."""

import numpy as np

from games.bots.cards import Cards, Ints, Values
from rulesets.solver.scoring import scoring_of
from rulesets.solver.tablefile import Table


class TableValues:
    """What perfect play thinks that points are worth."""

    def __init__(self, table: Table) -> None:
        self._columns = table.space.columns
        self._values = table.values
        self._scoring = scoring_of(table.ruleset)

    def places(self, cards: Cards) -> Ints:
        """Where the states of scorecards stand in the table; those with one place are played alike."""
        return self._places(cards.filled, cards.armed, cards.upper)

    def worth(self, category: int, points: Ints, cards: Cards) -> Values:
        """The points and the value of the scorecard with them."""
        upper = cards.upper + points if self._scoring.most_upper[category] else cards.upper
        arms = category == self._scoring.bonus_category
        armed = cards.armed | (points > 0) if arms else cards.armed
        # A category that is filled has no scorecard to come to; what is found there is not allowed anyway.
        worth: Values = self._values[self._places(cards.filled | 1 << category, armed, upper)] + points
        return worth

    def _places(self, filled: Ints, armed: Ints, upper: Ints) -> Ints:
        lowest, width, offset = self._columns
        column = np.clip(upper - lowest[filled], 0, width[filled] - 1)
        places: Ints = offset[armed, filled] + column
        return places
