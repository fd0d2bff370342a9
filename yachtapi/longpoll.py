"""Long polling on a game's events: ``GET /api/v1/games/{id}/events/?after=&wait=S``.

The view decides who may read and what the answer is; while it has no event to give, the request waits here, where a
reader costs a few kilobytes, and then the view is asked again.
"""

import asyncio
import json
import re
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs
from uuid import UUID

from asgiref.typing import ASGIReceiveCallable, ASGIReceiveEvent, ASGISendCallable, HTTPScope

from yachtapi.bridge import Answer, Bridge, Request, arrival
from yachtapi.hub import Hub

LONGEST = 60  # seconds
ENDED = ("finished", "aborted")

_PATH = re.compile(r"/api/v1/games/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})/events/", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]{1,9}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Patience:
    """A reader's wish to wait: for a game to move past a version, for so many seconds."""

    game: UUID
    after: int
    seconds: int


def patience_of(scope: HTTPScope) -> Patience | None:
    """The wish in a request, None if it has none; one that is malformed is for the view to refuse."""
    path = _PATH.fullmatch(scope["path"])
    if path is None or scope["method"] != "GET":
        return None
    query = parse_qs(scope["query_string"].decode("latin-1"))
    after, seconds = _number(query, "after"), _number(query, "wait")
    return Patience(UUID(path[1]), after, min(seconds, LONGEST)) if seconds else None


def _number(query: dict[str, list[str]], name: str) -> int:
    given = query.get(name, [""])[-1]
    return int(given) if _NUMBER.fullmatch(given) else 0


class LongPoll:
    """Holds a request until its game has moved, its time is up, or its reader has left."""

    def __init__(self, bridge: Bridge, hub: Hub) -> None:
        self._bridge = bridge
        self._hub = hub

    async def __call__(
        self, patience: Patience, scope: HTTPScope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        request = await self._bridge.read(scope, receive)
        if request is None:
            return
        answer = await self._bridge.ask(request)
        if _has_no_event(answer):
            gone = asyncio.ensure_future(arrival(receive))
            try:
                later = await self._wait(patience, request, gone)
            finally:
                gone.cancel()
            if later is None:
                return
            answer = later
        await self._bridge.reply(request, answer, receive, send)

    async def _wait(
        self, patience: Patience, request: Request, gone: "asyncio.Future[ASGIReceiveEvent]"
    ) -> Answer | None:
        """The view's answer once it has an event or the time is up; None if the reader has left."""
        now = asyncio.get_running_loop().time
        deadline, seen = now() + patience.seconds, patience.after
        while True:
            with self._hub.watch(patience.game, seen) as moved:
                signals: set[asyncio.Future[Any]] = {moved, gone}
                await asyncio.wait(signals, timeout=deadline - now(), return_when=asyncio.FIRST_COMPLETED)
                version = moved.result() if moved.done() else None
            if gone.done():
                return None
            answer = await self._bridge.ask(request)
            if version is None or not _has_no_event(answer):
                return answer
            seen = version


def _has_no_event(answer: Answer) -> bool:
    if answer.status != HTTPStatus.OK or answer.rest is not None:
        return False
    try:
        document = json.loads(answer.body)
    except ValueError:
        return False
    # An ended game has no more events to wait for.
    return isinstance(document, dict) and document.get("events") == [] and document.get("status") not in ENDED
