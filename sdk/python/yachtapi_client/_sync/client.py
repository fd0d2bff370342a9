"""The client for programs that run on asyncio."""

from __future__ import annotations

from yachtapi_client._sync.connection import Connection
from yachtapi_client._sync.resources import Resources


class Client(Resources):
    """A server's resources, for whoever the token is for."""

    def __init__(self, server: str, token: str | None = None) -> None:
        super().__init__(Connection(server, token))
