"""A whole ruleset solved: layer by layer from full scorecards down to the empty one, each striped over the cores."""

import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rulesets.ruleset import Ruleset
from rulesets.solver.lanes import LANES
from rulesets.solver.lattice import passes_of
from rulesets.solver.moments import sweep_moments
from rulesets.solver.scoring import runs_of, scoring_of
from rulesets.solver.statespace import NOWHERE, StateSpace, state_space
from rulesets.solver.sweep import Values, sweep

States = NDArray[np.int64]
Sweep = Callable[[States], None]
Report = Callable[[int, int], None]  # states done, states in all


@dataclass(frozen=True, slots=True)
class Solution:
    """The points still to come under best play, by state, and what that makes of a whole game."""

    space: StateSpace
    values: Values
    standard_deviation: float

    @property
    def expected_score(self) -> float:
        """The mean final score in points."""
        return float(self.values[0])


def solve(ruleset: Ruleset, report: Report = lambda done, of: None) -> Solution:
    """Solve a ruleset; raises RulesetTooLarge."""
    space = state_space(ruleset)
    values = solve_values(space, lambda done, of: report(done, 2 * of))
    moments = solve_moments(space, values, lambda done, of: report(of + done, 2 * of))
    return Solution(space, values, math.sqrt(max(moments[0] - values[0] ** 2, 0.0)))


def solve_values(space: StateSpace, report: Report = lambda done, of: None, threads: int | None = None) -> Values:
    """The expected points still to come, by state."""
    ruleset, scoring, values = space.ruleset, scoring_of(space.ruleset), np.zeros(space.size)
    passes = passes_of(ruleset.dice, LANES)
    runs = runs_of(scoring, passes)
    _write_bonuses(space, values, 1)
    _run(
        space,
        lambda states: sweep(states, ruleset.rolls, space.columns, scoring, runs, passes, values),
        report,
        threads,
    )
    return values


def solve_moments(
    space: StateSpace, values: Values, report: Report = lambda done, of: None, threads: int | None = None
) -> Values:
    """The second moments of the points still to come, by state."""
    ruleset, scoring, moments = space.ruleset, scoring_of(space.ruleset), np.zeros(space.size)
    passes = passes_of(ruleset.dice, LANES)
    runs = runs_of(scoring, passes)
    _write_bonuses(space, moments, 2)
    _run(
        space,
        lambda states: sweep_moments(states, ruleset.rolls, space.columns, scoring, runs, passes, values, moments),
        report,
        threads,
    )
    return moments


def _run(space: StateSpace, sweep_layer: Sweep, report: Report, threads: int | None) -> None:
    threads = threads or os.cpu_count() or 1
    full = space.columns.offset[:, -1] != NOWHERE
    done = int(full.sum() * space.columns.width[-1])
    with ThreadPoolExecutor(threads) as pool:
        for layer in _layers(space):
            # Neighbours are alike in width, so every other one is half of the work.
            stripes = [np.ascontiguousarray(layer[stripe::threads]) for stripe in range(threads)]
            list(pool.map(sweep_layer, stripes))
            done += int(space.columns.width[layer[:, 1]].sum())
            report(done, space.size)


def _layers(space: StateSpace) -> Iterator[States]:
    """The states (armed, filled set) by number of filled categories, the nearly full first, the full ones left out."""
    states = np.argwhere(space.columns.offset != NOWHERE)
    filled = np.bitwise_count(states[:, 1])
    return (states[filled == count] for count in range(len(space.ruleset.categories) - 1, -1, -1))


def _write_bonuses(space: StateSpace, values: Values, power: int) -> None:
    bonus = space.ruleset.upper_bonus
    if bonus is None:
        return
    lowest, width = int(space.columns.lowest[-1]), int(space.columns.width[-1])
    won = [bonus.of(total) ** power if bonus.of(total) else 0 for total in range(lowest, lowest + width)]
    for first in space.columns.offset[:, -1]:
        values[first : first + width] = won
