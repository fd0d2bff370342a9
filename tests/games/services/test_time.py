"""The one clock: the database's, even after a wait for a lock; and clocks that jump."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from threading import Event, Thread
from typing import Any
from uuid import UUID

import pytest
from django.db import connection, connections, transaction
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from games import tasks
from games.models import Game
from games.services import time
from games.services.table import Table
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown, play_on

HOUR = timedelta(hours=1)


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def times(player: HttpPlayer, game: Shown) -> list[datetime]:
    return [moment(event["at"]) for event in player.events(game)]


@pytest.fixture
def timed(alice: HttpPlayer, bob: HttpPlayer) -> Shown:
    game = alice.create("me", "open", turn_seconds=60)
    bob.join(game)
    return alice.start(game)


@pytest.fixture
def wrong_machine_clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The machine that the views run on is a year behind."""
    monkeypatch.setattr(timezone, "now", lambda: datetime.now(UTC) - timedelta(days=365))
    yield


@pytest.mark.django_db
def test_the_time_costs_at_most_one_query() -> None:
    with CaptureQueriesContext(connection) as captured:
        assert abs(time.now() - datetime.now(UTC)) < HOUR
    assert len(captured) == (1 if connection.vendor == "postgresql" else 0)


def test_a_read_and_a_lock_bring_the_time_along(timed: Shown) -> None:
    with CaptureQueriesContext(connection) as captured, transaction.atomic():
        read, locked = Table.read(UUID(timed["id"])).now, Table.lock(UUID(timed["id"])).now
    assert read <= locked
    assert not any(query["sql"].startswith("SELECT clock_timestamp()") for query in captured.captured_queries)


def test_a_machine_with_a_wrong_clock_forfeits_nobody(
    alice: HttpPlayer, timed: Shown, wrong_machine_clock: None
) -> None:
    tasks.sweep()
    alice.roll(timed)
    game = alice.read(timed)
    assert game["status"] == "playing"
    assert abs(moment(game["server_time"]) - datetime.now(UTC)) < HOUR
    assert abs(times(alice, timed)[-1] - datetime.now(UTC)) < HOUR


@pytest.mark.parametrize("back", [timedelta(seconds=30), timedelta(hours=5), timedelta(days=400)])
def test_a_clock_that_jumps_back_forfeits_nobody_and_no_event_is_older_than_the_one_before(
    alice: HttpPlayer, bob: HttpPlayer, timed: Shown, later: Later, back: timedelta
) -> None:
    play_on(timed, [alice, bob], Random(1), turns=3)
    before = alice.read(timed)
    later(seconds=-back.total_seconds())
    tasks.sweep()
    game = alice.read(timed)
    assert game["version"] == before["version"]
    assert moment(game["deadline"]) > moment(game["server_time"])
    after = play_on(timed, [alice, bob], Random(1))
    assert after["status"] == "finished"
    told = times(alice, timed)
    assert told == sorted(told)


def test_a_clock_that_jumps_forward_and_back_leaves_a_game_that_goes_on(
    alice: HttpPlayer, bob: HttpPlayer, timed: Shown, later: Later
) -> None:
    later(days=3)
    alice.read(timed)
    later(days=-3)
    tasks.sweep()
    assert play_on(timed, [alice, bob], Random(1))["status"] == "finished"


def test_an_event_after_a_jump_back_is_dated_as_the_one_before_it(
    alice: HttpPlayer, timed: Shown, later: Later
) -> None:
    later(hours=-2)
    alice.roll(timed)
    *_, before, after = times(alice, timed)
    assert before == after
    assert Game.objects.get(id=timed["id"]).last_event_at == after


@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has no lock that a row waits for")
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("commits", [True, False])
def test_the_time_is_taken_after_the_wait_for_the_lock(alice: HttpPlayer, commits: bool) -> None:
    game_id = UUID(alice.create("me", start=True)["id"])
    held, seen = Event(), list[Any]()

    def hold() -> None:
        with transaction.atomic():
            table = Table.lock(game_id)
            held.set()
            Event().wait(0.5)
            table.game.save()
            seen.append(time.now())
            transaction.set_rollback(not commits)
        connections.close_all()

    holder = Thread(target=hold)
    holder.start()
    assert held.wait(10)
    with transaction.atomic():
        waited = Table.lock(game_id).now
    holder.join()
    assert waited > seen[0]
