"""Where a process's readers wait: what is new in a log is read once for all of them.

A source says which logs have moved. Their new entries are read; only then is it asked, in one go for all readers of
these logs, who may still have them: so nobody gets an event that was written after his right had ended. One thread
with one database connection does both; a reader costs neither.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import chain
from typing import Any, Protocol, TypeVar

from yachtapi.live import frames
from yachtapi.live.feed import Feed, Reader
from yachtapi.live.frames import Entry
from yachtapi.live.opening import Credential
from yachtapi.live.sources import Source, Tell
from yachtapi.live.topics import Topic

log = logging.getLogger(__name__)

Result = TypeVar("Result")

LOOK = 1.5  # seconds between two looks at every log and every right: the most that a lost message costs
IDLE = 5.0  # seconds without a reader until nobody listens any more
PAUSE = 0.5  # seconds until a database that failed is asked again
SLOWEST = 10.0  # seconds that a reader may take for what he is sent before he has to go …
CUT_OFF = 30.0  # … and before he is not even told
FAREWELL = 2.0  # seconds that anybody has for it when the server stops


@dataclass(frozen=True, slots=True)
class News:
    """What has come to a log since the number that was asked about."""

    entries: Sequence[Entry]
    state: Mapping[str, Any]
    over: bool
    more: bool  # whether these are not all


class Desk(Protocol):
    """The database, as it is asked by one thread."""

    def news(self, heads: Mapping[Topic, int]) -> Mapping[Topic, News]:
        """The logs that have moved past a number, or are over."""

    def refused(self, readers: Mapping[Topic, Collection[Credential]]) -> Mapping[Topic, Collection[Credential]]:
        """Those who may not read on."""

    def close(self) -> None:
        """Let go of the database; the next question opens it again."""


class Hub:
    """The readers of this process, by what they read."""

    def __init__(self, open_source: Callable[[Tell], Source], desk: Desk) -> None:
        self._open_source = open_source
        self._desk = desk
        self._feeds: dict[Topic, Feed] = {}
        self._moved: set[Topic] = set()
        self._sending: set[asyncio.Timeout] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._next_look = 0.0
        self._is_cut_off = False  # from the database

    def join(self, topic: Topic, who: Credential, position: int, head: int) -> Reader | None:
        """A reader who has a log up to a position; None if he is too far behind to be brought up from memory."""
        feed = self._feeds.get(topic)
        if feed is None:
            feed = self._feeds[topic] = Feed(topic, min(position, head))
        if position < feed.base:
            return None
        reader = Reader(feed, who, position)
        feed.readers.add(reader)
        self._moved.add(topic)
        if self._closed:
            reader.dismiss(frames.SERVER_STOPS)
        elif self._task is None:
            self._task = asyncio.ensure_future(self._run())
        self._wake.set()
        return reader

    def leave(self, reader: Reader) -> None:
        """Forget a reader, and a log that nobody reads."""
        reader.feed.readers.discard(reader)
        if not reader.feed.readers:
            self._feeds.pop(reader.feed.topic, None)

    @asynccontextmanager
    async def patience(self) -> AsyncIterator[None]:
        """Something is sent meanwhile to one reader; raises TimeoutError if he does not take it."""
        async with asyncio.timeout(FAREWELL if self._closed else CUT_OFF) as limit:
            self._sending.add(limit)
            try:
                yield
            finally:
                self._sending.discard(limit)

    def close(self) -> None:
        """Tell every reader to go, and let nobody stay any more."""
        self._closed = True
        for limit in self._sending:
            limit.reschedule(asyncio.get_running_loop().time() + FAREWELL)
        for reader in self._readers():
            reader.dismiss(frames.SERVER_STOPS)
        self._wake.set()

    def _readers(self) -> Iterator[Reader]:
        return chain.from_iterable(list(feed.readers) for feed in list(self._feeds.values()))

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()

        def hear(topics: Collection[Topic] | None) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._hear, topics)

        source = self._open_source(hear)
        source.start()
        thread = ThreadPoolExecutor(1, thread_name_prefix="hub")
        try:
            while await self._is_needed():
                await self._turn(loop, thread)
        except Exception:
            log.exception("The hub broke; the readers are asked to come again.")
            for reader in self._readers():
                reader.dismiss(frames.SERVER_STOPS)
        finally:
            source.close()
            thread.submit(self._desk.close)
            thread.shutdown(wait=False)
            self._task = None

    async def _is_needed(self) -> bool:
        if not self._feeds and not self._closed:
            self._wake.clear()
            await _either(self._wake, IDLE)
        return bool(self._feeds) and not self._closed

    def _hear(self, topics: Collection[Topic] | None) -> None:
        """Note what moved; called for every message, so what nobody reads is dropped at once."""
        moved = self._feeds.keys() if topics is None else self._feeds.keys() & set(topics)
        if moved:
            self._moved |= moved
            self._wake.set()

    async def _turn(self, loop: asyncio.AbstractEventLoop, thread: ThreadPoolExecutor) -> None:
        """Wait for a move or for the time to look, then read and hand out."""
        await _either(self._wake, self._next_look - loop.time())
        self._wake.clear()
        is_look = loop.time() >= self._next_look
        if is_look:
            self._next_look = loop.time() + LOOK
            self._dismiss_slow(loop.time())
            self._moved |= self._feeds.keys()
        moved, self._moved = self._moved & self._feeds.keys(), set()
        try:
            await self._deliver(loop, thread, moved, everybody=is_look)
            self._is_cut_off = False
        except Exception:
            if not self._is_cut_off:
                log.warning("What is followed cannot be read: trying again.", exc_info=True)
            self._is_cut_off = True
            await loop.run_in_executor(thread, self._desk.close)
            await asyncio.sleep(PAUSE)
            self._moved |= moved
            self._next_look = 0.0

    async def _deliver(
        self, loop: asyncio.AbstractEventLoop, thread: ThreadPoolExecutor, moved: set[Topic], *, everybody: bool
    ) -> None:
        # A log that is over is left out: it does not move, and those who read it are about to go.
        heads = {topic: self._feeds[topic].head for topic in moved if not self._feeds[topic].over}
        found = await loop.run_in_executor(thread, self._desk.news, heads)
        asked = [
            reader
            for topic in moved
            if topic in self._feeds
            for reader in self._feeds[topic].readers
            if everybody or topic in found or not reader.checked
        ]
        refused = await loop.run_in_executor(thread, self._desk.refused, _by_topic(asked))
        for topic, news in found.items():
            if (feed := self._feeds.get(topic)) is not None and feed.head == heads[topic]:
                feed.receive(news.entries, news.state, news.over)
                if news.more:
                    self._moved.add(topic)
        if self._moved:
            self._wake.set()
        for reader in asked:
            if reader.who in refused.get(reader.feed.topic, ()):
                reader.dismiss(frames.REFUSED)
            else:
                reader.allow()

    def _dismiss_slow(self, now: float) -> None:
        for reader in self._readers():
            if reader.blocked_since is not None and now - reader.blocked_since > SLOWEST:
                reader.dismiss(frames.SLOW)


def _by_topic(readers: Collection[Reader]) -> dict[Topic, set[Credential]]:
    found: dict[Topic, set[Credential]] = {}
    for reader in readers:
        found.setdefault(reader.feed.topic, set()).add(reader.who)
    return found


async def _either(event: asyncio.Event, seconds: float) -> None:
    """Return when the event is set or time is up."""
    try:
        async with asyncio.timeout(max(seconds, 0)):
            await event.wait()
    except TimeoutError:
        pass
