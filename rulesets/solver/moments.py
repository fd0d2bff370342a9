"""The second moments of the points still to come, by the same backward pass under the same best play.

Play is only defined once equal actions are told apart: ``preference`` says how, and the order in which the candidates
meet here follows it. Of equal categories the first stays; a later keep takes the place of an equal one, and of scoring.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from rulesets.solver.lanes import LANES, add, choose, load, multiply, spread, store
from rulesets.solver.lattice import Passes
from rulesets.solver.preference import TIE
from rulesets.solver.scoring import Runs, Scoring
from rulesets.solver.statespace import Columns
from rulesets.solver.sweep import Values, average_keeps, average_rolls, joker_set, lay_out_children, legal_set


@njit(nogil=True, cache=True)
def sweep_moments(
    states: NDArray[np.int64],
    rolls: int,
    columns: Columns,
    scoring: Scoring,
    runs: Runs,
    passes: Passes,
    values: Values,
    moments: Values,
) -> None:
    """Write the second moments of the states (armed, filled set) of one layer; all values must be there."""
    categories = scoring.most_upper.size
    reach = columns.width.max() + scoring.most_upper.max() + LANES
    rows = passes.extensions.shape[0] + passes.rolls.size
    desk, scored = np.zeros((2, rows * LANES)), np.zeros((2, rows * LANES))
    children = np.zeros((2, (categories + 1) * reach))
    place = np.zeros((2, categories), np.int64)
    for state in range(states.shape[0]):
        armed, filled = states[state]
        width = columns.width[filled]
        lay_out_children(armed, filled, columns, scoring, values, children[0], place)
        lay_out_children(armed, filled, columns, scoring, moments, children[1], place)
        for column in range(0, width, LANES):
            _score_rolls(armed, filled, column, scoring, runs, passes, children, place, scored)
            _take_scores(passes, scored, desk)
            for _ in range(rolls - 1):
                average_keeps(passes, desk[0])
                average_keeps(passes, desk[1])
                _take_scores(passes, scored, desk)
                _raise_to_best_keep(passes, desk[0], desk[1])
            store(desk[1], 0, average_rolls(passes, desk[1]))
            first = columns.offset[armed, filled] + column
            for lane in range(min(LANES, width - column)):
                moments[first + lane] = desk[1, lane]


@njit(nogil=True, cache=True)
def _score_rolls(armed, filled, column, scoring, runs, passes, children, place, scored):
    legal = legal_set(filled, scoring)
    for roll in range(passes.rolls.size):
        store(scored[0], passes.rolls[roll], spread(-np.inf))
    for category in range(scoring.most_upper.size):
        if legal >> category & 1:
            _score_category(category, column, scoring, runs, passes, children, place, scored)
    if scoring.joker_category >= 0 and filled >> scoring.joker_category & 1:
        for joker in range(scoring.joker_rolls.size):
            _score_joker(joker, filled, column, scoring, passes, children, place, scored)
    if armed:
        for roll in range(passes.rolls.size):
            if scoring.bonus[roll]:
                at = passes.rolls[roll]
                value, moment = _gain(load(scored[0], at), load(scored[1], at), scoring.bonus_points)
                store(scored[0], at, value)
                store(scored[1], at, moment)


@njit(nogil=True, cache=True)
def _score_category(category, column, scoring, runs, passes, children, place, scored):
    for run in range(runs.category_ends[category], runs.category_ends[category + 1]):
        points = runs.points[run]
        value, moment = _score(category, points, column, scoring, children, place)
        for roll in range(runs.ends[run], runs.ends[run + 1]):
            _offer(value, moment, runs.rolls[roll], scored)


@njit(nogil=True, cache=True)
def _score_joker(joker, filled, column, scoring, passes, children, place, scored):
    legal = joker_set(filled, joker, scoring)
    at = passes.rolls[scoring.joker_rolls[joker]]
    store(scored[0], at, spread(-np.inf))
    for category in range(scoring.most_upper.size):
        if legal >> category & 1:
            points = scoring.joker_points[category, joker]
            value, moment = _score(category, points, column, scoring, children, place)
            _offer(value, moment, at, scored)


@njit(nogil=True, cache=True)
def _score(category, points, column, scoring, children, place):
    start = place[1 if points > 0 else 0, category] + column
    start += points if scoring.most_upper[category] else 0
    return _gain(load(children[0], start), load(children[1], start), points)


@njit(nogil=True, cache=True)
def _gain(value, moment, points):
    # The mean of (x + p)² is the sum of the means of x², 2 p x and p².
    more = add(multiply(spread(2.0 * points), value), spread(float(points * points)))
    return add(value, spread(float(points))), add(moment, more)


@njit(nogil=True, cache=True)
def _offer(value, moment, at, scored):
    best = load(scored[0], at)
    rival = add(value, spread(-TIE))
    store(scored[1], at, choose(rival, best, moment, load(scored[1], at)))
    store(scored[0], at, choose(rival, best, value, best))


@njit(nogil=True, cache=True)
def _take_scores(passes, scored, desk):
    for roll in range(passes.rolls.size):
        at = passes.rolls[roll]
        store(desk[0], at, load(scored[0], at))
        store(desk[1], at, load(scored[1], at))


@njit(nogil=True, cache=True)
def _raise_to_best_keep(passes, values, moments):
    two, three = passes.two, passes.three
    for size in range(passes.two_ends.size - 1):
        for step in range(passes.two_ends[size], passes.two_ends[size + 1]):
            at = two[step, 0]
            best, moment = _better(values, moments, two[step, 1], load(values, at), load(moments, at))
            best, moment = _better(values, moments, two[step, 2], best, moment)
            store(values, at, best)
            store(moments, at, moment)
        for step in range(passes.three_ends[size], passes.three_ends[size + 1]):
            at = three[step, 0]
            best, moment = _better(values, moments, three[step, 1], load(values, at), load(moments, at))
            best, moment = _better(values, moments, three[step, 2], best, moment)
            best, moment = _better(values, moments, three[step, 3], best, moment)
            store(values, at, best)
            store(moments, at, moment)


@njit(nogil=True, cache=True)
def _better(values, moments, removal, best, moment):
    candidate = load(values, removal)
    rival = add(candidate, spread(TIE))
    moment = choose(rival, best, load(moments, removal), moment)
    return choose(rival, best, candidate, best), moment
