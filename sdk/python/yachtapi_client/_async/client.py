"""The client for programs that run on asyncio."""

from __future__ import annotations

from yachtapi_client._async.connection import AsyncConnection
from yachtapi_client._async.resources import AsyncResources


class AsyncClient(AsyncResources):
    """A server's resources, for whoever the token is for."""

    def __init__(self, server: str, token: str | None = None) -> None:
        super().__init__(AsyncConnection(server, token))
