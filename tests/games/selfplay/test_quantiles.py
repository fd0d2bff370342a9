"""Quantiles of scores: the definition by hand, and bounds that hold the true quantile as often as they say."""

import numpy as np
import pytest

from games.selfplay.quantiles import LEAST_GAMES, PERCENTS, distribution


def test_a_quantile_is_the_lowest_score_that_the_share_did_not_exceed() -> None:
    spread = distribution(np.arange(1, 1001)[::-1])
    assert [(quantile["p"], quantile["score"]) for quantile in spread["quantiles"]] == [
        (0.05, 50),
        (0.25, 250),
        (0.5, 500),
        (0.75, 750),
        (0.95, 950),
    ]
    assert (spread["games"], spread["mean"], spread["standard_error"]) == (1000, 500.5, 9.133)


def test_the_bounds_are_the_ranks_of_the_binomial_interval() -> None:
    median = distribution(np.arange(1, 1001))["quantiles"][2]
    assert (median["low"], median["high"]) == (469, 532)  # 500 ± 1.96 √(1000 · ½ · ½), outwards


def test_the_fewest_games_have_bounds_on_both_sides() -> None:
    quantiles = distribution(np.arange(LEAST_GAMES))["quantiles"]
    assert all(quantile["low"] < quantile["score"] < quantile["high"] for quantile in quantiles)


@pytest.mark.parametrize("place", range(len(PERCENTS)))
def test_nineteen_intervals_of_twenty_hold_the_true_quantile(place: int) -> None:
    chance = np.random.default_rng(7)
    true = PERCENTS[place] * 10_000 // 100 - 1  # of whole numbers below 10,000, each equally likely
    spreads = [distribution(chance.integers(10_000, size=2000))["quantiles"][place] for _ in range(1000)]
    held = sum(spread["low"] <= true <= spread["high"] for spread in spreads)
    assert 930 <= held <= 975
