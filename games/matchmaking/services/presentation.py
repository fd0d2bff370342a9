"""What is shown of invitations and seeks, as plain data."""

from datetime import datetime
from typing import Any

from games.matchmaking.models import Invitation, Seek
from games.record import timestamp

Shown = dict[str, Any]


def invitation(row: Invitation) -> Shown:
    """An invitation with what it is to."""
    game = row.game
    return {
        "id": str(row.pk),
        "game_id": str(row.game_id),
        "player_id": str(row.player_id),
        "invited_by": str(row.invited_by_id),
        "ruleset": game.ruleset,
        "rated": game.rated,
        "turn_seconds": game.turn_seconds,
        "bank_seconds": game.bank_seconds,
        "status": row.status,
        "by_rules": row.by_rules,
        "reason": row.reason or None,
        "message": row.message or None,
        "created_at": timestamp(row.created_at),
        "answered_at": _text(row.answered_at),
    }


def seek(row: Seek) -> Shown:
    """A seek, and the game that came of it."""
    return {
        "id": str(row.pk),
        "ruleset": row.ruleset,
        "rated": row.rated,
        "opponents": row.opponents,
        "rating_min": row.rating_min,
        "rating_max": row.rating_max,
        "turn_seconds": row.turn_seconds,
        "bank_seconds": row.bank_seconds,
        "engine": row.engine or None,
        "status": row.status,
        "game_id": None if row.game_id is None else str(row.game_id),
        "created_at": timestamp(row.created_at),
        "waits_until": timestamp(row.due_at),
        "ended_at": _text(row.ended_at),
    }


def _text(moment: datetime | None) -> str | None:
    return None if moment is None else timestamp(moment)
