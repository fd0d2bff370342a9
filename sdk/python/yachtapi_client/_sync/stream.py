"""Logs followed as they are written, over every cut."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import httpx

from yachtapi_client import answers, retrying
from yachtapi_client._sync.connection import Connection
from yachtapi_client._sync.platform import sleep
from yachtapi_client._sync.transport import STREAM
from yachtapi_client.lenient import Model
from yachtapi_client.problems import Unreachable

T = TypeVar("T")
Line = Mapping[str, Any]

# The server gives a sign of life every 15 seconds; a connection that is silent for longer is dead, whatever it looks.
SILENCE = 40.0  # seconds
OVER = frozenset({"game_over", "tournament_over"})


class Log:
    """One log, and the place in it up to which it has been read."""

    def __init__(self, connection: Connection, path: str, after: int) -> None:
        self._connection, self._path, self.after = connection, path, after
        self._is_over = False
        self._hole: int | None = None  # the place after which an entry was missing
        self._failures = 0

    def entries(self, kind: Model[T]) -> Iterator[T]:
        """Every entry once and in order, until the log is at its end."""
        while not self._is_over:
            try:
                for line in self._lines():
                    if self._is_next(line):
                        yield kind.from_dict(line)
            except (httpx.TransportError, ValueError) as fault:
                self._rest(fault)
            else:
                self._rest(None)

    def _lines(self) -> Iterator[Line]:
        http = self._connection.http
        timeout = httpx.Timeout(http.timeout.connect, read=SILENCE)
        with http.stream(
            "GET",
            self._path,
            params={"after": self.after},
            headers={"Accept": "application/x-ndjson"},
            timeout=timeout,
            extensions={STREAM: True},
        ) as response:
            self._is_over = response.status_code == 204
            content = b"" if response.is_success else response.content
            answers.check(response.status_code, response.headers, content, http.base_url)
            for line in response.iter_lines():
                if line.strip():
                    yield json.loads(line)
                if self._is_over or self._hole == self.after:
                    return

    def _is_next(self, line: Line) -> bool:
        """Take in a line; whether it is the entry that comes next."""
        if "seq" not in line:
            self._heed(line)
            return False
        if line["seq"] <= self.after:
            return False
        if line["seq"] > self.after + 1 and self._hole != self.after and self.after:
            self._hole = self.after  # ask once more; if it is missing again, there is none
            return False
        self.after, self._failures, self._hole = line["seq"], 0, None
        return True

    def _heed(self, word: Line) -> None:
        if word.get("type") == "gap":
            # What is older is gone, or the server was set back to a backup and tells its log from the start.
            self.after = int(word["oldest"]) - 1
        elif word.get("type") == "end":
            self._is_over = word.get("reason") in OVER

    def _rest(self, fault: Exception | None) -> None:
        """Wait before the next try; longer while nothing comes."""
        if self._is_over:
            return
        if self._failures >= self._connection.attempts and fault:
            base = self._connection.http.base_url
            raise Unreachable(f"{base} cuts off whoever follows {self._path}: {fault!r}") from fault
        sleep(retrying.pause(min(self._failures, 5)))
        self._failures += 1
