"""Quantiles of final scores, each between bounds that say how far chance may have moved it."""

from typing import Final

import numpy as np

from games.bots.cards import Ints
from games.selfplay.results import TWO_SIDED_95
from rulesets.solver.distribution import Distribution, Quantile

PERCENTS: Final = (5, 25, 50, 75, 95)
LEAST_GAMES: Final = 200  # so many that the bounds of the first and of the last quantile are games too


def distribution(scores: Ints) -> Distribution:
    """The distribution of at least LEAST_GAMES final scores."""
    ordered = np.sort(scores)
    return {
        "games": ordered.size,
        "mean": round(float(ordered.mean()), 3),
        "standard_error": round(float(ordered.std(ddof=1)) / ordered.size**0.5, 3),
        "quantiles": [_quantile(ordered, percent) for percent in PERCENTS],
    }


def _quantile(ordered: Ints, percent: int) -> Quantile:
    """A quantile with its interval by order statistics.

    How many games stay below the true quantile is binomial (here by the normal approximation), whatever the scores'
    distribution; David and Nagaraja, Order Statistics, 3rd edition, chapter 7. Equal scores only make it safer.
    """
    games, p = ordered.size, percent / 100
    apart = TWO_SIDED_95 * (games * p * (1 - p)) ** 0.5
    rank = -(-games * percent // 100)
    lowest, highest = int(games * p - apart), int(games * p + apart) + 2
    score, low, high = (int(ordered[place - 1]) for place in (rank, lowest, highest))
    return {"p": p, "score": score, "low": low, "high": high}
