"""A proxy in front of a real server that does, by a seeded plan, whatever can go wrong between a client and a server.

    with Proxy(f"http://127.0.0.1:{server.port}", seed=1) as proxy:
        play(proxy.url)
    assert not proxy.not_done

It runs in a thread of its own, so that a client in any language may be used from a test in Python.
"""

import asyncio
import json
import random
import threading
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import httpx

from tests.sdk.alterations import altered, altered_line

# To a request: what comes back is
ANSWERS: Final = (
    "drop_before",  # nothing, and the server has not seen it
    "drop_after",  # nothing, though the server has done it
    "doubled",  # the server's answer to the second of two equal requests
    "delayed",
    "too_many",  # 429
    "bad_gateway",  # 502, as HTML
    "away",  # 503, as a gateway says it
    "gateway_timeout",  # 504, though the server has done it
    "truncated",  # cut in the middle
    "html",  # 200 and no JSON
    "altered",  # of a newer server
)
# To a stream.
STREAMS: Final = ("cut", "cut_in_a_line", "altered", "too_many", "bad_gateway", "away", "drop_before")
# Only for whoever asks for it, since a client waits long: a stream that stays open and says nothing any more.
SILENCE: Final = "silence"
# All that may befall a request that is not safe to repeat.
HARMLESS: Final = frozenset({"delayed", "too_many", "altered"})
IN_A_ROW = 3  # faults, then one request is let through: a client's patience has an end
ALTERATIONS: Final = frozenset({"null", "unknown_enum", "extra"})
HOP_BY_HOP = frozenset({"connection", "keep-alive", "transfer-encoding", "content-length", "host", "date", "server"})
CUTS: Final = frozenset({"cut", "cut_in_a_line", SILENCE})
PORTAL = b"<p>Welcome to the hotel</p>"
STATUS: Final = {"too_many": 429, "bad_gateway": 502, "away": 503, "gateway_timeout": 504}


@dataclass(frozen=True, slots=True)
class Asked:
    """A request as it came."""

    method: str
    target: str
    headers: dict[str, str]
    body: bytes

    @property
    def path(self) -> str:
        """Without the query."""
        return self.target.partition("?")[0]

    @property
    def is_stream(self) -> bool:
        """Whether the answer comes bit by bit."""
        return any(kind in self.headers.get("accept", "") for kind in ("ndjson", "event-stream"))

    @property
    def is_delicate(self) -> bool:
        """Whether sending it twice would do twice what it does."""
        return self.method in ("DELETE", "PATCH") or (self.method == "POST" and "idempotency-key" not in self.headers)


class Plan:
    """Deals faults as from a deck of cards: each of them once before any comes again, mixed with as many good ones."""

    def __init__(self, seed: int, faults: Iterable[str]) -> None:
        self._random = random.Random(seed)
        self._faults = tuple(faults)
        self._deck: list[str] = []
        self._row = 0

    def next(self, allowed: Iterable[str] | None = None) -> str:
        """The next fault, or "good"."""
        if not self._deck:
            self._deck = [*self._faults, *["good"] * len(self._faults)]
            self._random.shuffle(self._deck)
        if self._row >= IN_A_ROW:
            self._row = 0
            return "good"
        possible = [card for card in self._deck if allowed is None or card == "good" or card in allowed]
        fault = possible[-1] if possible else "good"
        if possible:
            self._deck.remove(fault)
        self._row = 0 if fault == "good" else self._row + 1
        return fault

    def chance(self) -> float:
        """A number from 0 to 1."""
        return self._random.random()


class Proxy:
    """Stands between a client and a server; `done` counts what it did."""

    def __init__(
        self, server: str, seed: int = 0, *, answers: Iterable[str] = ANSWERS, streams: Iterable[str] = STREAMS
    ) -> None:
        self.server = server
        self.done: Counter[str] = Counter()
        self.answers, self.streams = tuple(answers), tuple(streams)
        self._plans = {False: Plan(seed, self.answers), True: Plan(seed + 1, self.streams)}
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._readers: set[asyncio.Task[None]] = set()
        self._port = 0

    @property
    def url(self) -> str:
        """Where the client goes."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def not_done(self) -> set[str]:
        """The faults that have not happened yet; those of streams as `stream:cut`."""
        wanted = {*self.answers, *(f"stream:{one}" for one in self.streams)}
        return (wanted | (ALTERATIONS if "altered" in self.answers else set())) - set(self.done)

    def start(self) -> "Proxy":
        """Listen."""
        self._thread.start()
        self._await(self._listen())
        return self

    def stop(self) -> None:
        """Hang up on everybody."""
        self._await(self._hang_up())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> "Proxy":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _await(self, coroutine: Coroutine[object, object, None]) -> None:
        asyncio.run_coroutine_threadsafe(coroutine, self._loop).result()

    async def _listen(self) -> None:
        self._client = httpx.AsyncClient(base_url=self.server, timeout=60, trust_env=False)
        self._listener = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self._port = self._listener.sockets[0].getsockname()[1]

    async def _hang_up(self) -> None:
        self._listener.close()
        for task in self._readers:
            task.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await self._client.aclose()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._readers.add(task)
        try:
            while (asked := await _read(reader)) and await self._serve(asked, writer):
                pass
        except (OSError, EOFError, httpx.TransportError, asyncio.CancelledError):
            pass  # one side is gone, and the other one will see
        finally:
            self._readers.discard(task)
            writer.close()

    async def _serve(self, asked: Asked, writer: asyncio.StreamWriter) -> bool:
        """Do what the plan says; whether the connection lives on."""
        plan = self._plans[asked.is_stream]
        fault = plan.next(HARMLESS if asked.is_delicate else None)
        self.done["requests"] += 1
        if not asked.is_stream:
            self.done[fault] += 1
        elif fault not in CUTS:  # those are counted when the stream was long enough for them
            self.done[f"stream:{fault}"] += 1
        if fault == "drop_before":
            return False
        if fault == "gateway_timeout":
            await self._pass_on(asked)
        if fault in STATUS:
            return await _refuse(STATUS[fault], writer)
        if asked.is_stream and fault != "html":
            return await self._stream(asked, writer, fault, plan.chance())
        return await self._answer(asked, writer, fault, plan.chance())

    async def _answer(self, asked: Asked, writer: asyncio.StreamWriter, fault: str, chance: float) -> bool:
        if fault == "delayed":
            await asyncio.sleep(chance / 2)
        if fault == "doubled":
            await self._pass_on(asked)
        response = await self._pass_on(asked)
        if fault == "drop_after":
            return False
        content = response.content
        if fault == "altered":
            content = altered(asked.method, asked.path, response.status_code, content, self.done)
        if fault == "html":
            writer.write(_head(200, {"Content-Type": "text/html"}, len(PORTAL)) + PORTAL)
        else:
            sent = content[: int(len(content) * chance)] if fault == "truncated" and content else content
            writer.write(_head(response.status_code, response.headers, len(content)) + sent)
        await writer.drain()
        return fault != "truncated"

    async def _pass_on(self, asked: Asked) -> httpx.Response:
        headers = {name: value for name, value in asked.headers.items() if name not in HOP_BY_HOP}
        headers["accept-encoding"] = "identity"
        return await self._client.request(asked.method, asked.target, headers=headers, content=asked.body)

    async def _stream(self, asked: Asked, writer: asyncio.StreamWriter, fault: str, chance: float) -> bool:
        headers = {name: value for name, value in asked.headers.items() if name not in HOP_BY_HOP}
        headers["accept-encoding"] = "identity"
        left = int(chance * 6)  # lines until the cut; the first one is blank
        async with self._client.stream(asked.method, asked.target, headers=headers) as response:
            writer.write(_head(response.status_code, response.headers, None))
            async for line in _lines(response):
                left -= 1
                if fault in CUTS and left <= 0 and line.strip():
                    self.done[f"stream:{fault}"] += 1
                    await _cut(fault, line, writer)
                    return False
                writer.write(_chunk(altered_line(line, self.done) if fault == "altered" else line))
                await writer.drain()
        writer.write(b"0\r\n\r\n" if response.status_code != 204 else b"")
        await writer.drain()
        return True


async def _read(reader: asyncio.StreamReader) -> Asked | None:
    """The next request; none when the client has hung up."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    except asyncio.IncompleteReadError:
        return None
    first, *lines = head.rstrip().split("\r\n")
    method, target, _ = first.split(" ")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return Asked(method, target, headers, await reader.readexactly(int(headers.get("content-length", 0))))


async def _lines(response: httpx.Response) -> AsyncIterator[bytes]:
    rest = b""
    async for piece in response.aiter_raw():
        *whole, rest = (rest + piece).split(b"\n")
        for line in whole:
            yield line + b"\n"
    if rest:
        yield rest


async def _refuse(status: int, writer: asyncio.StreamWriter) -> bool:
    if status == 429:
        kind, said = (
            "application/problem+json",
            json.dumps({"code": "too_many_requests", "title": "Slower", "status": 429}),
        )
    else:
        kind, said = "text/html", "<h1>nginx</h1>"
    writer.write(_head(status, {"Content-Type": kind, "Retry-After": "0"}, len(said)) + said.encode())
    await writer.drain()
    return True


async def _cut(fault: str, line: bytes, writer: asyncio.StreamWriter) -> None:
    if fault == "cut_in_a_line":
        writer.write(_chunk(line[: len(line) // 2]))
        await writer.drain()
    if fault == SILENCE:
        await asyncio.sleep(3600)


def _head(status: int, headers: Mapping[str, str], length: int | None) -> bytes:
    """Status line and headers; an answer without a length comes in chunks."""
    kept = ((name, one) for name, one in headers.items() if name.lower() not in HOP_BY_HOP)
    lines = [f"HTTP/1.1 {status} Told", *(f"{name}: {value}" for name, value in kept)]
    if status not in (204, 304):
        lines.append("Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def _chunk(data: bytes) -> bytes:
    return b"%x\r\n%s\r\n" % (len(data), data)
