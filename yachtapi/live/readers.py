"""Requests that may stay: a stream, or an answer that is held back until there is an event.

The view decides who may read, in which form, and what there is; then the reader waits in the hub, where he costs a few
kilobytes, and the view is not asked again unless he falls far behind.
"""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Any, Final

from asgiref.typing import ASGIReceiveCallable, ASGISendCallable, HTTPScope

from yachtapi.bridge import Answer, Bridge, Request, arrival
from yachtapi.live import frames, opening
from yachtapi.live.feed import Reader
from yachtapi.live.frames import FORMS, Form
from yachtapi.live.gauge import counted
from yachtapi.live.hub import Hub
from yachtapi.live.opening import Opening, Places, Stay

log = logging.getLogger(__name__)

HEARTBEAT = 15.0  # seconds; proxies drop what is silent for a minute
PATH_END = "/events/"
PAGE = 500  # entries in a JSON answer, as the view has it


def may_stay(scope: HTTPScope) -> bool:
    """Whether a request may be one of a reader; everything else about it is the view's to judge."""
    return scope["method"] == "GET" and scope["path"].endswith(PATH_END)


@dataclass(frozen=True, slots=True)
class Line:
    """The connection of one reader."""

    request: Request
    receive: ASGIReceiveCallable
    send: ASGISendCallable

    async def start(self, answer: Answer) -> None:
        """Send the view's status and headers, but for the length of a body that has none."""
        headers = [(name, value) for name, value in answer.headers if name != b"content-length"]
        await self.send({"type": "http.response.start", "status": answer.status, "headers": headers, "trailers": False})

    async def put(self, chunk: bytes, *, more: bool = True) -> None:
        """Send a piece of the body."""
        await self.send({"type": "http.response.body", "body": chunk, "more_body": more})


class Readers:
    """Lets in, keeps and sees off the readers of this process."""

    def __init__(self, bridge: Bridge, hub: Hub, places: Places) -> None:
        self._bridge: Final = bridge
        self._hub: Final = hub
        self._places: Final = places

    async def __call__(self, scope: HTTPScope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        request = await self._bridge.read(scope, receive)
        if request is None:
            return
        opened = Opening(self._places)
        try:
            line = Line(replace(request, extra={opening.KEY: opened}), receive, send)
            answer = await self._bridge.ask(line.request)
            form = FORMS.get(_media_type(answer))
            if opened.stay is None or answer.status != HTTPStatus.OK:
                await self._bridge.reply(line.request, answer, receive, send)
            elif form is None:
                await self._answer_late(line, opened.stay, answer)
            else:
                with counted(form.name):
                    await Stream(self._bridge, self._hub, line, form, opened).run(answer)
        finally:
            opened.leave()

    async def _answer_late(self, line: Line, stay: Stay, answer: Answer) -> None:
        """Hold an answer without entries back until there are some, time is up, or the reader may not have it."""
        reader = None
        if stay.patience:
            reader = self._hub.join(stay.topic, stay.who, stay.position, stay.head)
        if reader is None:
            await self._bridge.reply(line.request, answer, line.receive, line.send)
            return
        gone = asyncio.ensure_future(arrival(line.receive))
        gone.add_done_callback(reader.wake)
        try:
            with counted("long_poll"):
                await _wait(reader, gone, stay.patience)
        finally:
            gone.cancel()
            self._hub.leave(reader)
        if not gone.done():
            await self._bridge.reply(line.request, await self._late(line, reader, answer), line.receive, line.send)

    async def _late(self, line: Line, reader: Reader, early: Answer) -> Answer:
        if reader.end == frames.REFUSED:
            return await self._bridge.ask(line.request)  # the refusal is the view's own
        entries = reader.feed.between(reader.position, min(reader.allowed, reader.position + PAGE))
        if not entries and not reader.is_through:
            return early
        headers = tuple((name, value) for name, value in early.headers if name != b"content-length")
        return Answer(early.status, headers, frames.page(reader.feed.state, entries))


async def _wait(reader: Reader, gone: "asyncio.Future[Any]", seconds: float) -> None:
    now = asyncio.get_running_loop().time
    until = now() + seconds
    while not (reader.has_news or gone.done()) and (left := until - now()) > 0:
        await reader.wait(left)


class Stream:
    """One reader from the view's first page to the last word."""

    def __init__(self, bridge: Bridge, hub: Hub, line: Line, form: Form, opened: Opening) -> None:
        self._bridge = bridge
        self._hub = hub
        self._line = line
        self._form = form
        self._opened = opened

    async def run(self, answer: Answer) -> None:
        """Send what there is, then what comes, until there is no more or the reader leaves."""
        gone = asyncio.ensure_future(arrival(self._line.receive))
        try:
            async with self._hub.patience():
                await self._line.start(answer)
            await self._put(answer.body)
            reason, after = await self._read(gone)
            if not gone.done():
                await self._put(frames.end(self._form, reason, after), more=False)
        except TimeoutError:
            log.debug("A reader took nothing, and was cut off.")
        finally:
            gone.cancel()

    async def _read(self, gone: "asyncio.Future[Any]") -> tuple[str, int]:
        """Why the stream ends, and after which entry."""
        while not gone.done():
            stay = self._stay()
            if stay.over and stay.position >= stay.head:
                return frames.over(stay.topic), stay.position
            reader = None
            if stay.position >= stay.head:
                reader = self._hub.join(stay.topic, stay.who, stay.position, stay.head)
            if reader is not None:
                return await self._follow(reader, gone)
            if not await self._catch_up(stay.position):
                return frames.REFUSED, stay.position
        return frames.REFUSED, 0

    def _stay(self) -> Stay:
        assert self._opened.stay is not None
        return self._opened.stay

    async def _catch_up(self, position: int) -> bool:
        """Ask the view for the next page; False if it refuses."""
        answer = await self._bridge.ask(_from(self._line.request, position))
        if answer.status != HTTPStatus.OK:
            return False
        await self._put(answer.body)
        return True

    async def _follow(self, reader: Reader, gone: "asyncio.Future[Any]") -> tuple[str, int]:
        gone.add_done_callback(reader.wake)
        try:
            while not gone.done():
                await reader.wait(HEARTBEAT)
                if reader.end is not None:
                    return reader.end, reader.position
                if reader.position < reader.allowed:
                    await self._send(reader, reader.take(self._form))
                elif reader.is_through:
                    return frames.over(reader.feed.topic), reader.position
                elif not gone.done():
                    await self._send(reader, self._form.heartbeat)
        finally:
            self._hub.leave(reader)
        return frames.REFUSED, reader.position

    async def _send(self, reader: Reader, chunk: bytes) -> None:
        reader.blocked_since = asyncio.get_running_loop().time()
        await self._put(chunk)
        reader.blocked_since = None

    async def _put(self, chunk: bytes, *, more: bool = True) -> None:
        """Send a piece, wherever the reader stands; raises TimeoutError if he does not take it."""
        async with self._hub.patience():
            await self._line.put(chunk, more=more)


def _media_type(answer: Answer) -> str:
    named = next((value for name, value in answer.headers if name == b"content-type"), b"")
    return named.partition(b";")[0].decode("latin-1")


def _from(request: Request, position: int) -> Request:
    """The same request, from another place on."""
    headers = [(name, value) for name, value in request.scope["headers"] if name != b"last-event-id"]
    changed: Mapping[str, Any] = {"query_string": b"after=%d" % position, "headers": headers}
    return replace(request, scope={**request.scope, **changed})  # type: ignore[typeddict-item]
