"""A ruleset's score tables, legality and bonuses as arrays over the rolls, for compiled code and for numpy."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulesets.dice import Dice
from rulesets.ruleset import Ruleset
from rulesets.solver.lattice import Passes, Positions, lattice_of
from rulesets.solver.statespace import bits, section_set, stage_sets

Ints = NDArray[np.int64]


class Scoring(NamedTuple):
    """What a roll brings in each category and where it may go; sets of categories are ints, as in ``Columns``."""

    points: Ints  # categories by rolls, without a joker
    upper: int  # the set of upper categories
    lower: int
    stages: Ints  # sets: a roll goes into an open category of the first that has any
    joker_stages: Ints  # the same for a joker that no upper category of its face takes
    most_upper: Ints  # by category: the most it can add to the upper total
    bonus_category: int  # the one that arms the extra bonus, or -1
    bonus_points: int
    bonus: NDArray[np.bool_]  # by roll: whether it earns the extra bonus once that is armed
    joker_category: int  # the one that must be filled, or -1
    joker_rolls: Ints
    joker_match: Ints  # by joker: the set of upper categories of its face, where that forces it
    joker_points: Ints  # categories by jokers


class Runs(NamedTuple):
    """The rolls of each category by what they score: all rolls of a run read the same places of a child."""

    category_ends: Ints  # where each category's runs end, from 0
    points: Ints  # by run
    ends: Ints  # where each run's rolls end, from 0
    rolls: Positions


@lru_cache(maxsize=64)  # as many as there are compiled rulesets
def scoring_of(ruleset: Ruleset) -> Scoring:
    """The arrays of a ruleset."""
    rolls = lattice_of(ruleset.dice).rolls
    tables, keys = ruleset.tables, [category.key for category in ruleset.categories]
    jokers = [position for position, dice in enumerate(rolls) if dice in tables.joker_rolls]
    return Scoring(
        points=np.array([[tables.plain[key][dice] for dice in rolls] for key in keys], np.int64),
        upper=section_set(ruleset, "upper"),
        lower=section_set(ruleset, "lower"),
        stages=np.array(stage_sets(ruleset, ruleset.stages), np.int64),
        joker_stages=np.array(stage_sets(ruleset, ruleset.joker_stages), np.int64),
        most_upper=np.array(
            [max(ruleset.possible_points(c.key)) if c.section == "upper" else 0 for c in ruleset.categories], np.int64
        ),
        bonus_category=keys.index(ruleset.extra_bonus.category) if ruleset.extra_bonus else -1,
        bonus_points=ruleset.extra_bonus.points if ruleset.extra_bonus else 0,
        bonus=np.array([dice in tables.bonus_rolls for dice in rolls]),
        joker_category=keys.index(ruleset.joker.category) if ruleset.joker else -1,
        joker_rolls=np.array(jokers, np.int64),
        joker_match=np.array([_matching_upper(ruleset, rolls[joker]) for joker in jokers], np.int64),
        joker_points=np.array(
            [[tables.joker[key][rolls[joker]] for joker in jokers] for key in keys], np.int64
        ).reshape(len(keys), len(jokers)),
    )


def runs_of(scoring: Scoring, passes: Passes) -> Runs:
    """The runs of every category, without jokers, the lowest points first."""
    by_category = [_runs(row) for row in scoring.points]
    runs = [run for category in by_category for run in category]
    return Runs(
        category_ends=np.cumsum([0, *map(len, by_category)], dtype=np.int64),
        points=np.array([points for points, _ in runs], np.int64),
        ends=np.cumsum([0, *(rolls.size for _, rolls in runs)], dtype=np.int64),
        rolls=passes.rolls[np.concatenate([rolls for _, rolls in runs])],
    )


def _runs(points: Ints) -> list[tuple[int, Ints]]:
    return [(int(worth), np.flatnonzero(points == worth)) for worth in np.unique(points)]


def _matching_upper(ruleset: Ruleset, dice: Dice) -> int:
    if ruleset.joker is None or ruleset.joker.policy != "forced":
        return 0
    return bits(category.section == "upper" and category.face == dice[0] for category in ruleset.categories)
