"""Whole games in step: what they score on average is what the solver says, and each rung beats the one below."""

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest

from games.bots import registry
from games.selfplay import playing
from games.selfplay.playing import play
from games.selfplay.policies import policy
from games.selfplay.results import results
from rulesets import catalog, optimum
from rulesets.solver.tablefile import Table, read_summary, read_table
from tests.conftest import Solve


def solved(ruleset: str) -> Callable[[], Table]:
    return lambda: read_table(optimum._folder(), catalog.get(ruleset))


def scores(strategy: str, ruleset: str, games: int, seed: int = 1) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    rules = catalog.get(ruleset)
    return play(rules, policy(strategy, rules, solved(ruleset)), games, np.random.default_rng(seed))


@pytest.mark.parametrize("ruleset", catalog.keys())
def test_perfect_games_score_what_the_solver_says(ruleset: str, solve: Solve) -> None:
    solve(ruleset)
    summary = read_summary(optimum._folder(), catalog.get(ruleset))
    played = scores("perfect", ruleset, games := 4000)
    assert abs(played.mean() - summary.expected_score) < 3 * summary.standard_deviation / games**0.5
    assert played.std() == pytest.approx(summary.standard_deviation, rel=0.06)


@pytest.mark.parametrize("ruleset", catalog.keys())
def test_every_rung_scores_more_than_the_one_below(ruleset: str, solve: Solve) -> None:
    solve(ruleset)
    means = [scores(strategy, ruleset, 3000).mean() for strategy in registry.STRATEGIES]
    assert all(lower < higher for lower, higher in pairwise(means)), means


@pytest.mark.parametrize("strategy", ["random", "planner"])
def test_the_same_seed_plays_the_same_games_and_another_seed_others(strategy: str) -> None:
    first, again, other = (scores(strategy, "classic-13", 50, seed) for seed in (1, 1, 2))
    assert np.array_equal(first, again) and not np.array_equal(first, other)


def test_a_game_does_not_depend_on_those_it_is_looked_at_with(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = scores("planner", "yatzy", 60)
    monkeypatch.setattr(playing, "_GROUPS", 3)
    monkeypatch.setattr(playing, "_GAMES", 7)
    assert np.array_equal(scores("planner", "yatzy", 60), at_once)


def test_progress_is_told_turn_by_turn() -> None:
    told: list[tuple[int, int]] = []
    rules = catalog.get("yacht")
    play(
        rules,
        policy("greedy", rules, solved("yacht")),
        5,
        np.random.default_rng(1),
        lambda done, of: told.append((done, of)),
    )
    assert told == [(turn, 12) for turn in range(1, 13)]


def test_results_count_wins_draws_and_an_interval() -> None:
    outcome = results([np.array([10, 20, 30, 40]), np.array([10, 10, 40, 30]), np.array([5, 5, 5, 40])])
    assert outcome.draws == 2
    assert [seat.wins for seat in outcome.seats] == [1, 1, 0]
    first = outcome.seats[0]
    assert [first.mean, first.standard_deviation] == pytest.approx([25, 12.9099], abs=1e-4)
    assert first.margin == pytest.approx(1.96 * 12.9099 / 2, abs=1e-3)
