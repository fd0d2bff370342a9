"""Telling the processes that hold readers that a log has moved, after the commit.

A message is a hint and carries no event: whoever gets none looks for himself within a second or two. So nothing here
fails, and nobody who makes a move waits for a server that is away.
"""

import logging
import time
from collections.abc import Collection
from functools import cache
from typing import Protocol
from uuid import UUID

from django.conf import settings
from django.db import Error, connection
from redis.exceptions import RedisError

from yachtapi.live import redisline
from yachtapi.live.topics import Topic, messages

log = logging.getLogger(__name__)

CHANNEL = "yacht_moved"  # of PostgreSQL, where each database has its own
PAUSE = 1.0  # seconds in which a Redis that failed is not tried again
PATIENCE = 0.5  # seconds for it to answer


class Announcer(Protocol):
    """One way to tell."""

    def send(self, text: str) -> None:
        """Tell whoever listens now."""


class Silence:
    """SQLite's own: readers see by the file that something was written."""

    def send(self, text: str) -> None:
        """Tell nobody."""


class Notifier:
    """PostgreSQL's NOTIFY, on the connection that has just committed."""

    def send(self, text: str) -> None:
        """Tell every process that listens to this database."""
        try:
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, text])
        except Error as error:
            log.warning("Readers were not told of a move (%s): they will see it by themselves.", error)


class Publisher:
    """Redis pub/sub; one that is away is reported once, and asked again after a pause."""

    def __init__(self, url: str) -> None:
        self._client = redisline.client(url, PATIENCE)
        self._channel = redisline.channel(url)
        self._away_until = 0.0

    def send(self, text: str) -> None:
        """Tell every process that subscribes."""
        if time.monotonic() < self._away_until:
            return
        try:
            self._client.publish(self._channel, text)
        except RedisError as error:
            if not self._away_until:
                log.warning("EVENTS_URL does not answer (%s): readers get events a second or two late.", error)
            self._away_until = time.monotonic() + PAUSE
        else:
            self._away_until = 0.0


def announce(topic: Topic, player_ids: Collection[UUID] = ()) -> None:
    """Tell that a log has moved, and which players have a new notice."""
    for text in messages(topic, player_ids):
        _announcer(settings.EVENTS_URL, connection.vendor).send(text)


@cache
def _announcer(url: str, vendor: str) -> Announcer:
    if url:
        return Publisher(url)
    return Silence() if vendor == "sqlite" else Notifier()
