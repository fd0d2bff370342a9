"""Lists that come in pages, read as one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from yachtapi_client._sync.connection import Connection
from yachtapi_client._sync.platform import PageCall

T = TypeVar("T")


class Pages(Generic[T]):
    """Every row of a list; the next page is asked for when it is needed."""

    def __init__(
        self,
        connection: Connection,
        kind: type[T],
        page: PageCall,
        cursor: str | None,
    ) -> None:
        self._page, self._cursor = page, cursor

    def __iter__(self) -> Iterator[T]:
        page: Any = (self._page(self._cursor)).parsed
        for row in page.results:
            yield row
