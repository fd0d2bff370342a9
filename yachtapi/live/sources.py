"""Where a process hears that games have moved: one thread each, while the process has readers.

A source may tell too much and must not be silent about what it missed: whenever it (re)connects it says that anything
may have moved. What it never hears of, the hub finds by looking.
"""

import logging
import select
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator
from typing import Any, Final

import psycopg
from django.conf import settings
from django.db import connection

from yachtapi.live import redisline
from yachtapi.live.announcing import CHANNEL
from yachtapi.live.topics import Topic, topics

log = logging.getLogger(__name__)

Tell = Callable[[Collection[Topic] | None], object]
"""Takes the topics that have moved; None if it may be any."""

SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds until a lost connection is tried again, doubling
ATTENTION = 0.25  # seconds in which a thread notices that it is to end
CONNECT_PATIENCE = 5  # seconds


class Source(ABC):
    """A thread that listens, and connects again for as long as it is wanted."""

    def __init__(self, tell: Tell) -> None:
        self.tell: Final = tell
        self.closing: Final = threading.Event()
        self._thread = threading.Thread(target=self._run, name="events", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def close(self) -> None:
        """Say that nobody listens any more; the thread ends by itself."""
        self.closing.set()

    def join(self, seconds: float) -> None:
        """Wait for the thread to end."""
        self._thread.join(seconds)

    @abstractmethod
    def listen(self) -> Iterator[Collection[Topic] | None]:
        """Connect, and give what moves until closed; raises when the connection breaks."""

    def _run(self) -> None:
        pause = SHORTEST_PAUSE
        while not self.closing.is_set():
            try:
                for moved in self.listen():
                    self.tell(moved)
                    pause = SHORTEST_PAUSE
            except Exception as error:  # whatever it is: a thread that ended would leave every reader waiting
                if pause == SHORTEST_PAUSE:
                    log.warning("Events are not heard (%s): trying again, and looking by ourselves meanwhile.", error)
                self.closing.wait(pause)
                pause = min(pause * 2, LONGEST_PAUSE)


class SqliteSource(Source):
    """Asks the file whether another connection has committed, which takes SQLite a few microseconds."""

    interval = 0.01  # seconds between two looks

    def listen(self) -> Iterator[Collection[Topic] | None]:
        """Whatever is written may be a move."""
        seen = -1
        try:
            with connection.cursor() as cursor:
                while not self.closing.is_set():
                    (version,) = cursor.execute("PRAGMA data_version").fetchone()
                    if version != seen:
                        seen = version
                        yield None
                    self.closing.wait(self.interval)
        finally:
            connection.close()


class PostgresSource(Source):
    """LISTEN on a connection of its own, outside of any pool."""

    def listen(self) -> Iterator[Collection[Topic] | None]:
        """What NOTIFY names."""
        with psycopg.connect(**_connection_parameters(), autocommit=True) as line:
            line.execute(f"LISTEN {CHANNEL}")
            yield None
            news = select.poll()  # select() itself takes no file beyond the 1,024th, and readers have thousands
            news.register(line.fileno(), select.POLLIN)
            while not self.closing.is_set():
                heard = line.notifies(timeout=0) if news.poll(ATTENTION * 1000) else ()
                if moved := [topic for each in heard for topic in topics(each.payload)]:
                    yield moved


class RedisSource(Source):
    """SUBSCRIBE on a connection of its own."""

    def listen(self) -> Iterator[Collection[Topic] | None]:
        """What is published."""
        with redisline.client(settings.EVENTS_URL, CONNECT_PATIENCE) as client, client.pubsub() as line:
            line.subscribe(redisline.channel(settings.EVENTS_URL))
            while not self.closing.is_set():
                heard = line.get_message(timeout=ATTENTION)
                if heard and heard["type"] == "subscribe":
                    yield None
                elif heard and heard["type"] == "message":
                    yield topics(heard["data"].decode())


def open_source(tell: Tell) -> Source:
    """The source of this process, as ``EVENTS_URL`` and the database have it; not started yet."""
    if settings.EVENTS_URL:
        return RedisSource(tell)
    return SqliteSource(tell) if connection.vendor == "sqlite" else PostgresSource(tell)


def _connection_parameters() -> dict[str, Any]:
    parameters = connection.get_connection_params()
    for name in ("cursor_factory", "context", "prepare_threshold", "pool"):
        parameters.pop(name, None)
    # A server that is gone without a word is noticed within a minute, not after two hours.
    keep_alive = {"keepalives": 1, "keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 4}
    return {**keep_alive, "connect_timeout": CONNECT_PATIENCE, **parameters}
