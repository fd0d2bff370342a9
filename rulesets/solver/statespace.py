"""Which scorecards differ for what is still to come, and where each stands in a table of values.

A state is the set of filled categories, the upper total as far as it still matters, and whether the extra bonus is
armed. Upper totals that can no longer reach the bonus are one column, and so are those that have reached it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulesets import scorecard
from rulesets.dice import Points
from rulesets.ruleset import Category, Ruleset
from rulesets.scorecard import Scorecard
from rulesets.solver.errors import RulesetTooLarge, UnreachableScorecard

NOWHERE: Final = -1
_STATES_LIMIT = 1 << 26  # half a gigabyte of values

Ints = NDArray[np.int64]


class Columns(NamedTuple):
    """Where the states stand; a set of filled categories is an int, bit i for category i of the ruleset."""

    lowest: Ints  # by set: the upper total of its first column, which stands for all below it too
    width: Ints  # by set: its number of columns, one an upper total
    offset: Ints  # armed by set: the place of its first column, or NOWHERE


@dataclass(frozen=True, slots=True)
class StateSpace:
    """Every state of a ruleset and its place in a table."""

    ruleset: Ruleset
    columns: Columns
    size: int  # states in all

    def place(self, card: Scorecard) -> int:
        """Where the state of a scorecard stands in the table; raises UnreachableScorecard."""
        filled = filled_set(self.ruleset, card)
        lowest, width, offset = self.columns
        first = int(offset[int(is_armed(self.ruleset, card)), filled])
        if first == NOWHERE:
            raise UnreachableScorecard(f"No game of {self.ruleset.key} comes to {sorted(card.points)}")
        column = scorecard.upper(self.ruleset, card) - int(lowest[filled])
        return first + min(max(column, 0), int(width[filled]) - 1)


def state_space(ruleset: Ruleset) -> StateSpace:
    """The states of a ruleset; raises RulesetTooLarge."""
    lowest, width = _columns(ruleset)
    widths = _reachable(ruleset) * width
    ends = np.cumsum(widths, dtype=np.int64)
    size = int(ends[-1])
    if size > _STATES_LIMIT:
        raise RulesetTooLarge(f"{ruleset.key} has {size} scorecards, more than {_STATES_LIMIT}", size)
    offset = np.where(widths.ravel() > 0, ends - widths.ravel(), NOWHERE).reshape(widths.shape)
    return StateSpace(ruleset, Columns(lowest, width, offset), size)


def filled_set(ruleset: Ruleset, card: Scorecard) -> int:
    """The filled categories of a scorecard as a set."""
    return bits(category.key in card.points for category in ruleset.categories)


def section_set(ruleset: Ruleset, section: str) -> int:
    """The categories of a section as a set."""
    return bits(category.section == section for category in ruleset.categories)


def stage_sets(ruleset: Ruleset, stages: Iterable[Iterable[Category]]) -> list[int]:
    """The categories of each stage as a set."""
    return [bits(category in stage for category in ruleset.categories) for stage in map(set, stages)]


def bits(members: Iterable[bool]) -> int:
    """The set whose members are said one by one, category by category."""
    return sum(1 << position for position, member in enumerate(members) if member)


def is_armed(ruleset: Ruleset, card: Scorecard) -> bool:
    """Whether further rolls may earn the extra bonus."""
    return ruleset.extra_bonus is not None and card.points.get(ruleset.extra_bonus.category, 0) > 0


def _columns(ruleset: Ruleset) -> tuple[Ints, Ints]:
    most = _most_upper_points(ruleset)
    bonus = ruleset.upper_bonus
    if bonus is None:
        return np.zeros_like(most), np.ones_like(most)
    lowest = np.maximum(bonus.first[0] - 1 - (most[-1] - most), 0)
    highest = np.minimum(bonus.last[0], most)
    return lowest, np.maximum(highest - lowest + 1, 1)


def _most_upper_points(ruleset: Ruleset) -> Ints:
    """By set, the highest upper total its filled categories can hold."""
    most = np.zeros(1, np.int64)
    for category in ruleset.categories:
        points: Points = max(ruleset.possible_points(category.key)) if category.section == "upper" else 0
        most = np.concatenate([most, most + points])
    return most


def _reachable(ruleset: Ruleset) -> NDArray[np.bool_]:
    """Armed by set, whether any game comes there."""
    sets = np.arange(1 << len(ruleset.categories))
    reachable = np.ones((1, sets.size), np.bool_)
    before = 0
    for stage in stage_sets(ruleset, ruleset.stages):
        reachable &= (sets & stage == 0) | (sets & before == before)
        before |= stage
    if ruleset.extra_bonus is None:
        return reachable
    bonus = bits(category.key == ruleset.extra_bonus.category for category in ruleset.categories)
    return np.concatenate([reachable, reachable & (sets & bonus != 0)])
