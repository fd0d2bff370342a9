"""Lists that come in pages, read as one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Generic, TypeVar

from yachtapi_client._async.connection import AsyncConnection
from yachtapi_client._async.platform import PageCall

T = TypeVar("T")


class AsyncPages(Generic[T]):
    """Every row of a list; the next page is asked for when it is needed."""

    def __init__(
        self,
        connection: AsyncConnection,
        kind: type[T],
        page: PageCall,
        cursor: str | None,
    ) -> None:
        self._page, self._cursor = page, cursor

    async def __aiter__(self) -> AsyncIterator[T]:
        page: Any = (await self._page(self._cursor)).parsed
        for row in page.results:
            yield row
