"""Keeps and rolls as one lattice: the sorted multisets of up to all the dice, joined where they differ by one die.

The value of a keep is the mean of its extensions by one die, and the best keep of a roll a maximum over removals of
one die at a time, so no table of probabilities is needed: 1,260 operations a pass for five dice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import factorial, prod
from operator import itemgetter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulesets.dice import Dice, Face, all_rolls

FACES = 6  # as in rulesets.rules: dice with other numbers of faces do not exist
Positions = NDArray[np.int16]

# Where the removals of a row with so many different faces are cut into steps of two and three.
_CUTS = {2: (0, 2), 3: (0, 3), 4: (0, 2, 4), 5: (0, 2, 5), 6: (0, 3, 6)}


@dataclass(frozen=True, slots=True)
class Lattice:
    """The multisets, one row each: keeps (smaller first, then lexicographic), then the rolls of all the dice."""

    dice: int
    rows: tuple[Dice, ...]
    row_of: dict[Dice, int]
    keeps: int  # how many rows throw at least one die again

    @property
    def rolls(self) -> tuple[Dice, ...]:
        """The rows of all the dice: 252 for five."""
        return self.rows[self.keeps :]

    def extensions(self, keep: Dice) -> list[int]:
        """The rows of a keep with one more die, by the face it shows."""
        return [self.row_of[tuple(sorted((*keep, face)))] for face in range(1, FACES + 1)]

    def removals(self, row: Dice) -> list[int]:
        """The rows with one die less, the lowest face taken first."""
        return [self.row_of[_without(row, face)] for face in sorted(set(row))]

    def ways(self) -> NDArray[np.float64]:
        """In how many ways each roll can be thrown with all the dice; shape (rolls,)."""
        return np.array(
            [factorial(self.dice) // prod(map(factorial, _counts(roll))) for roll in self.rolls], np.float64
        )


class Passes(NamedTuple):
    """The lattice for compiled code: positions are rows times the lanes of one row."""

    extensions: Positions  # keeps by faces, the largest keeps last
    two: Positions  # (row, removal, removal), by size of the row
    two_ends: NDArray[np.int64]  # where each size ends in ``two``, from 0
    three: Positions  # (row, removal, removal, removal), by size of the row
    three_ends: NDArray[np.int64]
    rolls: Positions
    ways: NDArray[np.float64]


@cache
def lattice_of(dice: int) -> Lattice:
    """The lattice of that many dice: 462 rows for five."""
    rows = tuple(row for size in range(dice + 1) for row in all_rolls(size, FACES))
    keeps = len(rows) - len(all_rolls(dice, FACES))
    return Lattice(dice, rows, {row: position for position, row in enumerate(rows)}, keeps)


@cache
def passes_of(dice: int, lanes: int) -> Passes:
    """The passes over the lattice for rows of that many lanes."""
    lattice = lattice_of(dice)
    steps = [[step for row in all_rolls(size, FACES) for step in _steps(lattice, row)] for size in range(1, dice + 1)]
    two, two_ends = _steps_of_length(steps, 3, lanes)
    three, three_ends = _steps_of_length(steps, 4, lanes)
    return Passes(
        extensions=_positions([lattice.extensions(row) for row in lattice.rows[: lattice.keeps]], FACES, lanes),
        two=two,
        two_ends=two_ends,
        three=three,
        three_ends=three_ends,
        rolls=_positions([[row] for row in range(lattice.keeps, len(lattice.rows))], 1, lanes)[:, 0],
        ways=lattice.ways(),
    )


def _steps(lattice: Lattice, row: Dice) -> Iterator[tuple[int, ...]]:
    """The removals of a row two or three at a time, lowest faces first; a single one stands twice.

    Loops of a fixed number of operands are what a processor predicts; a maximum does not mind a candidate twice.
    """
    removals = lattice.removals(row)
    if len(removals) == 1:
        removals *= 2
    for start, end in pairwise(_CUTS[len(removals)]):
        yield (lattice.row_of[row], *removals[start:end])


def _steps_of_length(
    steps: Sequence[Sequence[tuple[int, ...]]], length: int, lanes: int
) -> tuple[Positions, NDArray[np.int64]]:
    chosen = [[step for step in of_size if len(step) == length] for of_size in steps]
    ends = np.cumsum([0, *map(len, chosen)], dtype=np.int64)
    return _positions([step for of_size in chosen for step in _first_visits_first(of_size)], length, lanes), ends


def _first_visits_first(steps: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    # A row read right after it was written stalls the processor; so whoever comes twice comes again at the end.
    rows = [step[0] for step in steps]
    again = [row in rows[:position] for position, row in enumerate(rows)]
    return [step for step, _ in sorted(zip(steps, again, strict=True), key=itemgetter(1))]


def _positions(rows: Sequence[Sequence[int]], width: int, lanes: int) -> Positions:
    return np.array(rows, np.int16).reshape(-1, width) * np.int16(lanes)


def _without(row: Dice, face: Face) -> Dice:
    position = row.index(face)
    return row[:position] + row[position + 1 :]


def _counts(row: Dice) -> list[int]:
    return [row.count(face) for face in set(row)]
