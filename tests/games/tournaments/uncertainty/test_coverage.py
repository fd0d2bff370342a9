"""How often the intervals hold what they should: by simulation, the same in every run.

Real scores are played by the built-in strategies; the true difference is that of all the games, from which matches are
drawn.
"""

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from games.selfplay.playing import play
from games.selfplay.policies import policy
from games.tournaments.uncertainty.interval import Sample, sample
from games.tournaments.uncertainty.stopping import ERROR, StoppingRule, anytime_interval
from rulesets import catalog

Values = NDArray[np.float64]
Draw = Callable[[np.random.Generator, int], Values]
MATCHES = 1500
ALLOWED = 3 * (0.05 * 0.95 / MATCHES) ** 0.5  # what chance does to the share of so many matches, three times


def _normal(chance: np.random.Generator, games: int) -> Values:
    return chance.normal(7.0, 40.0, games)


def _played(key: str, first: str, second: str) -> tuple[Values, float]:
    ruleset = catalog.get(key)
    scores = [
        play(ruleset, policy(strategy, ruleset, lambda: pytest.fail("needs no table")), 4000, np.random.default_rng(n))
        for n, strategy in enumerate((first, second))
    ]
    differences = (scores[0] - scores[1]).astype(float)
    return differences, float(differences.mean())


@pytest.mark.parametrize("games", [5, 30])
def test_of_normal_differences_the_interval_holds_the_mean_in_95_of_100_matches(games: int) -> None:
    chance = np.random.default_rng(games)
    intervals = [sample(_normal(chance, games).tolist()).interval for _ in range(MATCHES)]
    held = sum(low < 7.0 < high for low, high in filter(None, intervals))
    assert held / MATCHES == pytest.approx(0.95, abs=ALLOWED)


@pytest.mark.parametrize("pair", [("thrifty", "greedy"), ("greedy", "collector")])
def test_of_real_scores_the_interval_holds_the_mean_in_95_of_100_matches(pair: tuple[str, str]) -> None:
    differences, mean = _played("yahtzee", *pair)
    chance = np.random.default_rng(1)
    intervals = [sample(chance.choice(differences, 20).tolist()).interval for _ in range(MATCHES)]
    held = sum(low < mean < high for low, high in filter(None, intervals))
    assert held / MATCHES == pytest.approx(0.95, abs=ALLOWED + 0.01)


def _running(values: Values) -> list[Sample]:
    """The sample after each game."""
    n = np.arange(1, values.size + 1)
    means = values.cumsum() / n
    squares = np.maximum((values**2).cumsum() - n * means**2, 0)
    deviations = np.sqrt(squares / np.maximum(n - 1, 1))
    unlike = (values != 0).cumsum()
    columns = (n.tolist(), means.tolist(), deviations.tolist(), unlike.tolist())
    return [Sample(*one) for one in zip(*columns, strict=True)]


def _is_ever_missed(values: Values, mean: float) -> bool:
    intervals = filter(None, map(anytime_interval, _running(values)))
    return any(not low < mean < high for low, high in intervals)


def test_the_anytime_interval_holds_the_mean_throughout_in_95_of_100_matches() -> None:
    chance = np.random.default_rng(2)
    missed = sum(_is_ever_missed(_normal(chance, 300), 7.0) for _ in range(400))
    assert missed / 400 < ERROR


def test_so_it_does_of_real_scores() -> None:
    differences, mean = _played("yahtzee", "greedy", "collector")
    chance = np.random.default_rng(3)
    missed = sum(_is_ever_missed(chance.choice(differences, 300), mean) for _ in range(400))
    assert missed / 400 < ERROR


def test_the_stopping_rule_seldom_calls_equals_unequal_and_an_ordinary_interval_often_does() -> None:
    rule, chance = StoppingRule(margin=0.0, most_games=300), np.random.default_rng(4)
    falsely = naively = 0
    for _ in range(400):
        after_each = _running(chance.normal(0.0, 40.0, 300))
        falsely += next(filter(None, map(rule.outcome, after_each))) in ("first", "second")
        naively += any(not low < 0 < high for low, high in filter(None, (one.interval for one in after_each[4:])))
    assert falsely / 400 < ERROR
    assert naively / 400 > 5 * ERROR


def test_sides_that_seldom_differ_are_not_judged_too_early() -> None:
    chance, mean = np.random.default_rng(6), -0.4
    once, throughout = [], []
    for _ in range(200):
        after_each = _running(np.where(chance.random(2000) < 0.08, chance.normal(-5.0, 30.0, 2000), 0.0))
        low, high = next(filter(None, (one.interval for one in after_each[1:])))
        once.append(low < mean < high)
        intervals = filter(None, map(anytime_interval, after_each))
        throughout.append(all(low < mean < high for low, high in intervals))
    assert np.mean(once) == pytest.approx(0.95, abs=0.04)
    assert np.mean(throughout) > 1 - ERROR


def test_the_stopping_rule_finds_the_better_of_two_strategies_early() -> None:
    differences, mean = _played("yahtzee", "thrifty", "greedy")
    rule, chance = StoppingRule(margin=5.0, most_games=1000), np.random.default_rng(5)
    ends = []
    for _ in range(100):
        after_each = _running(chance.choice(differences, 1000))
        ends.append(next((rule.outcome(one), one.games) for one in after_each if rule.outcome(one)))
    assert mean > 0
    assert sum(outcome == "first" for outcome, _ in ends) >= 95
    assert np.median([games for _, games in ends]) < 200
