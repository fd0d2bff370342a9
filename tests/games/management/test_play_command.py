"""``manage.py play``: results in words, the same for the same seed; and the file of strengths."""

import re
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.bots import registry, strength
from rulesets import catalog
from rulesets.solver import distribution
from tests.conftest import Solve


def told(**options: object) -> str:
    out = StringIO()
    call_command("play", stdout=out, **options)
    return re.sub(r"[0-9.]+ seconds", "", out.getvalue())


def test_it_says_what_each_seat_scores_and_who_wins(solve: Solve) -> None:
    solve("yatzy")
    told_of = told(ruleset="yatzy", seats="perfect,greedy", games=300)
    head, perfect, greedy, draws = told_of.splitlines()
    assert head.startswith("yatzy: 300 games, seed 1")
    number = r"([0-9.,]+)"
    line = rf"mean +{number} ± {number} \(95 %\)  standard deviation +{number}  wins {number} \("
    figures = [re.search(line, seat) for seat in (perfect, greedy)]
    assert figures[0] and figures[1] and float(figures[0][1]) > float(figures[1][1])
    wins = [int(figure[4]) for figure in figures if figure]
    shared = re.search(r"draws (\d+)", draws)
    assert shared and wins[0] > wins[1] and sum(wins) + int(shared[1]) == 300


def test_a_seed_plays_the_same_games_again() -> None:
    asked = {"ruleset": "yacht", "seats": "thrifty,random", "games": 20}
    assert told(**asked, seed=4) == told(**asked, seed=4) != told(**asked, seed=5)


def test_equal_strategies_have_dice_of_their_own() -> None:
    assert "draws 20" not in told(ruleset="yacht", seats="greedy,greedy", games=20)


def test_a_table_that_is_missing_is_solved_first(unsolved: list[str]) -> None:
    assert "perfect" in told(ruleset="traditional-yacht", seats="perfect", games=5)


def test_alone_nobody_wins() -> None:
    assert "wins" not in told(ruleset="yacht", seats="greedy", games=5)


def test_measuring_writes_every_strength_and_the_quantiles_of_perfect_play(
    solve: Solve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key in catalog.keys():  # noqa: SIM118  # a module, no mapping
        solve(key)
    monkeypatch.setattr(strength, "FILE", tmp_path / "strength.json")
    monkeypatch.setattr(distribution, "FILE", tmp_path / "distribution.json")
    told(measure=True, games=200)
    for strategy in registry.LADDER:
        strengths = strength.of(strategy)
        assert list(strengths) == list(catalog.keys())
        assert {each.games for each in strengths.values()} == {200}
    for ruleset in map(catalog.get, catalog.keys()):
        measured = distribution.of(ruleset)
        assert measured and measured["games"] == 200
        assert measured["mean"] == pytest.approx(strength.of(registry.get("perfect"))[ruleset.key].mean, abs=0.01)


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"ruleset": "yacht"},
        {"seats": "greedy"},
        {"ruleset": "chess", "seats": "greedy"},
        {"ruleset": "yacht", "seats": "psychic"},
        {"ruleset": "yacht", "seats": "greedy", "measure": True},
        {"ruleset": "yacht", "seats": "greedy", "games": 1},
        {"measure": True, "games": 199},
        {"ruleset": "yacht", "seats": "greedy", "seed": -1},
        {"ruleset": "yacht", "seats": ",".join(["greedy"] * 11)},
    ],
)
def test_what_makes_no_sense_is_refused(asked: dict[str, object]) -> None:
    with pytest.raises(CommandError):
        call_command("play", **asked)
