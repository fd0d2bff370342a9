"""The entries of a log as bytes: a JSON object each, wrapped as a server-sent event or as a line.

Control words have no number, so that no client takes one for an entry: a stream ends with ``end``, which says why and
after which entry to go on, and begins with ``gap`` where entries were dropped or are no more.
"""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from yachtapi.live.topics import Topic

EVENT_STREAM = "text/event-stream"
JSON_LINES = "application/x-ndjson"

GAME_OVER, TOURNAMENT_OVER = "game_over", "tournament_over"  # nothing follows
REFUSED = "refused"  # the token, the player or the right to see is no more; ask again to learn which
SLOW = "slow"  # the reader did not take what it was sent
SERVER_STOPS = "server_stops"
NO_WAITING = "no_waiting"  # this server holds no readers
REASONS = (GAME_OVER, TOURNAMENT_OVER, REFUSED, SLOW, SERVER_STOPS, NO_WAITING)

RETRY = (1000, 3000)  # milliseconds; drawn, so that not all come back at once after a restart


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry, encoded once for all its readers."""

    seq: int
    type: str
    body: bytes

    @classmethod
    def of(cls, shown: Mapping[str, Any]) -> "Entry":
        """The entry of a log, with its number and its type."""
        return cls(shown["seq"], shown["type"], encoded(shown))


class EventStream:
    """Server-sent events, as browsers read them (WHATWG HTML, section 9.2)."""

    name: ClassVar = "event_stream"
    media_type: ClassVar = EVENT_STREAM
    heartbeat: ClassVar = b":\n\n"

    @staticmethod
    def greeting() -> bytes:
        """When to come back if the connection breaks."""
        return b"retry: %d\n\n" % random.randint(*RETRY)

    @staticmethod
    def entry(entry: Entry) -> bytes:
        """An event with the entry's number as its id."""
        return b"id: %d\nevent: %s\ndata: %s\n\n" % (entry.seq, entry.type.encode(), entry.body)

    @staticmethod
    def word(kind: str, facts: Mapping[str, Any]) -> bytes:
        """A control word; without an id it moves no reader."""
        return b"event: %s\ndata: %s\n\n" % (kind.encode(), encoded({"type": kind, **facts}))


class JsonLines:
    """One JSON object a line; a blank line is a sign of life, which JSON readers skip."""

    name: ClassVar = "json_lines"
    media_type: ClassVar = JSON_LINES
    heartbeat: ClassVar = b"\n"

    @staticmethod
    def greeting() -> bytes:
        """A first sign of life."""
        return b"\n"

    @staticmethod
    def entry(entry: Entry) -> bytes:
        """A line."""
        return entry.body + b"\n"

    @staticmethod
    def word(kind: str, facts: Mapping[str, Any]) -> bytes:
        """A control word, which has a type and no number."""
        return encoded({"type": kind, **facts}) + b"\n"


Form = type[EventStream] | type[JsonLines]
FORMS: dict[str, Form] = {form.media_type: form for form in (EventStream, JsonLines)}


def over(topic: Topic) -> str:
    """Why a stream ends whose log has ended; a player's never does."""
    return TOURNAMENT_OVER if topic.kind == "tournament" else GAME_OVER


def end(form: Form, reason: str, after: int) -> bytes:
    """The last word of a stream."""
    return form.word("end", {"reason": reason, "after": after})


def page(state: Mapping[str, Any], entries: Sequence[Entry]) -> bytes:
    """The JSON answer: what is known of the log, and its entries."""
    head = encoded(state)[:-1]
    return b'%s,"events":[%s]}' % (head, b",".join(entry.body for entry in entries))


def encoded(value: Any) -> bytes:
    """JSON on one line, as the views write it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
