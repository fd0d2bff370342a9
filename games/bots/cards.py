"""Many scorecards at once, as arrays: all that a strategy needs to know of them to value what may be scored."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rulesets import scorecard
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard
from rulesets.solver.statespace import filled_set, is_armed

Ints = NDArray[np.int64]
Values = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Cards:
    """Scorecards, one an element of each array."""

    filled: Ints  # sets of categories, bit i for category i of the ruleset
    upper: Ints  # points in the upper section
    armed: Ints  # 1 where further rolls may earn the extra bonus, else 0

    def __getitem__(self, chosen: Ints | slice) -> "Cards":
        """Some of them."""
        return Cards(self.filled[chosen], self.upper[chosen], self.armed[chosen])


def cards_of(ruleset: Ruleset, card: Scorecard) -> Cards:
    """One scorecard alone."""
    numbers = filled_set(ruleset, card), scorecard.upper(ruleset, card), int(is_armed(ruleset, card))
    return Cards(*(np.array([number], np.int64) for number in numbers))


def empty_cards(count: int) -> Cards:
    """So many empty ones."""
    return Cards(*(np.zeros(count, np.int64) for _ in range(3)))
