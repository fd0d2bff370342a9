"""Tables as a web process has them: read once, wanted once, and never solved there."""

import subprocess
import sys
import timeit
from pathlib import Path

import pytest
from pytest_django import Settings

from rulesets import catalog, optimum, receivers, tasks
from rulesets.advice import advise
from rulesets.ruleset import compile_rules
from rulesets.scorecard import Scorecard, is_full, lower, upper
from rulesets.solver.advice import Action, Keep
from rulesets.solver.solving import solved_table
from tests.conftest import Solve
from tests.rulesets.solver.brute_force import Action as Named
from tests.rulesets.solver.brute_force import BruteForce, preferred, throws
from tests.rulesets.solver.small_rulesets import BY_HAND

FAST = catalog.get("yahtzee-upper-first")
PROCESS = """
import os, sys, pathlib
os.environ["DJANGO_SETTINGS_MODULE"] = "yachtapi.settings"
import yachtapi.wsgi, yachtapi.urls
from django.conf import settings
from django.test import RequestFactory, Client
settings.DATA_DIR = pathlib.Path(sys.argv[1])
settings.ALLOWED_HOSTS = ["*"]
question = {"dice": [1, 2, 2, 3, 6], "rolls_left": 2, "scorecard": {}}
answer = Client().post("/api/v1/rulesets/yahtzee-upper-first/advice/", question, "application/json")
assert answer.status_code == 200, answer.content
assert not {"numba", "llvmlite"} & set(sys.modules)
"""


def named(action: Action) -> Named:
    return ("keep", action.keep) if isinstance(action, Keep) else ("score", action.category)


def test_a_web_process_advises_without_the_compiler(solve: Solve, solved_data: Path) -> None:
    solve(FAST.key)
    subprocess.run([sys.executable, "-c", PROCESS, str(solved_data)], check=True, timeout=60)


def test_a_table_is_read_once_a_process(solve: Solve) -> None:
    solve(FAST.key)
    assert optimum.adviser(FAST) is optimum.adviser(FAST) is not None


def test_without_a_table_there_is_no_adviser_and_no_optimum(unsolved: list[str]) -> None:
    assert optimum.adviser(FAST) is None
    assert optimum.optimum(FAST) is None
    assert unsolved == []


def test_a_table_that_appears_is_found(unsolved: list[str]) -> None:
    assert optimum.adviser(FAST) is None
    tasks.solve(FAST.digest)
    assert optimum.adviser(FAST) is not None


def test_a_table_is_wanted_once_a_minute(unsolved: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(optimum, "monotonic", lambda: now)
    for _ in range(3):
        optimum.want(FAST)
    optimum.want(catalog.get("yacht"))
    assert unsolved == [FAST.digest, catalog.get("yacht").digest]
    now += 59
    optimum.want(FAST)
    assert len(unsolved) == 2
    now += 1
    optimum.want(FAST)
    assert unsolved[2:] == [FAST.digest]


def test_a_want_is_a_message_to_a_worker(unsolved: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[object, ...]] = []
    monkeypatch.setattr(receivers, "send", lambda *message: sent.append(message))
    optimum.want(FAST)
    assert sent == [(tasks.solve, FAST.digest)]


def test_what_no_table_can_hold_is_never_wanted(unsolved: list[str], settings: Settings) -> None:
    settings.SOLVED_STATES = 100
    optimum.want(FAST)
    assert unsolved == []


@pytest.mark.parametrize("name", BY_HAND)
def test_advice_on_a_small_ruleset_agrees_with_expectimax(name: str, tmp_path: Path, settings: Settings) -> None:
    settings.DATA_DIR = tmp_path
    ruleset = compile_rules(BY_HAND[name])
    solved_table(tmp_path / "tables", ruleset)
    known = BruteForce(ruleset)
    for card in known.scorecards():
        if is_full(ruleset, card):
            continue
        so_far = upper(ruleset, card) + lower(ruleset, card)
        for dice, _ in throws(ruleset.dice):
            for rolls_left in range(ruleset.rolls):
                expected = known.actions(card, dice, rolls_left)
                given = advise(ruleset, card, dice, rolls_left)
                assert given is not None
                found = {named(each.action): each.value for each in given.actions}
                assert found == pytest.approx({act: so_far + mean for act, (mean, _) in expected.items()}, abs=1e-9)
                assert named(given.actions[0].action) == preferred(dice, expected)


def test_advice_takes_far_less_than_its_request(solve: Solve) -> None:
    solve("yatzy")
    ruleset = catalog.get("yatzy")
    optimum.adviser(ruleset)
    seconds = min(timeit.repeat(lambda: advise(ruleset, Scorecard(), (1, 2, 3, 5, 6), 2), number=50, repeat=20)) / 50
    assert seconds < 1e-3  # an eighth of it where it was written; `make bench` has the figure
