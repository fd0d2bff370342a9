"""Everything that is kept about a player as one JSON document, made while it is sent."""

import json
from collections.abc import Iterator
from typing import Any

from games.players.models import Player
from games.record import timestamp
from games.services.holdings import HOLDINGS, Holding
from games.services.time import now


def export(player: Player) -> Iterator[bytes]:
    """The document in pieces; no more than a few hundred rows are held at a time."""
    yield _json({"exported_at": timestamp(now()), "player": _player(player)}).removesuffix(b"}")
    for holding in HOLDINGS:
        if holding.section:
            yield from _section(holding, player)
    yield b"}"


def _section(holding: Holding, player: Player) -> Iterator[bytes]:
    yield b"," + _json(holding.section) + b":["
    for number, row in enumerate(holding.export(player)):
        yield (b"," if number else b"") + _json(row)
    yield b"]"


def _player(player: Player) -> dict[str, Any]:
    return {
        "id": str(player.id),
        "name": player.name,
        "kind": player.kind,
        "username": player.username,
        "has_password": player.has_usable_password(),
        "created_at": timestamp(player.created_at),
        "seen_at": None if player.seen_at is None else timestamp(player.seen_at),
    }


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
