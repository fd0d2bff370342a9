"""What differs between the two clients in more than a word: this is asyncio's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from yachtapi_client.core.types import Response

Call = Callable[[], Awaitable[Response[Any]]]
PageCall = Callable[["str | None"], Awaitable[Response[Any]]]


async def sleep(seconds: float) -> None:
    """Wait, and let others work meanwhile."""
    await asyncio.sleep(seconds)
