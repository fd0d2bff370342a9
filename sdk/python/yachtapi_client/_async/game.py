"""A game that can be played."""

from __future__ import annotations

from yachtapi_client._async.connection import AsyncConnection
from yachtapi_client.core import models


class AsyncGame(models.Game):
    """A game as it was last seen, and what its players can do."""

    _connection: AsyncConnection
