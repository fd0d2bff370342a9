"""``manage.py solve`` and the task of the same name."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from pytest_django import Settings

from rulesets import catalog
from rulesets.errors import UnknownRuleset
from rulesets.solver.tablefile import read_summary
from rulesets.tasks import solve


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def data_dir(settings: Settings, tmp_path: Path) -> Path:
    settings.DATA_DIR = tmp_path
    return tmp_path


def solved(*arguments: str) -> tuple[str, str]:
    output, screen = StringIO(), Screen()
    call_command("solve", *arguments, stdout=output, stderr=screen)
    return output.getvalue(), screen.getvalue()


def test_it_says_what_perfect_play_scores(data_dir: Path) -> None:
    output, _ = solved("traditional-yacht")
    assert output.startswith(
        "traditional-yacht: expected score 169.773889053, standard deviation 35.2965, ",
    )
    assert output.endswith(" seconds, 4,096 states\n")
    assert read_summary(data_dir / "tables", catalog.get("traditional-yacht")).states == 4096


def test_it_shows_a_bar_while_it_solves_and_takes_it_away() -> None:
    _, screen = solved("yahtzee-upper-first")
    assert "100 %" in screen
    assert screen.split("\r")[-2].strip() == ""


def test_what_is_solved_is_only_reported() -> None:
    first = solved("yahtzee-upper-first")
    second = solved("yahtzee-upper-first")
    assert second[0] == first[0]
    assert "%" not in second[1]


def test_all_solves_the_catalog() -> None:
    output, _ = solved("--all")
    assert [line.split(":")[0] for line in output.splitlines()] == list(catalog.keys())


@pytest.mark.parametrize("arguments", [(), ("--all", "yacht")])
def test_either_rulesets_or_all_must_be_named(arguments: tuple[str, ...]) -> None:
    with pytest.raises(CommandError, match="There are: yacht, yatzy"):
        solved(*arguments)


def test_an_unknown_ruleset_is_refused_before_anything_is_solved(data_dir: Path) -> None:
    with pytest.raises(CommandError, match="no ruleset 'generala'"):
        solved("yahtzee-upper-first", "generala")
    assert not list(data_dir.iterdir())


def test_the_task_solves_by_digest_and_may_run_twice(data_dir: Path) -> None:
    ruleset = catalog.get("traditional-yacht")
    for _ in range(2):
        solve.run(ruleset.digest)
    assert read_summary(data_dir / "tables", ruleset).digest == ruleset.digest


@pytest.mark.django_db
def test_the_task_of_an_unknown_ruleset_fails() -> None:
    with pytest.raises(UnknownRuleset):
        solve.run("0" * 64)
