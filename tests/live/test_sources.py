"""Where a process hears of moves: from each kind of source, and again after its connection broke."""

import logging
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.db.utils import ConnectionHandler

from tests.live.redis_server import RedisServer
from yachtapi.live import sources
from yachtapi.live.announcing import announce
from yachtapi.live.sources import PostgresSource, RedisSource, Source, SqliteSource, open_source
from yachtapi.live.topics import Kind, Topic, messages, topics

GAME, ANN, BEN = UUID(int=1), UUID(int=2), UUID(int=3)
MOVED = [Topic("game", GAME), Topic("player", ANN), Topic("player", BEN)]
PATIENCE = 5.0  # seconds

Heard = Queue[Collection[Topic] | None]
needs_postgres = pytest.mark.skipif("connection.vendor != 'postgresql'", reason="the database is no PostgreSQL")


@contextmanager
def listening(kind: Callable[..., Source]) -> Iterator[Heard]:
    """What a source tells, from its start on."""
    heard: Heard = Queue()
    source = kind(heard.put)
    source.start()
    try:
        yield heard
    finally:
        source.close()
        source.join(PATIENCE)


@pytest.fixture(autouse=True)
def threads_may_use_the_database(django_db_blocker: Any) -> Iterator[None]:
    with django_db_blocker.unblock():
        yield


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ConnectionHandler:
    """A database file, which a source asks on a connection of its thread."""
    named = {"ENGINE": "yachtapi.sqlite", "NAME": str(tmp_path / "file"), "OPTIONS": {"timeout": 1}}
    handler = ConnectionHandler({"default": named})

    class Connection:
        def __getattr__(self, name: str) -> Any:
            return getattr(handler["default"], name)

    monkeypatch.setattr(sources, "connection", Connection())
    return handler


@pytest.mark.parametrize("kind", ["game", "tournament", "player"])
def test_a_message_names_the_log_and_the_players(kind: Kind) -> None:
    (text,) = messages(Topic(kind, GAME), [ANN, BEN])
    assert topics(text) == [Topic(kind, GAME), *MOVED[1:]]
    (text,) = messages(Topic(kind, GAME), [])
    assert topics(text) == [Topic(kind, GAME)]


def test_a_game_is_told_as_it_was_before_there_were_tournaments() -> None:
    assert list(messages(MOVED[0], [ANN, BEN])) == [f"{GAME} {ANN} {BEN}"]


def test_whoever_has_news_of_a_great_tournament_is_named_once_in_messages_that_fit_into_a_notification() -> None:
    log, players = Topic("tournament", GAME), [UUID(int=number) for number in range(2048)]
    told = list(messages(log, players))
    assert max(map(len, told)) < 8000
    heard = [topic for text in told for topic in topics(text) if topic != log]
    assert heard == [Topic("player", player) for player in players]


@pytest.mark.parametrize("text", ["", "hat", f"{GAME} hat", "tournament", f"tournament {GAME} hat", f"table {GAME}"])
def test_a_message_of_somebody_else_names_nothing(text: str) -> None:
    assert topics(text) == []


def test_sqlite_tells_that_something_was_written_and_is_silent_otherwise(file: ConnectionHandler) -> None:
    with listening(SqliteSource) as heard:
        assert heard.get(timeout=PATIENCE) is None  # it begins by saying that anything may have moved
        time.sleep(0.1)
        assert heard.empty()
        with file["default"].cursor() as cursor:
            cursor.execute("CREATE TABLE dice (id INTEGER)")
        written = time.monotonic()
        assert heard.get(timeout=PATIENCE) is None
        assert time.monotonic() - written < 0.5
    file["default"].close()


@needs_postgres
@pytest.mark.django_db(transaction=True)
def test_postgres_tells_what_moved() -> None:
    with listening(PostgresSource) as heard:
        assert heard.get(timeout=PATIENCE) is None
        announce(MOVED[0], [ANN, BEN])
        assert heard.get(timeout=PATIENCE) == MOVED


@needs_postgres
@pytest.mark.django_db(transaction=True)
def test_a_dropped_connection_to_postgres_is_made_again(caplog: pytest.LogCaptureFixture) -> None:
    with listening(PostgresSource) as heard, caplog.at_level(logging.WARNING):
        assert heard.get(timeout=PATIENCE) is None
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND query LIKE 'LISTEN%%'"
            )
        assert heard.get(timeout=PATIENCE) is None  # what was missed is looked for
        announce(MOVED[0], [])
        assert heard.get(timeout=PATIENCE) == MOVED[:1]
    assert "Events are not heard" in caplog.text


def test_redis_tells_what_moved(redis_server: RedisServer, settings: Any) -> None:
    settings.EVENTS_URL = redis_server.url
    with listening(open_source) as heard:
        assert heard.get(timeout=PATIENCE) is None
        announce(MOVED[0], [ANN, BEN])
        assert heard.get(timeout=PATIENCE) == MOVED


def test_a_redis_that_is_restarted_is_heard_again(
    redis_server: RedisServer, settings: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yachtapi.live.announcing.PAUSE", 0.0)
    settings.EVENTS_URL = redis_server.url
    with listening(open_source) as heard, caplog.at_level(logging.WARNING):
        assert heard.get(timeout=PATIENCE) is None
        redis_server.kill()
        announce(MOVED[0], [])  # nobody waits, nothing fails
        redis_server.start()
        assert heard.get(timeout=PATIENCE) is None
        announce(MOVED[0], [])
        assert heard.get(timeout=PATIENCE) == MOVED[:1]
    assert "EVENTS_URL does not answer" in caplog.text


def test_a_redis_that_is_away_delays_nobody_and_is_reported_once(
    tmp_path: Path, settings: Any, caplog: pytest.LogCaptureFixture
) -> None:
    settings.EVENTS_URL = f"redis+socket://{tmp_path}/nobody"
    start = time.monotonic()
    with caplog.at_level(logging.WARNING):
        for _ in range(100):
            announce(MOVED[0], [ANN])
    assert time.monotonic() - start < 1
    assert len(caplog.records) == 1


def test_two_database_numbers_of_one_redis_do_not_hear_each_other() -> None:
    from yachtapi.live.redisline import channel

    assert channel("redis://localhost:6379/1") != channel("redis://localhost:6379/2")


def test_the_source_follows_the_settings(settings: Any) -> None:
    expected: dict[str, type[Source]] = {"sqlite": SqliteSource, "postgresql": PostgresSource}
    assert type(open_source(print)) is expected[connection.vendor]
    settings.EVENTS_URL = "redis://localhost:6379/1"
    assert type(open_source(print)) is RedisSource
