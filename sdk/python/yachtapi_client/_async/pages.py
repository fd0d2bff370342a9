"""Lists that come in pages, read as one."""

from __future__ import annotations

import builtins
from collections.abc import AsyncIterator
from typing import Any, Generic, TypeVar

import httpx

from yachtapi_client._async.connection import AsyncConnection
from yachtapi_client._async.game import AsyncGame
from yachtapi_client._async.platform import PageCall

T = TypeVar("T")


class AsyncPages(Generic[T]):
    """Every row of a list, for a loop; the next page is asked for when it is needed."""

    def __init__(self, connection: AsyncConnection, kind: type[T], page: PageCall, cursor: str | None) -> None:
        self._connection, self._kind, self._page, self._cursor = connection, kind, page, cursor

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for row in page:
                yield row

    async def pages(self) -> AsyncIterator[builtins.list[T]]:
        """The rows page by page."""
        cursor = self._cursor
        while True:
            page: Any = await self._connection.ask(lambda at=cursor: self._page(at))  # type: ignore[misc]
            yield [self._row(row) for row in page.results]
            if not page.next_:
                return
            cursor = httpx.URL(page.next_).params.get("cursor")

    async def all(self) -> builtins.list[T]:
        """All rows at once."""
        return [row async for page in self.pages() for row in page]

    async def first(self) -> T | None:
        """The first row, if there is any."""
        async for row in self:
            return row
        return None

    def _row(self, row: Any) -> Any:
        return AsyncGame.of(row, self._connection) if self._kind is AsyncGame else row
