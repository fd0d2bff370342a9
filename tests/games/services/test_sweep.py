"""The sweep: late, twice, at once, among thousands or among games that fail, each turn that ran out is one event."""

from functools import partial
from typing import Any
from uuid import UUID

import pytest

from games import tasks
from games.models import Event, Game
from games.services import clock
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown
from tests.games.test_rush import assert_sound, at_once, real_database

__all__ = ["real_database"]  # a fixture


@pytest.fixture(autouse=True)
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games for which a message was sent."""
    games: list[str] = []
    monkeypatch.setattr(tasks, "send", lambda task, game_id, **_: games.append(game_id))
    return games


def overdue(alice: HttpPlayer, games: int, later: Later, **wish: Any) -> list[Shown]:
    made = [alice.create("me", "me", "me", turn_seconds=60, start=True, **wish) for _ in range(games)]
    later(seconds=61)
    return made


def failing(games: list[Shown], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lets some games fail, and notes which were tried."""
    time_out, tried = clock.time_out, list[str]()

    def fail_for_some(*, game_id: UUID) -> bool:
        tried.append(str(game_id))
        if str(game_id) in {game["id"] for game in games}:
            raise RuntimeError("this game cannot be read")
        return time_out(game_id=game_id)

    monkeypatch.setattr(clock, "time_out", fail_for_some)
    return tried


def lost(game: Shown) -> int:
    return Event.objects.filter(game=game["id"], type__in=["turn.timed_out", "seat.timed_out", "seat.stand_in"]).count()


def test_one_sweep_reaches_more_games_than_a_batch(
    alice: HttpPlayer, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "BATCH", 4)
    games = overdue(alice, 13, later)
    Game.objects.update(turn_deadline=Game.objects.order_by("turn_deadline")[0].turn_deadline)  # equal ones, too
    tasks.sweep()
    assert [lost(game) for game in games] == [1] * 13


def test_games_that_fail_neither_block_a_sweep_nor_come_first_in_the_next(
    alice: HttpPlayer, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "BATCH", 3)
    games = overdue(alice, 10, later)
    broken, sound = games[:7], games[7:]
    tried = failing(broken, monkeypatch)
    tasks.sweep()
    assert [lost(game) for game in sound] == [1] * 3
    assert tried == [game["id"] for game in games]
    tasks.sweep()
    assert len(tried) == 10, "they are left alone for a while"
    later(seconds=62)
    tasks.sweep()
    assert sorted(tried[10:]) == sorted(game["id"] for game in games)


def test_what_failed_once_is_made_good(alice: HttpPlayer, later: Later, monkeypatch: pytest.MonkeyPatch) -> None:
    games = overdue(alice, 2, later)
    with monkeypatch.context() as patch:
        failing(games, patch)
        tasks.sweep()
    later(seconds=62)
    tasks.sweep()
    assert [lost(game) for game in games] == [1, 1]


def test_a_sweep_out_of_time_leaves_the_rest_to_the_next(
    alice: HttpPlayer, later: Later, monkeypatch: pytest.MonkeyPatch, sent: list[str]
) -> None:
    games = overdue(alice, 3, later)
    engine = alice.create("greedy", "me", start=True)
    later(seconds=6)
    with monkeypatch.context() as patch:
        patch.setattr(tasks, "SHARE", -1)
        tasks.sweep()
    assert ([lost(game) for game in games], sent) == ([0, 0, 0], [])
    tasks.sweep()
    assert ([lost(game) for game in games], sent) == ([1, 1, 1], [engine["id"]])


def test_a_pause_that_a_clocks_jump_made_endless_ends(alice: HttpPlayer, later: Later) -> None:
    (game,) = overdue(alice, 1, later)
    later(days=3)
    clock.put_off(game_id=UUID(game["id"]))
    later(days=-3)
    tasks.sweep()
    assert lost(game) == 1


def test_a_lost_message_is_found_after_a_clocks_jump_back(alice: HttpPlayer, later: Later, sent: list[str]) -> None:
    later(days=3)
    game = alice.create("greedy", "me", start=True)
    later(days=-3)
    tasks.sweep()
    assert sent == [game["id"]]


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("on_timeout", ["forfeit", "zero", "bot"])
def test_sweeps_at_once_make_one_event_of_each_turn(
    real_database: None, alice: HttpPlayer, later: Later, on_timeout: str
) -> None:
    games = overdue(alice, 6, later, on_timeout=on_timeout)
    at_once([tasks.sweep] * 4)
    at_once([partial(clock.time_out, game_id=UUID(game["id"])) for game in games[:2] for _ in range(3)])
    assert [lost(game) for game in games] == [1] * 6
    for game in games:
        assert_sound(game)
