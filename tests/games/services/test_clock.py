"""What time does: overdue turns, last deadlines, engines whose message was lost. Rows are put back, nobody sleeps."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import pytest

from games import tasks
from games.models import Game, IdempotencyKey
from games.services import clock, engines, time
from games.services.table import ENGINE_PATIENCE, Table
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown


def row(game: Shown) -> Game:
    return Game.objects.get(id=game["id"])


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games for which the sweep sent a message."""
    games: list[str] = []
    monkeypatch.setattr(tasks, "send", lambda task, game_id, **_: games.append(game_id))
    return games


@pytest.fixture
def timed(alice: HttpPlayer, bob: HttpPlayer) -> Shown:
    """A running game of Alice, Bob and Alice with a minute a turn."""
    game = alice.create("me", "open", "me", turn_seconds=60)
    bob.join(game)
    return alice.start(game)


def test_an_overdue_turn_forfeits_the_seat_and_the_next_one_moves(
    alice: HttpPlayer, timed: Shown, later: Later, sent: list[str]
) -> None:
    alice.roll(timed)
    later(seconds=61)
    tasks.sweep()
    after = alice.read(timed)
    assert [seat["status"] for seat in after["seats"]] == ["timed_out", "playing", "playing"]
    assert (after["turn"]["seat"], after["turn"]["n"], after["turn"]["dice"]) == (1, 2, None)
    assert [event["type"] for event in alice.events(timed)][-2:] == ["seat.timed_out", "turn.started"]


def test_the_next_turn_has_the_whole_time_again(alice: HttpPlayer, timed: Shown, later: Later, sent: list[str]) -> None:
    later(seconds=61)
    tasks.sweep()
    game = alice.read(timed)
    left = datetime.fromisoformat(game["deadline"]) - datetime.fromisoformat(game["server_time"])
    assert 59 < left.total_seconds() <= 60
    tasks.sweep()
    assert alice.read(timed)["version"] == game["version"]


def test_a_turn_in_time_is_left_alone(alice: HttpPlayer, timed: Shown, later: Later, sent: list[str]) -> None:
    later(seconds=59)
    tasks.sweep()
    assert not clock.time_out(game_id=UUID(timed["id"]))
    assert alice.read(timed)["version"] == timed["version"]


def test_a_throw_does_not_prolong_the_turn(alice: HttpPlayer, timed: Shown, later: Later) -> None:
    later(seconds=50)
    alice.roll(timed)
    assert alice.read(timed)["deadline"] == timed["deadline"]


def test_a_resignation_out_of_turn_does_not_prolong_the_turn(
    alice: HttpPlayer, bob: HttpPlayer, timed: Shown, later: Later
) -> None:
    later(seconds=50)
    assert bob.resign(timed)["deadline"] == timed["deadline"]


def test_everybody_who_sleeps_is_forfeited_until_one_is_left(
    alice: HttpPlayer, timed: Shown, later: Later, sent: list[str]
) -> None:
    for _ in range(2):
        later(seconds=61)
        tasks.sweep()
    after = alice.read(timed)
    assert (after["status"], after["deadline"]) == ("finished", None)
    assert [seat["status"] for seat in after["seats"]] == ["timed_out", "timed_out", "playing"]
    assert [result["rank"] for result in after["results"]] == [2, 2, 1]
    assert list(clock.overdue_turns()) == []


def test_an_engine_is_not_forfeited_for_workers_that_are_late(alice: HttpPlayer, later: Later, sent: list[str]) -> None:
    game = alice.create("greedy", "me", "me", turn_seconds=60, start=True)
    later(seconds=61)
    tasks.sweep()
    assert alice.read(game)["version"] == game["version"]
    assert not clock.time_out(game_id=UUID(game["id"]))
    assert sent == [game["id"]]


def test_without_a_limit_no_turn_is_overdue(alice: HttpPlayer, later: Later) -> None:
    alice.create("me", start=True)
    later(days=29)
    assert list(clock.overdue_turns()) == []


def test_two_sweeps_forfeit_one_seat(timed: Shown, later: Later) -> None:
    later(seconds=61)
    (game_id,) = clock.overdue_turns()
    assert [clock.time_out(game_id=game_id) for _ in range(2)] == [True, False]


@pytest.mark.parametrize("start", [False, True])
def test_a_game_past_its_last_deadline_is_aborted_and_its_seed_revealed(
    alice: HttpPlayer, later: Later, sent: list[str], start: bool
) -> None:
    game = alice.create("me", "me", start=start)
    later(days=30, seconds=1)
    tasks.sweep()
    after = alice.read(game)
    assert (after["status"], after["abort_reason"], after["turn"], after["results"]) == (
        "aborted",
        "deadline",
        None,
        None,
    )
    assert b'"seed":' in alice.record(game)
    assert not clock.expire(game_id=UUID(game["id"]))


def test_a_game_in_time_is_not_aborted(alice: HttpPlayer, later: Later, sent: list[str]) -> None:
    game = alice.create("me", start=True)
    later(days=29, hours=23)
    tasks.sweep()
    assert not clock.expire(game_id=UUID(game["id"]))
    assert alice.read(game)["status"] == "playing"


def test_the_last_deadline_counts_from_the_start(alice: HttpPlayer, later: Later) -> None:
    game = alice.create("me")
    later(days=20)
    alice.start(game)
    later(days=20)
    assert list(clock.overdue_games()) == []


def test_a_finished_game_is_left_alone_for_ever(alice: HttpPlayer, later: Later) -> None:
    game = alice.create("me", start=True)
    alice.resign(game)
    later(days=400)
    assert [*clock.overdue_games(), *clock.overdue_turns(), *clock.waiting_engines()] == []
    assert not clock.expire(game_id=UUID(game["id"]))


def test_an_engine_whose_message_was_lost_is_found_after_a_while(
    alice: HttpPlayer, later: Later, sent: list[str]
) -> None:
    game = alice.create("greedy", "me", start=True)
    alice.create("me", "greedy", start=True)
    tasks.sweep()
    assert sent == []
    later(seconds=ENGINE_PATIENCE.total_seconds() + 1)
    tasks.sweep()
    assert sent == [game["id"]]


def fail(table: Table) -> Table:
    raise RuntimeError


def test_an_engine_that_failed_is_given_longer_and_longer(alice: HttpPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    game = alice.create("greedy", "me", start=True)
    monkeypatch.setattr(engines, "_advance", fail)
    now = time.now()
    monkeypatch.setattr(time, "told", lambda _: now)
    for attempts in range(engines.MOST_ATTEMPTS):
        with pytest.raises(RuntimeError):
            engines.play_engines(game_id=UUID(game["id"]))
        assert row(game).engine_attempts == attempts + 1
        engines.play_engines(game_id=UUID(game["id"]))
        assert row(game).engine_attempts == attempts + 1, "a second message in the meantime counts for nothing"
        wait = engines.lease(attempts)
        now += wait - timedelta(seconds=1)
        assert list(clock.waiting_engines()) == []
        now += timedelta(seconds=2)
        assert list(clock.waiting_engines()) == [UUID(game["id"])]


def test_one_broken_game_does_not_hold_up_the_others(
    alice: HttpPlayer, later: Later, monkeypatch: pytest.MonkeyPatch, sent: list[str]
) -> None:
    broken, sound = (alice.create("me", "me", turn_seconds=60, start=True) for _ in range(2))
    time_out = clock.time_out

    def fail_for_one(*, game_id: UUID) -> bool:
        if str(game_id) == broken["id"]:
            raise RuntimeError("this game cannot be read")
        return time_out(game_id=game_id)

    monkeypatch.setattr(clock, "time_out", fail_for_one)
    later(seconds=61)
    swept: Any = None
    try:
        tasks.sweep()
    except RuntimeError as error:  # it may be told, but not before the others have had their turn
        swept = error
    assert alice.read(sound)["status"] == "finished", f"the sweep stopped: {swept}"


def test_answers_to_repeated_requests_are_forgotten_after_a_day(
    alice: HttpPlayer, later: Later, sent: list[str]
) -> None:
    alice.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}]}, idempotency_key="k")
    later(hours=23)
    tasks.sweep()
    assert IdempotencyKey.objects.count() == 1
    later(hours=2)
    tasks.sweep()
    assert IdempotencyKey.objects.count() == 0
