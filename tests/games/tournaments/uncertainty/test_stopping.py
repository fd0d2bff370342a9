from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tournaments.uncertainty.interval import Sample, sample
from games.tournaments.uncertainty.stopping import StoppingRule, anytime_interval

RULE = StoppingRule(margin=5.0, most_games=1000)


def _of(games: int, mean: float, deviation: float | None) -> Sample:
    """A sample of games that all differed."""
    return Sample(games, mean, deviation, games)


def _martingale(values: list[float], mean: float, c2: float = 10.0) -> float:
    """G of the theorem, word for word."""
    n, total = len(values), sum(value - mean for value in values)
    squares = sum((value - mean) ** 2 for value in values)
    return float(sqrt(c2 / (n + c2)) * ((n + c2) * squares / ((n + c2) * squares - total**2)) ** (n / 2))


@given(st.integers(0, 2**32), st.integers(100, 150))
def test_at_both_ends_of_the_interval_the_martingale_has_grown_to_twenty(seed: int, games: int) -> None:
    random = Random(seed)
    values = [random.gauss(5.0, 40.0) for _ in range(games)]
    interval = anytime_interval(sample(values))
    assert interval is not None
    assert [_martingale(values, end) for end in interval] == pytest.approx([20.0, 20.0])
    assert _martingale(values, sum(values) / len(values)) < 1


def test_after_few_games_everything_is_possible() -> None:
    assert anytime_interval(sample([])) is None
    assert anytime_interval(sample([3.0, 4.0])) is None
    assert anytime_interval(sample([3.0] * 50)) is None
    assert anytime_interval(_of(99, 100.0, 1.0)) is None
    assert anytime_interval(Sample(5000, 100.0, 1.0, unlike=99)) is None


@pytest.mark.parametrize("games", [100, 1000, 10_000])
def test_it_is_wider_than_an_interval_that_is_looked_at_once(games: int) -> None:
    of_them = _of(games, 0.0, 40.0)
    interval = anytime_interval(of_them)
    assert interval is not None and of_them.margin is not None
    assert of_them.margin * 1.5 < interval[1] < of_them.margin * 3


def test_a_match_stops_when_a_side_is_surely_ahead() -> None:
    assert RULE.outcome(_of(100, 20.0, 40.0)) == "first"
    assert RULE.outcome(_of(100, -20.0, 40.0)) == "second"
    assert RULE.outcome(_of(100, 10.0, 40.0)) is None


def test_a_match_stops_when_neither_side_can_be_ahead_by_what_matters() -> None:
    assert RULE.outcome(_of(900, 0.1, 20.0)) == "even"
    assert RULE.outcome(_of(100, 0.1, 30.0)) is None


def test_a_match_ends_undecided_after_its_last_game() -> None:
    assert RULE.outcome(_of(1000, 1.0, 200.0)) == "undecided"
    assert RULE.outcome(_of(1000, 0.0, None)) == "undecided"
