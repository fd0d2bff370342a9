"""What differs between the two clients in more than a word: this is that of threads."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from yachtapi_client.core.types import Response

Call = Callable[[], Response[Any]]
PageCall = Callable[["str | None"], Response[Any]]


def sleep(seconds: float) -> None:
    """Wait."""
    time.sleep(seconds)
