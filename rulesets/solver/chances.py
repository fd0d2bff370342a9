"""The turn for numpy: the probability of every roll after every keep, and the keeps of every roll, as arrays."""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from rulesets.dice import Dice, keeps
from rulesets.solver.lattice import Lattice, lattice_of

Values = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Chances:
    """What a few products and maxima over whole arrays need, where no compiled code is at hand."""

    lattice: Lattice
    probabilities: Values  # keeps by rolls
    keeps: NDArray[np.intp]  # most keeps of a roll, by rolls: rows of keeps, the first repeated where there are fewer

    def roll_of(self, dice: Dice) -> int:
        """Which of the rolls these dice are."""
        return self.lattice.row_of[dice] - self.lattice.keeps

    def keep_values(self, dice: Dice, by_roll: Values) -> Values:
        """The value of each keep of a roll, in the order of ``keeps``, from that of every roll it may lead to."""
        count = len(keeps(dice))
        rows = self.keeps[:count, self.roll_of(dice)]
        values: Values = np.einsum("kr,r->k", self.probabilities[rows], by_roll)
        return values

    def best_keeps(self, by_roll: Values) -> Values:
        """The value of each roll's best keep, from that of every roll it may lead to."""
        by_keep = np.einsum("kr,r->k", self.probabilities, by_roll)
        best: Values = by_keep[self.keeps].max(axis=0)
        return best


@cache
def chances_of(dice: int) -> Chances:
    """The chances of that many dice."""
    lattice = lattice_of(dice)
    rows = [[lattice.row_of[keep] for keep in keeps(roll)] for roll in lattice.rolls]
    most = max(map(len, rows))
    padded = np.array([row + row[:1] * (most - len(row)) for row in rows], np.intp)
    return Chances(lattice, _probabilities(lattice), np.ascontiguousarray(padded.T))


def _probabilities(lattice: Lattice) -> Values:
    by_row = np.zeros((len(lattice.rows), len(lattice.rolls)))
    by_row[lattice.keeps :] = np.eye(len(lattice.rolls))
    for row in range(lattice.keeps - 1, -1, -1):
        by_row[row] = by_row[lattice.extensions(lattice.rows[row])].mean(axis=0)
    return by_row[: lattice.keeps]
