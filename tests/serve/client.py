"""An ASGI server for one request: what it sent, and a client that may leave."""

import asyncio
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Exchange:
    """One request to an ASGI application and everything that came back."""

    path: str = "/"
    method: str = "GET"
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: list[bytes] = field(default_factory=lambda: [b""])
    query: str = ""
    left: asyncio.Event = field(default_factory=asyncio.Event)
    takes: asyncio.Event = field(default_factory=asyncio.Event)  # cleared, it holds up whoever sends
    sent: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.takes.set()

    @property
    def scope(self) -> Any:
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": self.method,
            "scheme": "http",
            "path": self.path,
            "raw_path": self.path.encode(),
            "query_string": self.query.encode(),
            "root_path": "",
            "headers": self.headers,
            "client": ("192.0.2.1", 4711),
            "server": ("127.0.0.1", 8000),
            "extensions": {},
        }

    async def receive(self) -> Any:
        if self.body:
            return {"type": "http.request", "body": self.body.pop(0), "more_body": bool(self.body)}
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def send(self, event: Any) -> None:
        await self.takes.wait()
        self.sent.append(event)

    @property
    def status(self) -> int:
        return self.sent[0]["status"]

    @property
    def answered(self) -> dict[bytes, bytes]:
        return dict(self.sent[0]["headers"])

    @property
    def content(self) -> bytes:
        return b"".join(event["body"] for event in self.sent[1:])
