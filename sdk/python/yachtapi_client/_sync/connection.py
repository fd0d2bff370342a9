"""The way to one server."""

from __future__ import annotations

import httpx

from yachtapi_client.core.client import AuthenticatedClient


class Connection:
    """Holds what every resource needs: the core client, which speaks HTTP by way of ours."""

    def __init__(self, server: str, token: str | None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=server, headers=headers, timeout=30.0)
        self.core = AuthenticatedClient(base_url=server, token=token or "")
        self.core.set_httpx_client(self.http)
