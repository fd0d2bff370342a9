"""Long answers on their way from a view's thread to a reader, who may be slow.

There are few threads, so none waits for a reader: what he has not taken yet lies in memory, and in a file once it is
much. A reader who stops is given up after a while, and so is the oldest when there are many; then it is he who waits.
"""

import asyncio
from os import SEEK_END
from tempfile import SpooledTemporaryFile
from threading import Lock

IN_MEMORY = 256 * 1024  # bytes of one answer
CHUNK = 64 * 1024  # bytes that a reader is given at once
MOST = 16  # answers that a process keeps for their readers


class ReaderGone(Exception):
    """The client left, or reads too slowly, or the answer broke off before all of it was made."""


class Spool:
    """What one answer has still to say."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._news = asyncio.Event()
        self._file = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 (it lives as long as the answer)
        self._lock = Lock()
        self._taken = 0
        self._ended = False
        self.is_abandoned = False

    def put(self, chunk: bytes) -> None:
        """Add a chunk, from the thread; raises ReaderGone when nobody takes it any more."""
        with self._lock:
            if self.is_abandoned:
                raise ReaderGone
            self._file.seek(0, SEEK_END)
            self._file.write(chunk)
        self._tell()

    def end(self) -> None:
        """Say, from the thread, that no chunk follows."""
        self._ended = True
        self._tell()

    def abandon(self) -> None:
        """Say, from anywhere, that no chunk will come or be taken any more."""
        with self._lock:
            self.is_abandoned = True
            self._file.close()
        self._tell()

    async def take(self) -> bytes | None:
        """What comes next, None after the last; raises ReaderGone when it was abandoned."""
        while True:
            self._news.clear()
            is_last = self._ended  # looked at before the file: what was put before the end is there by then
            if chunk := self._next():
                return chunk
            if is_last:
                return None
            await self._news.wait()

    def _next(self) -> bytes:
        with self._lock:
            if self.is_abandoned:
                raise ReaderGone
            self._file.seek(self._taken)
            chunk = self._file.read(CHUNK)
            self._taken += len(chunk)
            return chunk

    def _tell(self) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._news.set)


class Spools:
    """The answers that a process keeps, of which the oldest makes room."""

    def __init__(self) -> None:
        self._kept: list[Spool] = []
        self._lock = Lock()

    def open(self, loop: asyncio.AbstractEventLoop) -> Spool:
        """One more."""
        with self._lock:
            self._kept = [each for each in self._kept if not each.is_abandoned]
            for oldest in self._kept[: len(self._kept) + 1 - MOST]:
                oldest.abandon()
            self._kept.append(Spool(loop))
            return self._kept[-1]
