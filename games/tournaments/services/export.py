"""A whole tournament to take home: one signed document, or the same line by line."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from games.models import Game, Record
from games.services.keyring import signing_key
from games.tournaments import document
from games.tournaments.models import Entrant, Tournament
from games.tournaments.services import ledger

Shown = dict[str, Any]


def signed(tournament: Tournament) -> bytes:
    """The document, byte for byte; of a tournament that runs, as far as it has come."""
    return document.sign(_unsigned(tournament), signing_key())


def lines(tournament: Tournament) -> Iterator[bytes]:
    """The same document in lines: first what is there once, then each entry of each list, named by the list."""
    whole: Shown = json.loads(signed(tournament))
    lists = {name: whole.pop(name) for name in ("entrants", "events", "rounds", "standings", "places")}
    yield _line({"document": whole})
    for name, entries in lists.items():
        for entry in entries or ():
            yield _line({name: entry})


def _unsigned(tournament: Tournament) -> Shown:
    log = list(ledger.events(tournament, after=0, limit=tournament.version))
    rows = Entrant.objects.filter(tournament=tournament).select_related("player").order_by("number")
    return document.export(str(tournament.pk), list(map(_entrant, rows)), log, _digests(tournament))


def _entrant(row: Entrant) -> Shown:
    """By ids alone: a person can be forgotten."""
    return {
        "entrant": str(row.pk),
        "player_id": str(row.player_id),
        "strategy": row.player.strategy,
        "copy": row.copy,
        "status": row.status,
        "seed": row.seed,
        "left_before": row.left_before,
    }


def _digests(tournament: Tournament) -> dict[str, str | None]:
    """SHA-256 of the record of every game that is over, by its id; none of a board whose record is not made yet."""
    over = Game.objects.filter(match_game__match__tournament=tournament, status__in=["finished", "aborted"])
    waiting = over.filter(shared_set__isnull=False, record=None).values_list("id", flat=True)
    found = Record.objects.filter(game__match_game__match__tournament=tournament).values_list("game_id", "body")
    made = {str(game_id): hashlib.sha256(bytes(body)).hexdigest() for game_id, body in found.iterator(chunk_size=200)}
    return dict.fromkeys(map(str, waiting)) | made


def _line(value: Shown) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
