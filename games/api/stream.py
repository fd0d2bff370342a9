"""A log as a page of JSON or as a stream, and what the server has to know to keep its reader.

Without a server that keeps readers (plain WSGI), a stream holds what there is and ends with ``no_waiting``; a reader
that comes back after its ``retry`` misses nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse
from django.http.response import HttpResponseBase
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse
from rest_framework.exceptions import ValidationError
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api.errors import TooManyStreams
from games.api.serializers import EventsQuery, LastEventId
from games.players.authentication import viewer
from games.players.models import Token
from games.services.presentation import Shown
from yachtapi.body import given
from yachtapi.limits import address_of
from yachtapi.live import frames, opening
from yachtapi.live.frames import EVENT_STREAM, FORMS, JSON_LINES, Entry, Form
from yachtapi.live.opening import Credential, Stay
from yachtapi.live.topics import Topic

HEADER = "Last-Event-ID"
LAST_EVENT_ID = OpenApiParameter(
    HEADER,
    {"type": "string", "pattern": "^[0-9]*$"},
    OpenApiParameter.HEADER,
    description="The number of the last event you have, as a browser sends it on coming back; it wins over `after`.",
)
HEADERS = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}  # the second lets nginx pass on what it gets

_EVENT_STREAM = (
    "Server-sent events: `id` is the number, `event` the type, `data` the entry, all on one line. A comment every 15 "
    "seconds is a sign of life. An event `end` without an `id` is the last word: its `data` say why, and after which "
    "entry to go on; after `game_over` or `tournament_over` close "
    "the stream, or the next try gets an empty 204."
)
_JSON_LINES = (
    "One JSON object a line, each an entry. A blank line every 15 seconds is a sign of life. A line without a `seq` is "
    "a control word: `end` is the last one and says why, and after which entry to go on."
)


class EventStreamRenderer(BaseRenderer):
    """Lets the form be asked for; ``answer`` makes it."""

    media_type = EVENT_STREAM
    format = "event-stream"
    charset = None


class JsonLinesRenderer(EventStreamRenderer):
    """The same for lines."""

    media_type = JSON_LINES
    format = "json-lines"


class StreamView(APIView):
    """A view whose GET is a page of JSON or a stream, as the reader accepts it."""

    renderer_classes = [JSONRenderer, EventStreamRenderer, JsonLinesRenderer]

    def get_renderers(self) -> list[BaseRenderer]:
        """All three forms for a GET; what else there is to say is JSON."""
        if self.request is not None and self.request.method not in ("GET", "HEAD"):
            return [JSONRenderer()]
        return [each() for each in self.renderer_classes]


@dataclass(frozen=True, slots=True)
class Log:
    """A log as it stands: what is told beside its entries, those asked for, its last number, whether it is over."""

    topic: Topic
    state: Shown
    events: Sequence[Shown]
    head: int
    over: bool = False
    oldest: int = 1


def responses(page: Any, entry: str) -> dict[tuple[int, str], Any]:
    """The three forms for the schema; ``entry`` names the component that an entry is."""

    def text(description: str) -> OpenApiResponse:
        words = [{"$ref": f"#/components/schemas/{name}"} for name in (entry, "StreamEnd", "StreamGap")]
        return OpenApiResponse({"type": "string", "description": description, "x-items": {"anyOf": words}})

    return {
        (200, "application/json"): page,
        (200, EVENT_STREAM): text(_EVENT_STREAM),
        (200, JSON_LINES): text(_JSON_LINES),
        (204, EVENT_STREAM): OpenApiResponse(None, "The log is over and you have all of it: come no more."),
    }


def place(request: Request) -> dict[str, int]:
    """After which entry to go on and how long to wait; raises ValidationError."""
    wanted: dict[str, int] = given(EventsQuery, request.query_params)
    header = request.headers.get(HEADER, "")
    if header:
        wanted["after"] = _number(header)
    return wanted


def reached(after: int, head: int) -> int:
    """After which entry to read on: after none where the reader has more than there is, as a backup was restored."""
    return after if after <= head else 0


def answer(request: Request, log: Log, *, after: int, wait: int) -> HttpResponseBase:
    """The page or the stream; tells the server how to go on with it; raises TooManyStreams."""
    form = FORMS.get(request.accepted_renderer.media_type)
    if form is frames.EventStream and request.headers.get(HEADER) and log.over and after == log.head:
        return HttpResponse(status=204)  # what tells a browser not to come back
    kept = _let_in(request, log, after, wait) if form or wait else False
    if form is None:
        return Response({**log.state, "events": log.events})
    return HttpResponse(_stream(form, log, after, kept=kept), content_type=form.media_type, headers=HEADERS)


def _let_in(request: Request, log: Log, after: int, wait: int) -> bool:
    """Whether the server keeps the reader."""
    opened = opening.of(request.META)
    if opened is None:
        return False
    player = viewer(request)
    most = opened.enter(None if player is None else player.pk, address_of(request._request))
    if most is not None:
        raise TooManyStreams(streams=most)
    who = Credential(request.auth.pk, request.auth.user_id) if isinstance(request.auth, Token) else Credential()
    patience = 0 if log.events or log.over else wait
    opened.stay = Stay(log.topic, who, _position(log, after), log.head, log.over, patience)
    return True


def _stream(form: Form, log: Log, after: int, *, kept: bool) -> bytes:
    parts = [form.greeting()]
    if after + 1 < log.oldest or after > log.head:
        parts.append(form.word("gap", {"after": after, "oldest": log.oldest}))
    parts += [form.entry(Entry.of(event)) for event in log.events]
    if not kept:
        position = _position(log, after)
        is_through = log.over and position >= log.head
        parts.append(frames.end(form, frames.over(log.topic) if is_through else frames.NO_WAITING, position))
    return b"".join(parts)


def _position(log: Log, after: int) -> int:
    position: int = log.events[-1]["seq"] if log.events else reached(after, log.head)
    return position


def _number(header: str) -> int:
    try:
        number: int = given(LastEventId, {"last_event_id": header})["last_event_id"]
    except ValidationError as fault:
        raise ValidationError({HEADER: fault.detail["last_event_id"]}) from None  # type: ignore[call-overload]
    return number
