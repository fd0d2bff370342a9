"""The values of scorecards from the values of those with one more category filled, in compiled code.

One state's turn runs on a desk: a row of lanes for every keep and roll, and the rows of its children in the table
laid out so that p points more are p places further on.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from rulesets.solver.lanes import LANES, add, larger, load, multiply, spread, store
from rulesets.solver.lattice import Passes
from rulesets.solver.scoring import Runs, Scoring
from rulesets.solver.statespace import NOWHERE, Columns

Values = NDArray[np.float64]


@njit(nogil=True, cache=True)
def sweep(
    states: NDArray[np.int64],
    rolls: int,
    columns: Columns,
    scoring: Scoring,
    runs: Runs,
    passes: Passes,
    values: Values,
) -> None:
    """Write the values of the states (armed, filled set), all of one layer; the layer above must be there."""
    categories = scoring.most_upper.size
    reach = columns.width.max() + scoring.most_upper.max() + LANES
    desk = np.zeros((passes.extensions.shape[0] + passes.rolls.size) * LANES)
    children = np.zeros((categories + 1) * reach)
    place = np.zeros((2, categories), np.int64)
    for state in range(states.shape[0]):
        armed, filled = states[state]
        width = columns.width[filled]
        lay_out_children(armed, filled, columns, scoring, values, children, place)
        for column in range(0, width, LANES):
            _score_rolls(armed, filled, column, scoring, runs, passes, children, place, desk)
            for _ in range(rolls - 1):
                average_keeps(passes, desk)
                _raise_to_best_keep(passes, desk)
            store(desk, 0, average_rolls(passes, desk))
            first = columns.offset[armed, filled] + column
            for lane in range(min(LANES, width - column)):
                values[first + lane] = desk[lane]


@njit(nogil=True, cache=True)
def lay_out_children(armed, filled, columns, scoring, values, children, place):
    """Copy each child's columns to where this state's upper totals are; ``place`` says where, by points > 0."""
    categories = scoring.most_upper.size
    reach = children.size // (categories + 1)
    for category in range(categories):
        child = filled | (1 << category)
        if child != filled and columns.offset[armed, child] != NOWHERE:
            place[:, category] = category * reach
            _copy_columns(
                armed, filled, child, columns, scoring.most_upper[category], values, children, category * reach
            )
            if category == scoring.bonus_category:
                place[1, category] = categories * reach
                _copy_columns(
                    1, filled, child, columns, scoring.most_upper[category], values, children, categories * reach
                )


@njit(nogil=True, cache=True)
def _copy_columns(armed, filled, child, columns, most_upper, values, children, start):
    first = columns.offset[armed, child]
    last = columns.width[child] - 1
    shift = columns.lowest[filled] - columns.lowest[child]
    for total in range(columns.width[filled] + most_upper):
        children[start + total] = values[first + min(max(total + shift, 0), last)]


@njit(nogil=True, cache=True)
def legal_set(filled, scoring):
    """The categories that a roll may go into when it is no joker."""
    return _first_open(scoring.stages, filled)


@njit(nogil=True, cache=True)
def joker_set(filled, joker, scoring):
    """The categories that a joker may go into."""
    matching = scoring.joker_match[joker] & ~filled
    return matching if matching else _first_open(scoring.joker_stages, filled)


@njit(nogil=True, cache=True)
def _first_open(stages, filled):
    for stage in stages:
        still_open = stage & ~filled
        if still_open:
            return still_open
    return 0


@njit(nogil=True, cache=True)
def _score_rolls(armed, filled, column, scoring, runs, passes, children, place, desk):
    legal = legal_set(filled, scoring)
    _start_from_zero(legal, column, passes, children, place, desk)
    for category in range(scoring.most_upper.size):
        if legal >> category & 1:
            _score_category(category, column, scoring, runs, passes, children, place, desk)
    if scoring.joker_category >= 0 and filled >> scoring.joker_category & 1:
        for joker in range(scoring.joker_rolls.size):
            _score_joker(joker, filled, column, scoring, passes, children, place, desk)
    if armed:
        for roll in range(passes.rolls.size):
            if scoring.bonus[roll]:
                at = passes.rolls[roll]
                store(desk, at, add(load(desk, at), spread(float(scoring.bonus_points))))


@njit(nogil=True, cache=True)
def _start_from_zero(legal, column, passes, children, place, desk):
    best = spread(-np.inf)
    for category in range(place.shape[1]):
        if legal >> category & 1:
            best = larger(load(children, place[0, category] + column), best)
    for roll in range(passes.rolls.size):
        store(desk, passes.rolls[roll], best)


@njit(nogil=True, cache=True)
def _score_category(category, column, scoring, runs, passes, children, place, desk):
    start = place[1, category] + column
    for run in range(runs.category_ends[category], runs.category_ends[category + 1]):
        points = runs.points[run]
        if points == 0:
            continue
        shift = points if scoring.most_upper[category] else 0
        value = add(load(children, start + shift), spread(float(points)))
        for roll in range(runs.ends[run], runs.ends[run + 1]):
            at = runs.rolls[roll]
            store(desk, at, larger(value, load(desk, at)))


@njit(nogil=True, cache=True)
def _score_joker(joker, filled, column, scoring, passes, children, place, desk):
    legal = joker_set(filled, joker, scoring)
    best = spread(-np.inf)
    for category in range(place.shape[1]):
        if legal >> category & 1:
            points = scoring.joker_points[category, joker]
            shift = points if scoring.most_upper[category] else 0
            start = place[1 if points > 0 else 0, category] + column
            best = larger(add(load(children, start + shift), spread(float(points))), best)
    store(desk, passes.rolls[scoring.joker_rolls[joker]], best)


@njit(nogil=True, cache=True)
def average_keeps(passes, desk):
    """Make every keep the mean of what one more die makes of it."""
    sixth = spread(1 / 6)
    more = passes.extensions
    for keep in range(more.shape[0] - 1, -1, -1):
        low = add(load(desk, more[keep, 0]), load(desk, more[keep, 1]))
        middle = add(load(desk, more[keep, 2]), load(desk, more[keep, 3]))
        high = add(load(desk, more[keep, 4]), load(desk, more[keep, 5]))
        store(desk, keep * LANES, multiply(add(add(low, middle), high), sixth))


@njit(nogil=True, cache=True)
def _raise_to_best_keep(passes, desk):
    two, three = passes.two, passes.three
    for size in range(passes.two_ends.size - 1):
        for step in range(passes.two_ends[size], passes.two_ends[size + 1]):
            best = larger(load(desk, two[step, 1]), load(desk, two[step, 0]))
            store(desk, two[step, 0], larger(load(desk, two[step, 2]), best))
        for step in range(passes.three_ends[size], passes.three_ends[size + 1]):
            best = larger(load(desk, three[step, 1]), load(desk, three[step, 0]))
            best = larger(load(desk, three[step, 2]), best)
            store(desk, three[step, 0], larger(load(desk, three[step, 3]), best))


@njit(nogil=True, cache=True)
def average_rolls(passes, desk):
    """The mean over all ways to throw all the dice."""
    total = spread(0.0)
    for roll in range(passes.rolls.size):
        total = add(total, multiply(load(desk, passes.rolls[roll]), spread(passes.ways[roll])))
    return multiply(total, spread(1 / passes.ways.sum()))
