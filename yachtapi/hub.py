"""Where readers wait for a game to move, without a thread or a database connection each.

One thread a process looks at the versions of all watched games, only while somebody watches.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol
from uuid import UUID

from django.db import Error

log = logging.getLogger(__name__)

IDLE = 1.0  # seconds without a reader until the thread ends
PAUSE = 1.0  # seconds until the database is tried again after it failed


class Versions(Protocol):
    """Where the versions of games are read; used by one thread."""

    interval: float
    """Seconds between two looks."""

    def changed(self) -> bool:
        """Whether anything may have been written since the last look."""

    def read(self, games: Collection[UUID]) -> Mapping[UUID, int]:
        """The versions of the games that exist."""

    def close(self) -> None:
        """Let go of the database; the next look opens it again."""


@dataclass(frozen=True, slots=True, eq=False)
class Watch:
    """One reader who knows a game up to a version."""

    game: UUID
    seen: int
    moved: asyncio.Future[int | None]


class Hub:
    """Wakes readers when their game has moved past what they have seen."""

    def __init__(self, open_versions: Callable[[], Versions]) -> None:
        self._open_versions = open_versions
        self._watches: set[Watch] = set()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._someone_new = False
        self._closed = False

    @contextlib.contextmanager
    def watch(self, game: UUID, seen: int) -> Iterator["asyncio.Future[int | None]"]:
        """The game's next version above ``seen``, or None when the hub closes."""
        watch = Watch(game, seen, asyncio.get_running_loop().create_future())
        self._add(watch)
        try:
            yield watch.moved
        finally:
            with self._lock:
                self._watches.discard(watch)
            watch.moved.cancel()

    def close(self) -> None:
        """Wake every reader and let nobody wait any more."""
        with self._lock:
            self._closed = True
            watches = list(self._watches)
        for watch in watches:
            _wake(watch, None)

    def _add(self, watch: Watch) -> None:
        with self._lock:
            if self._closed:
                watch.moved.set_result(None)
                return
            self._watches.add(watch)
            self._someone_new = True
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="hub", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        versions = self._open_versions()
        try:
            while self._is_needed():
                self._look(versions)
                time.sleep(versions.interval)
        finally:
            versions.close()

    def _is_needed(self) -> bool:
        """Whether somebody watches, or did a moment ago; after a no the thread is no longer the hub's."""
        patience = time.monotonic() + IDLE
        while not self._watches and time.monotonic() < patience and not self._closed:
            time.sleep(IDLE / 20)
        with self._lock:
            needed = bool(self._watches) and not self._closed
            if not needed:
                self._thread = None
            return needed

    def _look(self, versions: Versions) -> None:
        try:
            # In this order: what is written after the question is seen by the next one.
            changed = versions.changed()
            watches = self._watches_to_check(changed)
            if watches:
                self._tell(watches, versions.read({watch.game for watch in watches}))
        except Error:
            log.warning("Watched games cannot be read.", exc_info=True)
            versions.close()
            time.sleep(PAUSE)
            with self._lock:
                self._someone_new = True

    def _watches_to_check(self, changed: bool) -> list[Watch]:
        with self._lock:
            check, self._someone_new = changed or self._someone_new, False
            return list(self._watches) if check else []

    def _tell(self, watches: list[Watch], versions: Mapping[UUID, int]) -> None:
        for watch in watches:
            version = versions.get(watch.game, 0)
            if version > watch.seen:
                _wake(watch, version)


def _wake(watch: Watch, version: int | None) -> None:
    def settle() -> None:
        if not watch.moved.done():
            watch.moved.set_result(version)

    with contextlib.suppress(RuntimeError):  # the loop is closed, and its readers are gone
        watch.moved.get_loop().call_soon_threadsafe(settle)
