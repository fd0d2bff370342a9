"""Readers in one event loop, with a view, a database and a source of events that a test moves by hand."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs
from uuid import UUID

from tests.serve.client import Exchange
from yachtapi.bridge import Bridge
from yachtapi.live import frames, opening
from yachtapi.live.frames import FORMS, Entry
from yachtapi.live.hub import Hub, News
from yachtapi.live.opening import Credential, Places, Stay
from yachtapi.live.readers import Readers
from yachtapi.live.sources import Tell
from yachtapi.live.topics import Topic

GAME = Topic("game", UUID(int=1))
ANN = Credential(UUID(int=2), UUID(int=3))
EVENT_STREAM, JSON_LINES, JSON = "text/event-stream", "application/x-ndjson", "application/json"
PAGE = 500
STEP = 0.005  # seconds between two looks of a test


@dataclass
class Shelf:
    """A log in a database, and who may not read it; counts what it is asked."""

    entries: list[Entry] = field(default_factory=list)
    over: bool = False
    banned: set[Credential] = field(default_factory=set)
    failures: int = 0
    asked: int = 0
    closed: int = 0

    def write(self, count: int = 1) -> None:
        for _ in range(count):
            seq = len(self.entries) + 1
            self.entries.append(Entry.of({"seq": seq, "type": "turn.rolled", "data": {}}))

    def news(self, heads: Mapping[Topic, int]) -> Mapping[Topic, News]:
        self.asked += 1
        if self.failures:
            self.failures -= 1
            raise OSError("The database is away.")
        found = {}
        for topic, head in heads.items():
            if len(self.entries) > head or self.over:
                page = self.entries[head : head + PAGE]
                more = head + len(page) < len(self.entries)
                found[topic] = News(page, {"version": len(self.entries)}, self.over and not more, more)
        return found

    def refused(self, readers: Mapping[Topic, Collection[Credential]]) -> Mapping[Topic, Collection[Credential]]:
        return {topic: [who for who in some if who in self.banned] for topic, some in readers.items()}

    def close(self) -> None:
        self.closed += 1


@dataclass
class View:
    """What the view of a log answers, and to whom it lets the server keep a reader."""

    shelf: Shelf
    asked: int = 0
    status: str = "200 OK"

    def __call__(self, environ: dict[str, Any], start: Callable[..., Any]) -> list[bytes]:
        self.asked += 1
        if self.status != "200 OK":
            start(self.status, [("Content-Type", "application/problem+json")])
            return [b"{}"]
        query = parse_qs(environ["QUERY_STRING"])
        after, wait = (int(query.get(name, ["0"])[0]) for name in ("after", "wait"))
        page = self.shelf.entries[after : after + PAGE]
        opened, form = environ.get(opening.KEY), FORMS.get(environ.get("HTTP_ACCEPT", ""))
        head, over = len(self.shelf.entries), self.shelf.over
        if opened is not None and opened.enter(ANN.player_id, environ["REMOTE_ADDR"]) is None:
            position = after + len(page)
            opened.stay = Stay(GAME, ANN, position, head, over, 0 if page or over else wait)
        if form is None:
            start("200 OK", [("Content-Type", JSON)])
            return [frames.page({"version": head}, page)]
        start("200 OK", [("Content-Type", form.media_type)])
        return [form.greeting() + b"".join(map(form.entry, page))]


class FakeSource:
    """Tells what a test lets it tell."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell
        self.started = self.closed = 0

    def start(self) -> None:
        self.started += 1

    def close(self) -> None:
        self.closed += 1


@dataclass
class House:
    """Everything that keeps readers."""

    places: Places = field(default_factory=lambda: Places(1000, 1000))
    shelf: Shelf = field(default_factory=Shelf)
    sources: list[FakeSource] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.view = View(self.shelf)

    def write(self, count: int = 1, *, tell: bool = True) -> None:
        """Log events, and tell of them."""
        self.shelf.write(count)
        if tell:
            self.tell()

    def tell(self) -> None:
        """Tell that the log has moved."""
        for source in self.sources:
            source.tell([GAME])

    def live(self, act: Callable[["House"], Awaitable[None]]) -> None:
        """Let a scene happen."""

        async def scene() -> None:
            def open_source(tell: Tell) -> Any:
                self.sources.append(FakeSource(tell))
                return self.sources[-1]

            self.hub = Hub(open_source, self.shelf)
            bridge = Bridge(self.view, threads=1, body_limit=1000)
            self.readers = Readers(bridge, self.hub, self.places)
            try:
                async with asyncio.timeout(10):
                    await act(self)
            finally:
                self.hub.close()
                await asyncio.sleep(STEP)
                bridge.close()

        asyncio.run(scene())

    def follow(self, accept: str = EVENT_STREAM, after: int = 0, **options: Any) -> "Stream":
        """A reader who comes in."""
        wait = f"&wait={options.pop('wait')}" if "wait" in options else ""
        exchange = Exchange(
            f"/api/v1/games/{GAME.id}/events/",
            headers=[(b"accept", accept.encode())],
            query=f"after={after}{wait}",
        )
        return Stream(exchange, asyncio.ensure_future(self.readers(exchange.scope, exchange.receive, exchange.send)))


@dataclass
class Stream:
    """A reader's exchange while it lasts."""

    exchange: Exchange
    task: "asyncio.Task[None]"

    @property
    def text(self) -> str:
        """All that was sent so far."""
        return self.exchange.content.decode() if self.exchange.sent else ""

    async def until(self, text: str) -> None:
        """Wait until so much was sent."""
        await until(lambda: text in self.text)

    async def ended(self) -> str:
        """All that was sent, once nothing follows."""
        await self.task
        return self.text


async def until(condition: Callable[[], Any]) -> None:
    """Wait until something is so; the scene's time is limited."""
    while not condition():
        await asyncio.sleep(STEP)
