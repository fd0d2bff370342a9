"""Lists that come in pages, read as one."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

import httpx

from yachtapi_client._sync.connection import Connection
from yachtapi_client._sync.game import Game
from yachtapi_client._sync.platform import PageCall

T = TypeVar("T")


class Pages(Generic[T]):
    """Every row of a list, for a loop; the next page is asked for when it is needed."""

    def __init__(self, connection: Connection, kind: type[T], page: PageCall, cursor: str | None) -> None:
        self._connection, self._kind, self._page, self._cursor = connection, kind, page, cursor

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            for row in page:
                yield row

    def pages(self) -> Iterator[builtins.list[T]]:
        """The rows page by page."""
        cursor = self._cursor
        while True:
            page: Any = self._connection.ask(lambda at=cursor: self._page(at))  # type: ignore[misc]
            yield [self._row(row) for row in page.results]
            if not page.next_:
                return
            cursor = httpx.URL(page.next_).params.get("cursor")

    def all(self) -> builtins.list[T]:
        """All rows at once."""
        return [row for page in self.pages() for row in page]

    def first(self) -> T | None:
        """The first row, if there is any."""
        for row in self:
            return row
        return None

    def _row(self, row: Any) -> Any:
        return Game.of(row, self._connection) if self._kind is Game else row
