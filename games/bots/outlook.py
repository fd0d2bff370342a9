"""A turn looked through to its end, for many scorecards at once: what every roll and every keep is worth.

Worths are multiples of an eighth of a point or come from a solved table. Multiplied by the number of outcomes of the
throws to come (``scale_of``), the former stay whole eighths through every mean, so that no rounding decides a tie.
"""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import comb

import numpy as np
from numpy.typing import NDArray

from games.bots.cards import Values
from rulesets.solver.lattice import FACES, Lattice, lattice_of

Rows = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Throws:
    """The lattice of keeps and rolls for numpy; the last axis of all values is the scorecards."""

    lattice: Lattice
    sizes: tuple[int, ...]  # where the rows of each number of dice begin, from none to all, and the end
    extended: Rows  # rows by faces: with one die more; a roll of all the dice stays what it is
    removals: Rows  # rows by most different faces: with one die less, the first repeated where there are fewer

    def before(self, by_roll: Values) -> Values:
        """What each keep is worth before the other dice are thrown."""
        values = np.empty((len(self.lattice.rows), *by_roll.shape[1:]))
        values[self.lattice.keeps :] = by_roll
        for start, end in reversed(list(pairwise(self.sizes[:-1]))):
            total = values[self.extended[start:end, 0]]
            for face in range(1, FACES):
                total += values[self.extended[start:end, face]]
            values[start:end] = total / FACES
        return values[: self.lattice.keeps]

    def best_keeps(self, by_keep: Values) -> Values:
        """What each roll is worth if some of its dice are thrown again."""
        best = np.concatenate([by_keep, np.full((len(self.lattice.rolls), *by_keep.shape[1:]), -np.inf)])
        for size, (start, end) in enumerate(pairwise(self.sizes)):
            for removal in range(min(size, FACES)):
                np.maximum(best[start:end], best[self.removals[start:end, removal]], out=best[start:end])
        return best[self.lattice.keeps :]


@cache
def throws_of(dice: int) -> Throws:
    """The throws of that many dice."""
    lattice = lattice_of(dice)
    sizes = np.cumsum([0, *(comb(size + FACES - 1, size) for size in range(dice + 1))])
    removals = [lattice.removals(row) or [0] for row in lattice.rows]
    return Throws(
        lattice=lattice,
        sizes=tuple(int(size) for size in sizes),
        extended=np.array(
            [
                lattice.extensions(row) if place < lattice.keeps else [place] * FACES
                for place, row in enumerate(lattice.rows)
            ],
            np.intp,
        ),
        removals=np.array([(row + row[:1] * FACES)[:FACES] for row in removals], np.intp),
    )


@dataclass(frozen=True, slots=True)
class Outlook:
    """What rolls and keeps are worth in one turn."""

    throws: Throws
    by_score: Values  # rolls by cards: scored at once
    by_keep: tuple[Values, ...]  # by throws left, from 1 on: keeps by cards

    def start(self) -> Values:
        """By card, what the turn is worth before its first throw."""
        best: Values = self.throws.before(_by_roll(self.throws, self.by_score, self.by_keep))[0]
        return best


def outlook(dice: int, rolls: int, by_score: Values) -> Outlook:
    """The outlook of a turn from what each roll is worth if it is scored."""
    throws, by_keep = throws_of(dice), tuple[Values, ...]()
    for _ in range(rolls - 1):
        by_keep += (throws.before(_by_roll(throws, by_score, by_keep)),)
    return Outlook(throws, by_score, by_keep)


def _by_roll(throws: Throws, by_score: Values, by_keep: tuple[Values, ...]) -> Values:
    """What each roll is worth when as many throws are left as ``by_keep`` knows."""
    return np.maximum(by_score, throws.best_keeps(by_keep[-1])) if by_keep else by_score


def scale_of(dice: int, rolls: int) -> int:
    """The outcomes of all the throws of a turn but the first: whole worths times it stay whole in every keep's mean."""
    return int(FACES ** (dice * (rolls - 1)))


def in_eighths(points: Values) -> Values:
    """Rounded to an eighth of a point, which binary fractions hold exactly."""
    rounded: Values = np.round(points * 8) / 8
    return rounded
