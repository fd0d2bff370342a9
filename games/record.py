"""The event log's hash chain, and the three documents that prove it: event, receipt and record.

Formats ``yacht-receipt/1``, ``yacht-record/1`` and ``yacht-record/2``. Everything hashed or signed is the RFC 8785 form
of JSON. A record is in format 2 only where its log holds something that a reader of format 1 does not know.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import rfc8785

from games.signing import SigningKey

GENESIS = "00" * 32
RECEIPT_FORMAT = "yacht-receipt/1"
RECORD_FORMATS = ("yacht-record/1", "yacht-record/2")

NEW_EVENTS = {"seat.forfeited"}  # beside those that only a game with a new option has
NEW_OPTIONS = {"bank_seconds", "on_timeout", "stand_in"}  # in the log only where they are used

Event = dict[str, Any]

_PLAIN = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"), check_circular=False)
_SAFE = 2**53 - 1  # the largest number that RFC 8785 writes as a whole one


def canonical(value: Any) -> bytes:
    """The one way to write a JSON value (RFC 8785).

    What holds no fractions the standard library writes the same way, many times as fast: nearly half of the time of a
    game that engines play went into this.
    """
    return _PLAIN.encode(value).encode() if _is_plain(value) else rfc8785.dumps(value)


def timestamp(moment: datetime) -> str:
    """A moment as the log writes it: UTC, always six decimals, so that equal moments have equal bytes."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def chain(previous: str, event: Mapping[str, Any]) -> str:
    """The hash of an event: SHA-256 of the previous hash's 32 bytes and the event without its own hash."""
    return hashlib.sha256(bytes.fromhex(previous) + canonical(dict(event))).hexdigest()


def receipt(game_id: str, commitment: str, seq: int, head: str, key: SigningKey) -> dict[str, Any]:
    """The signed head of a log: whoever holds it can show later that nothing before it was changed."""
    body = {"game_id": game_id, "commitment": commitment, "seq": seq, "hash": head, "key_id": key.key_id}
    return {**body, "signature": key.sign(f"{RECEIPT_FORMAT}\n".encode() + canonical(body))}


def record(game_id: str, rules: Mapping[str, Any], seed: bytes, events: Sequence[Event], key: SigningKey) -> bytes:
    """The signed document of an ended game, exactly as it is filed."""
    created, format = events[0]["data"], record_format(events)
    body = {
        "format": format,
        "game_id": game_id,
        "draw_id": created["draw_id"],
        "ruleset": dict(rules),
        "ruleset_digest": created["ruleset_digest"],
        "commitment": created["commitment"],
        "seed": seed.hex(),
        "client_seeds": _first(events, "game.started", {"client_seeds": []})["client_seeds"],
        "seats": seats(events),
        "events": list(events),
        "results": _first(events, "game.finished", {"results": None})["results"],
        "key_id": key.key_id,
    }
    unsigned = canonical(body)
    signature = key.sign(f"{format}\n".encode() + hashlib.sha256(unsigned).digest())
    return unsigned[:-1] + b',"signature":' + canonical(signature) + b"}"  # the last name in the order of names


def record_format(events: Sequence[Event]) -> str:
    """The oldest format that can hold this log."""
    has_new_options = not NEW_OPTIONS.isdisjoint(events[0]["data"]["options"])
    return RECORD_FORMATS[has_new_options or any(event["type"] in NEW_EVENTS for event in events)]


def seats(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Who sat where at the end, by index; ids only, so that a name can be forgotten."""
    taken: dict[int, dict[str, Any]] = {}
    for event in events:
        if event["type"] == "seat.joined":
            data = event["data"]
            taken[data["seat"]] = {
                "index": data["seat"],
                "player_id": data["player_id"],
                "strategy": data.get("strategy"),
                "strategy_version": data.get("strategy_version"),
            }
        elif event["type"] == "seat.left":
            del taken[event["data"]["seat"]]
    return [taken[index] for index in sorted(taken)]


def _is_plain(value: Any) -> bool:
    """Whether a value is of what both ways of writing agree on: no floats, and names that sort the same either way."""
    kind = type(value)
    if kind is str:
        return value.isascii() or _is_text(value)
    if kind is int:
        return bool(-_SAFE <= value <= _SAFE)
    if kind is dict:
        return all(type(name) is str and name.isascii() and _is_plain(each) for name, each in value.items())
    if kind is list or kind is tuple:
        return all(map(_is_plain, value))
    return value is None or kind is bool


def _is_text(value: str) -> bool:
    """Whether a string can be written at all: half of a surrogate pair cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def _first(events: Sequence[Event], kind: str, default: dict[str, Any]) -> dict[str, Any]:
    return next((event["data"] for event in events if event["type"] == kind), default)
