"""What a game does with a turn that runs out, by its policy; each way it goes on, verifies, and ends."""

import json
from random import Random
from typing import Any
from uuid import UUID

import pytest

from games import tasks
from games.models import Game, Seat
from games.services import audit, clock, engines
from games.services.keyring import signing_key
from games.services.table import Table
from rulesets import catalog
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown, play_on
from yachtapi_verify import verify


def table_of(alice: HttpPlayer, bob: HttpPlayer, *seats: str, **wish: Any) -> Shown:
    game = alice.create("me", "open", *seats, **{"turn_seconds": 60, **wish})
    bob.join(game)
    return alice.start(game)


def run_out(game: Shown, later: Later) -> None:
    later(seconds=61)
    assert clock.time_out(game_id=UUID(game["id"]))


def types(player: HttpPlayer, game: Shown, last: int) -> list[str]:
    return [event["type"] for event in player.events(game)][-last:]


def play_stand_in(game: Shown) -> None:
    engines.play_engines(game_id=UUID(game["id"]))


def assert_proven(player: HttpPlayer, game: Shown) -> None:
    """The server's audit and a stranger both find every event right."""
    audit.audit(Table.read(UUID(game["id"])))
    if player.read(game)["status"] in ("finished", "aborted"):
        assert verify(player.record(game), keys=[signing_key().public]).verdict == "consistent"


def test_a_game_forfeits_unless_it_says_otherwise(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = table_of(alice, bob)
    assert (game["on_timeout"], game["stand_in"]) == ("forfeit", None)
    run_out(game, later)
    ended = alice.read(game)
    assert (ended["status"], ended["seats"][0]["status"]) == ("finished", "timed_out")
    assert json.loads(alice.record(game))["format"] == "yacht-record/1"


@pytest.mark.parametrize("rolls_first", [False, True])
def test_with_zero_the_turn_scores_nothing_where_it_costs_least(
    alice: HttpPlayer, bob: HttpPlayer, later: Later, rolls_first: bool
) -> None:
    game = table_of(alice, bob, on_timeout="zero")
    if rolls_first:
        alice.roll(game)
    run_out(game, later)
    after = alice.read(game)
    assert (after["seats"][0]["scorecard"], after["seats"][0]["status"]) == ({"ones": 0}, "playing")
    assert (after["turn"]["seat"], after["turn"]["n"]) == (1, 2)
    *_, lost, opened = alice.events(game)
    assert (lost["type"], opened["type"]) == ("turn.timed_out", "turn.started")
    assert lost["data"] == {
        "n": 1, "seat": 0, "turn": 1, "category": "ones", "points": 0, "bonus": 0, "upper_bonus": 0, "total": 0,
    }  # fmt: skip
    told = alice.get(f"games/{game['id']}/turns/1/").json()
    assert (told["status"], told["category"], told["points"], told["bonus"]) == ("timed_out", "ones", 0, 0)
    assert_proven(alice, game)


def test_the_third_turn_in_a_row_that_runs_out_forfeits_the_seat(
    alice: HttpPlayer, bob: HttpPlayer, later: Later
) -> None:
    game = table_of(alice, bob, "me", on_timeout="zero")
    chance = Random(1)
    for missed in range(3):
        run_out(game, later)
        game = play_on(game, [alice, bob], chance, turns=game["turn"]["n"] + 2) if missed < 2 else alice.read(game)
    assert [seat["status"] for seat in game["seats"]] == ["timed_out", "playing", "playing"]
    assert len(game["seats"][0]["scorecard"]) == 2
    assert types(alice, game, 2) == ["seat.timed_out", "turn.started"]
    play_on(game, [alice, bob], chance)
    assert json.loads(alice.record(game))["format"] == "yacht-record/2"
    assert_proven(alice, game)


def test_a_turn_that_is_played_begins_the_count_anew(alice: HttpPlayer, later: Later) -> None:
    game = alice.create("me", on_timeout="zero", turn_seconds=60, start=True)
    for turn in range(1, 9):
        if turn % 3:
            run_out(game, later)
        else:
            play_on(game, [alice], Random(turn), turns=turn)
    after = alice.read(game)
    assert (after["seats"][0]["status"], after["turn"]["number"]) == ("playing", 9)
    assert_proven(alice, game)


def test_a_game_that_everybody_has_left_lying_ends(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = table_of(alice, bob, on_timeout="zero")
    for _ in range(5):
        run_out(game, later)
    assert alice.read(game)["status"] == "finished"
    assert_proven(alice, game)


def test_a_lone_sleeper_is_out_after_the_third_turn(alice: HttpPlayer, later: Later) -> None:
    game = alice.create("me", on_timeout="zero", turn_seconds=60, start=True)
    for _ in range(3):
        run_out(game, later)
    assert alice.read(game)["status"] == "finished"
    assert_proven(alice, game)


@pytest.mark.parametrize("ruleset", catalog.keys())
def test_every_ruleset_takes_zeros_anywhere_and_stays_legal(alice: HttpPlayer, later: Later, ruleset: str) -> None:
    game = alice.create("me", "me", ruleset=ruleset, on_timeout="zero", turn_seconds=60, seed="11" * 32, start=True)
    chance = Random(ruleset)
    while (turn := alice.read(game)["turn"]) is not None:
        if chance.random() < 0.4:
            for _ in range(chance.randint(0, 3)):
                alice.roll(game)
            run_out(game, later)
        else:
            play_on(game, [alice], chance, turns=turn["n"])
    assert_proven(alice, game)


def test_with_bot_a_stand_in_plays_this_turn_and_the_next_ones(
    alice: HttpPlayer, bob: HttpPlayer, later: Later
) -> None:
    game = table_of(alice, bob, on_timeout="bot")
    assert (game["on_timeout"], game["stand_in"]) == ("bot", "greedy")
    kept = alice.roll(game)["turn"]["dice"]
    run_out(game, later)
    after = bob.read(game)
    assert (after["seats"][0]["stand_in"], after["turn"]["stand_in"], after["turn"]["dice"]) == (
        "greedy",
        "greedy",
        kept,
    )
    assert (after["turn"]["deadline"], after["seats"][0]["status"]) == (None, "playing")
    assert types(bob, game, 1) == ["seat.stand_in"]
    assert bob.events(game)[-1]["data"] == {"seat": 0, "strategy": "greedy", "strategy_version": "1"}
    play_stand_in(game)
    after = bob.read(game)
    assert (after["turn"]["seat"], after["turn"]["stand_in"]) == (1, None)
    assert len(after["seats"][0]["scorecard"]) == 1
    play_on(game, [bob], Random(1), turns=2)
    play_stand_in(game)
    assert len(bob.read(game)["seats"][0]["scorecard"]) == 2
    assert_proven(bob, game)


def test_the_stand_in_is_woken_at_once(
    alice: HttpPlayer,
    bob: HttpPlayer,
    later: Later,
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: Any,
) -> None:
    woken: list[str] = []
    monkeypatch.setattr("games.receivers.send", lambda task, game_id, **_: woken.append(game_id))
    game = table_of(alice, bob, on_timeout="bot")
    with django_capture_on_commit_callbacks(execute=True):
        run_out(game, later)
    assert woken == [game["id"]]


def test_whoever_takes_his_seat_again_plays_on_himself(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = table_of(alice, bob, on_timeout="bot")
    run_out(game, later)
    play_stand_in(game)
    back = alice.post(f"games/{game['id']}/seats/", {})
    assert (back.status_code, back.json()["seat"], back.json()["seats"][0]["stand_in"]) == (200, 0, None)
    assert types(alice, game, 1) == ["seat.returned"]
    again = alice.post(f"games/{game['id']}/seats/", {}).json()
    assert again["version"] == back.json()["version"], "coming back twice is coming back once"
    play_on(game, [alice, bob], Random(2))
    assert_proven(alice, game)


def test_whoever_returns_in_the_middle_of_the_turn_gets_the_next_one(
    alice: HttpPlayer, bob: HttpPlayer, later: Later
) -> None:
    game = table_of(alice, bob, on_timeout="bot")
    run_out(game, later)
    alice.post(f"games/{game['id']}/seats/", {})
    after = alice.read(game)
    assert (after["seats"][0]["stand_in"], after["turn"]["stand_in"]) == (None, "greedy")
    assert alice.get("games/?to_move=me").json()["results"] == []
    play_stand_in(game)
    play_on(game, [alice, bob], Random(2), turns=2)
    assert (alice.read(game)["turn"]["seat"], alice.read(game)["turn"]["stand_in"]) == (0, None)
    alice.roll(game)
    assert_proven(alice, game)


def test_when_nobody_is_left_the_stand_ins_finish_the_game(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = table_of(alice, bob, on_timeout="bot", bank_seconds=300)
    later(seconds=300)
    for _ in range(2):
        run_out(game, later)
        play_stand_in(game)
        later(seconds=300)
    assert alice.read(game)["status"] == "finished"
    assert [seat["bank_left"] for seat in alice.read(game)["seats"]] == [0, 0]
    assert_proven(alice, game)


def test_a_stand_in_may_be_any_strategy(alice: HttpPlayer, later: Later) -> None:
    game = alice.create("me", "greedy", on_timeout="bot", stand_in="random", turn_seconds=60, start=True)
    run_out(game, later)
    play_stand_in(game)
    assert alice.read(game)["status"] == "finished"
    assert_proven(alice, game)


def test_a_stand_in_without_its_table_is_openly_replaced(alice: HttpPlayer, later: Later, unsolved: list[str]) -> None:
    game = alice.create("me", on_timeout="bot", stand_in="perfect", turn_seconds=60, start=True)
    run_out(game, later)
    after = alice.read(game)
    assert (after["stand_in"], after["seats"][0]["stand_in"]) == ("perfect", "greedy")
    play_stand_in(game)
    assert_proven(alice, game)


def test_a_rematch_keeps_the_policy(alice: HttpPlayer) -> None:
    game = alice.create("me", "me", on_timeout="bot", stand_in="random", turn_seconds=60, start=True)
    alice.resign(game, seat=0)
    again = alice.post(f"games/{game['id']}/rematch/").json()
    assert (again["on_timeout"], again["stand_in"]) == ("bot", "random")


def test_a_seat_that_a_stand_in_plays_may_resign(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = table_of(alice, bob, "me", on_timeout="bot")
    run_out(game, later)
    after = alice.resign(game, seat=0)
    assert (after["turn"]["seat"], after["turn"]["stand_in"]) == (1, None)
    play_on(game, [alice, bob], Random(1))
    assert_proven(alice, game)


def test_a_lost_message_for_a_stand_in_is_sent_again(
    alice: HttpPlayer, bob: HttpPlayer, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    monkeypatch.setattr(tasks, "send", lambda task, game_id, **_: sent.append(game_id))
    game = table_of(alice, bob, on_timeout="bot")
    run_out(game, later)
    later(seconds=6)
    tasks.sweep()
    assert sent == [game["id"]]


@pytest.mark.parametrize(
    ("wish", "code", "field"),
    [
        ({"on_timeout": "zero"}, "timeout_needs_clock", None),
        ({"on_timeout": "bot"}, "timeout_needs_clock", None),
        ({"on_timeout": "bot", "turn_seconds": 60, "rated": True}, "rated_game_takes_no_stand_in", None),
        ({"on_timeout": "bot", "turn_seconds": 60, "stand_in": "psychic"}, "unknown_strategy", None),
        ({"on_timeout": "zero", "turn_seconds": 60, "stand_in": "greedy"}, "invalid_request", "stand_in"),
        ({"stand_in": "greedy"}, "invalid_request", "stand_in"),
        ({"on_timeout": "pass"}, "invalid_request", "on_timeout"),
    ],
)
def test_a_policy_that_cannot_be_is_refused(
    alice: HttpPlayer, wish: dict[str, Any], code: str, field: str | None
) -> None:
    answer = alice.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}], **wish})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    if field:
        assert [error["field"] for error in answer.json()["errors"]] == [field]


def test_a_rated_game_may_score_zeros(alice: HttpPlayer) -> None:
    assert alice.create("me", "open", rated=True, on_timeout="zero", bank_seconds=60)["rated"] is True


def test_the_rows_of_a_running_game_are_what_its_log_leads_to(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = table_of(alice, bob, on_timeout="bot")
    run_out(game, later)
    table = Table.read(UUID(game["id"]))
    replay = audit.Replay(table.ruleset, table.cup.seed, alice.events(game))
    replay.check()
    assert replay.state == table.state
    assert Seat.objects.get(game=game["id"], index=0).stand_in == Game.objects.get(id=game["id"]).turn_stand_in
