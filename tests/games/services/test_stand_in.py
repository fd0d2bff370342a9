"""A strategy that needs a solved table: it plays when there is one, and is openly replaced when there is none."""

from io import StringIO
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from django.core.management import CommandError, call_command
from pytest_django import Settings

from games.models import Seed
from games.services import audit, engines
from games.services.table import Table
from rulesets import catalog
from rulesets.solver.errors import TableMissing
from tests.conftest import Solve
from tests.games.player import HttpPlayer, Shown
from yachtapi_verify import verify

SEATED = ("strategy", "strategy_in_use")


def act(game: Shown) -> None:
    engines.play_engines(game_id=UUID(game["id"]))


def joined(alice: HttpPlayer, game: Shown) -> Shown:
    told: Shown = next(event["data"] for event in alice.events(game) if event["type"] == "seat.joined")
    return told


def check(alice: HttpPlayer, game: Shown) -> None:
    seed = Seed.objects.get(game_id=game["id"]).seed
    audit.Replay(Table.read(UUID(game["id"])).ruleset, bytes(seed), alice.events(game)).check()


def test_without_a_table_greedy_plays_in_its_place_and_everybody_can_see_it(
    alice: HttpPlayer, unsolved: list[str]
) -> None:
    game = alice.create("perfect", start=True)
    (seat,) = game["seats"]
    assert [seat[key] for key in SEATED] == ["perfect", "greedy"]
    assert seat["player"]["name"] == "Greedy"
    assert joined(alice, game) == {
        "seat": 0,
        "player_id": seat["player"]["id"],
        "strategy": "greedy",
        "strategy_version": "1",
    }
    act(game)
    assert alice.read(game)["status"] == "finished"
    check(alice, game)


def test_the_ruleset_is_then_solved_for_the_next_game(alice: HttpPlayer, unsolved: list[str]) -> None:
    game = alice.create("perfect", "me")
    assert unsolved == [catalog.get("yacht").digest]
    call_command("solve", "yacht", stdout=StringIO())
    alice.start(game)
    alice.resign(game)
    act(game)
    again = alice.post(f"games/{game['id']}/rematch/", {}).json()
    assert [again["seats"][0][key] for key in SEATED] == ["perfect", "perfect"]
    assert joined(alice, again)["strategy"] == "perfect"


def test_a_seat_given_later_falls_back_the_same_way_and_forgets_it_when_it_is_freed(
    alice: HttpPlayer, unsolved: list[str]
) -> None:
    game = alice.create("me", "open")
    seated = alice.join(game, strategy="perfect")["seats"][1]
    assert [seated[key] for key in SEATED] == ["perfect", "greedy"]
    freed = alice.delete(f"games/{game['id']}/seats/1/")
    assert freed.status_code == 204
    assert [alice.read(game)["seats"][1][key] for key in SEATED] == [None, None]


def test_people_have_neither_a_strategy_nor_one_in_use(alice: HttpPlayer) -> None:
    assert [alice.create("me")["seats"][0][key] for key in SEATED] == [None, None]


def test_a_table_that_comes_in_mid_game_changes_nothing(alice: HttpPlayer, unsolved: list[str]) -> None:
    game = alice.create("perfect", "me", start=True)
    call_command("solve", "yacht", stdout=StringIO())
    act(game)
    assert alice.read(game)["seats"][0]["strategy_in_use"] == "greedy"
    check(alice, game)


@pytest.mark.parametrize("ruleset", ["yacht", "yahtzee-upper-first"])
def test_the_audit_recomputes_perfect_play(alice: HttpPlayer, solve: Solve, ruleset: str) -> None:
    solve(ruleset)
    game = alice.create("perfect", "random", ruleset=ruleset, start=True)
    act(game)
    assert alice.read(game)["status"] == "finished"
    check(alice, game)


def test_the_audit_finds_a_decision_that_perfect_play_would_not_make(
    alice: HttpPlayer, solve: Solve, monkeypatch: pytest.MonkeyPatch
) -> None:
    solve("yacht")
    with monkeypatch.context() as swapped:
        decide = engines.decide
        swapped.setattr(engines, "decide", lambda state, cup, strategy: decide(state, cup, "random"))
        game = alice.create("perfect", start=True)
        act(game)
    with pytest.raises(audit.AuditFailed, match="perfect would have decided"):
        check(alice, game)


def test_a_table_that_is_gone_is_asked_for_and_the_move_waits(
    alice: HttpPlayer, solve: Solve, tmp_path: Path, settings: Settings
) -> None:
    solve("yacht")
    game = alice.create("perfect", "me", start=True)
    settings.DATA_DIR = tmp_path
    with pytest.raises(TableMissing):
        act(game)
    assert alice.read(game)["seats"][0]["scorecard"] == {}
    assert Table.read(UUID(game["id"])).game.engine_to_move


def test_the_audit_command_says_that_it_needs_the_table(
    alice: HttpPlayer, solve: Solve, tmp_path: Path, settings: Settings
) -> None:
    solve("yacht")
    game = alice.create("perfect", start=True)
    act(game)
    settings.DATA_DIR = tmp_path
    with pytest.raises(CommandError, match="solve"):
        call_command("audit_game", game["id"])


def test_the_offline_verifier_says_that_perfect_play_is_not_recomputed(alice: HttpPlayer, solve: Solve) -> None:
    solve("yacht")
    game = alice.create("perfect", "planner", start=True)
    act(game)
    record: Any = alice.get(f"games/{game['id']}/record/").content
    notes = verify(record).notes
    assert "The decisions of the engine perfect 1 were not recomputed." in notes
    assert "The decisions of the engine planner 1 were not recomputed." in notes
