"""Readers by the thousand: one thread, one selector, and a note of when each event reached each of them."""

import re
import selectors
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

BATCH = 50  # connections that are opened at a time
BLOCK = 64 * 1024  # bytes
PATIENCE = 60.0  # seconds for a batch to be let in
SEQ = re.compile(rb"id: (\d+)\n")
GREETED = b"retry: "


@dataclass
class Watcher:
    """One stream that is open, and when its events came."""

    line: socket.socket
    game: str
    arrivals: dict[int, float] = field(default_factory=dict)
    answered: bool = False
    greeted: bool = False

    def take(self) -> None:
        """Read what is there."""
        block = self.line.recv(BLOCK)
        now = time.perf_counter()
        if not block:
            raise ConnectionError("The server closed a stream.")
        if not self.answered:
            assert block.startswith(b"HTTP/1.1 200"), block
        self.answered = True
        self.greeted = self.greeted or GREETED in block
        for seq in SEQ.findall(block):
            self.arrivals[int(seq)] = now


class Crowd:
    """All who watch."""

    def __init__(self, port: int) -> None:
        self.watchers: list[Watcher] = []
        self._port = port
        self._selector = selectors.DefaultSelector()

    def admit(self, games: Sequence[tuple[str, int]]) -> list[Watcher]:
        """Let in one watcher for each game and number of its last event, and wait until each has been greeted."""
        admitted = []
        for start in range(0, len(games), BATCH):
            batch = [self._connect(game, after) for game, after in games[start : start + BATCH]]
            until = time.perf_counter() + PATIENCE
            while not all(watcher.greeted for watcher in batch):
                assert time.perf_counter() < until, "The server does not let readers in."
                self.listen(0.05)
            admitted += batch
        self.watchers += admitted
        return admitted

    def listen(self, seconds: float) -> None:
        """Read for so long."""
        until = time.perf_counter() + seconds
        while (left := until - time.perf_counter()) > 0:
            for key, _ in self._selector.select(left):
                key.data.take()

    def listen_for(self, watchers: Sequence[Watcher], seq: int, seconds: float) -> bool:
        """Read until all of them have an event, or time is up."""
        until = time.perf_counter() + seconds
        while any(seq not in watcher.arrivals for watcher in watchers):
            if time.perf_counter() > until:
                return False
            for key, _ in self._selector.select(0.01):
                key.data.take()
        return True

    def close(self) -> None:
        """Leave."""
        for watcher in self.watchers:
            watcher.line.close()
        self._selector.close()

    def _connect(self, game: str, after: int) -> Watcher:
        line = socket.create_connection(("127.0.0.1", self._port))
        head = [f"GET /api/v1/games/{game}/events/?after={after} HTTP/1.1", "Host: x", "Accept: text/event-stream"]
        line.sendall("\r\n".join([*head, "", ""]).encode())
        watcher = Watcher(line, game)
        self._selector.register(line, selectors.EVENT_READ, watcher)
        return watcher


@contextmanager
def crowd(port: int) -> Iterator[Crowd]:
    """A crowd that goes home."""
    gathered = Crowd(port)
    try:
        yield gathered
    finally:
        gathered.close()
