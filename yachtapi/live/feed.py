"""One log in memory: its newest entries, encoded once, and everybody in this process who reads it.

All of it belongs to the event loop.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

from yachtapi.live import frames
from yachtapi.live.frames import Entry, Form
from yachtapi.live.opening import Credential
from yachtapi.live.topics import Topic

WINDOW = 1000  # entries that a reader may be behind


class Feed:
    """The log of a topic from ``base`` (exclusive) to ``head``."""

    def __init__(self, topic: Topic, head: int) -> None:
        self.topic: Final = topic
        self.readers: Final[set[Reader]] = set()
        self.base = self.head = head
        self.over = False
        self.state: Mapping[str, Any] = {}
        self._entries: list[Entry] = []
        self._chunks: dict[tuple[Form, int, int], bytes] = {}

    def receive(self, entries: Sequence[Entry], state: Mapping[str, Any], over: bool) -> None:
        """Go on with the entries after ``head``."""
        self._entries += entries
        self.state, self.over = state, over
        self._chunks.clear()
        if entries:
            self.head = entries[-1].seq
        if len(self._entries) > 2 * WINDOW:
            del self._entries[:-WINDOW]
            self.base = self.head - WINDOW

    def between(self, after: int, last: int) -> list[Entry]:
        """The entries after one number, up to another."""
        return self._entries[max(after - self.base, 0) : max(last - self.base, 0)]

    def chunk(self, form: Form, after: int, last: int) -> bytes:
        """The same as they are sent; those who are equally far share the bytes."""
        key = (form, after, last)
        if key not in self._chunks:
            self._chunks[key] = b"".join(form.entry(entry) for entry in self.between(after, last))
        return self._chunks[key]


class Reader:
    """Somebody who reads a feed: how far he is, how far he was checked to be allowed, and why he has to go."""

    __slots__ = (
        "_waiter",
        "allowed",
        "blocked_since",
        "checked",
        "end",
        "feed",
        "position",
        "who",
    )

    def __init__(self, feed: Feed, who: Credential, position: int) -> None:
        self.feed = feed
        self.who = who
        self.position = position
        self.allowed = position
        self.checked = False
        self.end: str | None = None
        self.blocked_since: float | None = None  # loop time since when a send has not returned
        self._waiter: asyncio.Future[None] | None = None

    @property
    def has_news(self) -> bool:
        """Whether there is something to send or to say."""
        return self.end is not None or self.position < self.allowed or self.is_through

    @property
    def is_through(self) -> bool:
        """Whether the log is over and the reader has all of it."""
        return self.checked and self.feed.over and self.position >= self.feed.head

    def allow(self) -> None:
        """Let the reader have all that is there."""
        self.checked = True
        self.allowed = max(self.position, self.feed.head)
        if self.position < self.feed.base:
            self.end = self.end or frames.SLOW
        if self.has_news:
            self.wake()

    def dismiss(self, reason: str) -> None:
        """Tell the reader to go."""
        self.end = self.end or reason
        self.wake()

    def take(self, form: Form) -> bytes:
        """What the reader may have and has not got, and note that he has it."""
        after, self.position = self.position, self.allowed
        return self.feed.chunk(form, after, self.allowed)

    async def wait(self, seconds: float) -> None:
        """Return when there is news, the reader is woken, or time is up."""
        if self.has_news:
            return
        loop = asyncio.get_running_loop()
        self._waiter = loop.create_future()
        timer = loop.call_later(seconds, self.wake)
        try:
            await self._waiter
        finally:
            timer.cancel()
            self._waiter = None

    def wake(self, _: object = None) -> None:
        """End the wait."""
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
