"""Logs followed as they are written, over every cut."""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from contextlib import closing
from typing import Any, TypeVar

import httpx

from yachtapi_client import answers, retrying
from yachtapi_client._sync.connection import Connection
from yachtapi_client._sync.platform import sleep
from yachtapi_client._sync.transport import STREAM
from yachtapi_client.lenient import Model
from yachtapi_client.problems import UnexpectedAnswer, Unreachable

T = TypeVar("T")
Line = Mapping[str, Any]

# The server gives a sign of life every 15 seconds; a connection that is silent for longer is dead, whatever it looks.
SILENCE = 40.0  # seconds
JSON_LINES = "application/x-ndjson"
OVER = frozenset({"game_over", "tournament_over"})


class Log:
    """One log, and the place in it up to which it has been read."""

    def __init__(self, connection: Connection, path: str, after: int) -> None:
        self._connection, self._path, self.after = connection, path, after
        self._is_over = False
        self._hole: int | None = None  # the place after which an entry was missing
        self._waits = 0  # connections since the last entry
        self._failures = 0  # connections in a row on which the server did not say a thing

    def entries(self, kind: Model[T]) -> Generator[T, None]:
        """Every entry once and in order, until the log is at its end."""
        while not self._is_over:
            fault: Exception | None = None
            try:
                with closing(self._lines()) as lines:
                    for line in lines:
                        if self._is_next(line):
                            yield self._entry(kind, line)
            except (httpx.TransportError, ValueError) as error:
                fault = error
            if not self._is_over:
                self._rest(fault)

    def _lines(self) -> Generator[Line, None]:
        http = self._connection.http
        timeout = httpx.Timeout(http.timeout.connect, read=SILENCE)
        with http.stream(
            "GET",
            self._path,
            params={"after": self.after},
            headers={"Accept": JSON_LINES},
            timeout=timeout,
            extensions={STREAM: True},
        ) as response:
            self._is_over = response.status_code == 204
            content = b"" if response.is_success else response.content
            answers.check(response.status_code, response.headers, content, http.base_url)
            if self._is_over:
                return
            if not response.headers.get("Content-Type", "").startswith(JSON_LINES):
                raise ValueError(f"{response.headers.get('Content-Type')} instead of {JSON_LINES}")
            for text in response.iter_lines():
                line = _line(text)
                self._failures = 0
                if line is not None:
                    yield line
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
        self.after, self._waits, self._hole = line["seq"], 0, None
        return True

    def _heed(self, word: Line) -> None:
        if word.get("type") == "gap":
            # What is older is gone, or the server was set back to a backup and tells its log from the start.
            self.after = int(word["oldest"]) - 1
        elif word.get("type") == "end":
            self._is_over = word.get("reason") in OVER

    def _rest(self, fault: Exception | None) -> None:
        """Wait before the next connection; longer while nothing new comes."""
        self._failures += fault is not None
        if fault and self._failures >= self._connection.attempts:
            kind = UnexpectedAnswer if isinstance(fault, ValueError) else Unreachable
            raise kind(f"{self._connection.http.base_url} lets nobody follow {self._path}: {fault!r}") from fault
        sleep(retrying.pause(min(self._waits, 5)))
        self._waits += 1

    def _entry(self, kind: Model[T], line: Line) -> T:
        try:
            return kind.from_dict(line)
        except (AttributeError, KeyError, TypeError, ValueError) as fault:
            what = answers.unreadable(self._connection.http.base_url, answers.told(fault))
            raise UnexpectedAnswer(what) from fault


def _line(text: str) -> Line | None:
    """What a line says; a blank one is a sign of life."""
    said = json.loads(text) if text.strip() else None
    if said is not None and not (isinstance(said, dict) and isinstance(said.get("seq", 0), int)):
        raise ValueError(f"a line that is no entry: {text[:80]}")
    return said
