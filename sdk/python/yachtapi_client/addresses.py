"""Where a server is."""

from __future__ import annotations

import httpx

from yachtapi_client.problems import Unreachable

VERSION = "/api/v1"


def base_of(server: str) -> str:
    """The address that the paths of the schema follow, of whatever is copied out of a browser or a document."""
    try:
        url = httpx.URL(server.strip() if "://" in server else f"http://{server.strip()}")
    except httpx.InvalidURL as fault:
        raise Unreachable(f"{server!r} is no address of a server: {fault}") from fault
    if url.scheme not in ("http", "https") or not url.host:
        raise Unreachable(f"{server!r} is no address of a server; http://127.0.0.1:8000 would be one.")
    return str(url.copy_with(query=None, fragment=None)).rstrip("/").removesuffix(VERSION)
