"""The stored runs of perfect play: of the rules as they are now, in agreement with the solver, and in the README."""

from itertools import pairwise
from pathlib import Path

import pytest

from rulesets import catalog, optimum
from rulesets.ruleset import compile_rules
from rulesets.solver import distribution
from rulesets.solver.distribution import Distribution
from tests.conftest import Solve
from tests.rulesets.solver.small_rulesets import BY_HAND

README = Path(__file__).parents[3] / "README.md"


def stored(key: str) -> Distribution:
    spread = distribution.of(catalog.get(key))
    assert spread is not None
    return spread


@pytest.mark.parametrize("key", catalog.keys())
def test_the_mean_of_the_stored_games_is_what_the_solver_says(key: str, solve: Solve) -> None:
    solve(key)
    best, spread = optimum.optimum(catalog.get(key)), stored(key)
    assert best is not None and spread["games"] >= 100_000
    standard_error = best["standard_deviation"] / spread["games"] ** 0.5
    assert abs(spread["mean"] - best["expected_score"]) < 3 * standard_error
    assert spread["standard_error"] == pytest.approx(standard_error, rel=0.02)


@pytest.mark.parametrize("key", catalog.keys())
def test_quantiles_rise_and_stand_between_narrow_bounds(key: str) -> None:
    quantiles = stored(key)["quantiles"]
    assert all(one["p"] < next_["p"] and one["high"] < next_["low"] for one, next_ in pairwise(quantiles))
    assert all(one["low"] <= one["score"] <= one["high"] <= one["low"] + 3 for one in quantiles)


def test_other_rules_have_no_distribution() -> None:
    assert all(distribution.of(compile_rules(rules)) is None for rules in BY_HAND.values())


@pytest.mark.parametrize("key", catalog.keys())
def test_the_readme_shows_the_stored_quantiles(key: str) -> None:
    low, _, median, _, high = (quantile["score"] for quantile in stored(key)["quantiles"])
    table = README.read_text().split("| expected score |")[1].split("\n\n")[0]
    (row,) = [line for line in table.splitlines() if f"`{key}`" in line.partition(" | ")[0]]
    assert row.endswith(f" | {median} | {low} to {high} |")
