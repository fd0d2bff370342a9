"""Who is there: noted in memory, written down seldom, shown to those who may see the game, and in nobody's way."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from django.db import DatabaseError, connection
from django.test.utils import CaptureQueriesContext
from pytest_django import Settings

from games.players.models import Player
from games.services import presence
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown


@pytest.fixture(autouse=True)
def attendance(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> presence.Attendance:
    """A fresh book that the test itself has written down."""
    settings.PRESENCE_SECONDS = 5
    book = presence.Attendance()
    monkeypatch.setattr(book, "_wake", lambda: None)
    monkeypatch.setattr(presence, "attendance", book)
    return book


def shown(game: Shown) -> list[bool | None]:
    return [seat["present"] for seat in game["seats"]]


def test_whoever_sends_a_request_is_there_and_is_gone_after_two_minutes(
    alice: HttpPlayer, bob: HttpPlayer, later: Later, attendance: presence.Attendance
) -> None:
    game = alice.create("me", "greedy", "open")
    assert shown(bob.read(game)) == [False, None, None]
    attendance.write()
    seen = bob.read(game)
    assert shown(seen) == [True, None, None]
    left = datetime.fromisoformat(seen["server_time"]) - datetime.fromisoformat(seen["seats"][0]["seen_at"])
    assert timedelta() <= left < timedelta(seconds=30)
    later(seconds=121)
    assert shown(bob.read(game)) == [False, None, None]


def test_a_request_writes_nothing(alice: HttpPlayer, attendance: presence.Attendance) -> None:
    game = alice.create("me", start=True)
    with CaptureQueriesContext(connection) as captured:
        alice.read(game)
    assert not [query for query in captured.captured_queries if not query["sql"].startswith("SELECT")]


def test_a_player_is_written_down_once_a_minute_at_most(
    alice: HttpPlayer, later: Later, attendance: presence.Attendance
) -> None:
    game = alice.create("me", start=True)
    attendance.write()
    with CaptureQueriesContext(connection) as captured:
        for _ in range(5):
            alice.read(game)
            attendance.write()
    assert not [query for query in captured.captured_queries if query["sql"].startswith("UPDATE")]
    first = Player.objects.get(pk=alice.id).seen_at
    other = presence.Attendance()  # another process, which does not know of it
    other._seen.add(UUID(alice.id))
    later(seconds=30)
    other.write()
    assert Player.objects.get(pk=alice.id).seen_at == first
    later(seconds=31)
    other._seen.add(UUID(alice.id))
    other.write()
    assert Player.objects.get(pk=alice.id).seen_at != first


def test_what_could_not_be_written_is_written_later(
    alice: HttpPlayer, attendance: presence.Attendance, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = alice.create("me")

    def fail(seen: Any) -> Any:
        raise DatabaseError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(presence, "_write", fail)
        with pytest.raises(DatabaseError):
            attendance.write()
    attendance.write()
    assert shown(alice.read(game)) == [True]


def test_a_clock_that_jumped_forward_keeps_nobody_present_for_ever(
    alice: HttpPlayer, later: Later, attendance: presence.Attendance
) -> None:
    later(days=1)
    alice.create("me")
    attendance.write()
    later(days=-1)
    attendance._seen.add(UUID(alice.id))
    attendance.write()
    later(seconds=121)
    assert shown(alice.create("me")) == [False]


def test_an_etag_follows_who_is_there(alice: HttpPlayer, bob: HttpPlayer, attendance: presence.Attendance) -> None:
    game = alice.create("me", "me", start=True)
    before = bob.get(f"games/{game['id']}/")["ETag"]
    attendance.write()
    assert bob.get(f"games/{game['id']}/", if_none_match=before).status_code == 200


def test_nobody_is_noted_where_presence_is_not_kept(
    alice: HttpPlayer, settings: Settings, attendance: presence.Attendance
) -> None:
    settings.PRESENCE_SECONDS = 0
    game = alice.create("me")
    attendance.write()
    seat = alice.read(game)["seats"][0]
    assert (seat["present"], seat["seen_at"]) == (False, None)


def test_the_thread_ends_when_everything_is_written(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[set[UUID]] = []

    def note(seen: set[UUID]) -> set[UUID]:
        written.append(set(seen))
        return set(seen)

    monkeypatch.setattr(presence, "_write", note)
    monkeypatch.setattr(presence.machine, "sleep", lambda seconds: None)
    book = presence.Attendance()
    book.note(UUID(int=1))
    thread = book._thread
    if thread is not None:
        thread.join(10)
        assert not thread.is_alive()
    assert written == [{UUID(int=1)}]
