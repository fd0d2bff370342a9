"""What anybody may see of a game, as plain data; nothing here reads a seed."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from games import record
from games.models import Game, Seat
from games.services import presence
from games.services.keyring import signing_key
from games.services.table import Table
from games.step import Change
from rulesets import scorecard, turn
from rulesets.errors import Refusal
from rulesets.scorecard import Scorecard

Shown = dict[str, Any]


@contextmanager
def explained(table: Table) -> Iterator[None]:
    """Give a refusal the version and the turn with what is legal, so that the caller needs no second request."""
    try:
        yield
    except Refusal as refusal:
        refusal.facts |= {
            "version": table.game.version,
            "game_status": table.game.status,
            "turn": current_turn(table),
        }
        raise


def game(table: Table) -> Shown:
    """The whole game, with its turn under way."""
    row = table.game
    return {
        "id": str(row.id),
        "ruleset": row.ruleset,
        "ruleset_digest": row.ruleset_digest,
        "status": row.status,
        "version": row.version,
        "owner_id": str(row.owner_id),
        "order": row.order,
        "visibility": row.visibility,
        "turn_seconds": row.turn_seconds,
        "bank_seconds": row.bank_seconds,
        "on_timeout": row.on_timeout,
        "stand_in": row.stand_in or None,
        "hints": row.hints,
        "rated": row.rated,
        "seeded": row.seeded,
        "client_seeded": row.client_seeded,
        "draw_id": str(row.draw_id),
        "commitment": row.commitment,
        "hidden": row.hidden,
        "tournament_id": None if row.tournament_id is None else str(row.tournament_id),
        "rematch_of": None if row.rematch_of_id is None else str(row.rematch_of_id),
        "created_at": record.timestamp(row.created_at),
        "deadline": _text(_deadline(table)),
        "server_time": record.timestamp(table.now),
        "first_seat": row.first_seat,
        "abort_reason": row.abort_reason or None,
        "results": row.results,
        "seats": [_seat(table, each) for each in table.seats],
        "turn": current_turn(table),
        "receipt": None,
    }


def game_with_receipt(table: Table) -> Shown:
    """The game, and the signed head of its log to keep."""
    return game(table) | {"receipt": receipt(table)}


def rolled(table: Table) -> Shown:
    """What a throw brought."""
    return {"turn": current_turn(table), "version": table.game.version}


def scored(table: Table, ended: Shown) -> Shown:
    """What a score brought: the turn that ended, its seat, and the next turn or the results."""
    return {
        "turn": ended,
        "seat": _seat(table, table.seats[ended["seat"]]),
        "next_turn": current_turn(table),
        "results": table.game.results,
        "version": table.game.version,
    }


def scored_turn(table: Table, change: Change) -> Shown:
    """The turn under way as it ends with a score."""
    data = change.data
    rolls = table.game.turn_rolls
    return {
        "n": data["n"],
        "number": data["turn"],
        "seat": data["seat"],
        "status": "scored",
        "dice": rolls[-1]["dice"],
        "rolls": rolls,
        "category": data["category"],
        "points": data["points"],
        "bonus": data["bonus"],
    }


def _seat(table: Table, row: Seat) -> Shown:
    """One seat with its scorecard in the order of the rules."""
    rules, card = table.ruleset, Scorecard(row.points, row.bonus)
    ranks = {result["seat"]: result["rank"] for result in table.game.results or ()}
    return {
        "index": row.index,
        "kind": "open" if row.player is None else row.player.kind,
        "player": None if row.player is None else {"id": str(row.player_id), "name": row.name or row.player.name},
        "strategy": row.strategy_wish or None,
        "strategy_in_use": row.strategy,
        "scorecard": {each.key: row.points[each.key] for each in rules.categories if each.key in row.points},
        "upper": scorecard.upper(rules, card),
        "upper_bonus": scorecard.upper_bonus(rules, card),
        "lower": scorecard.lower(rules, card),
        "bonus": row.bonus,
        "total": scorecard.total(rules, card),
        "rank": ranks.get(row.index),
        "status": row.presence,
        "assisted": row.assisted,
        "bank_left": _bank_left(table, row.index),
        "stand_in": None if row.stand_in is None else row.stand_in["strategy"],
        **_presence(table, row),
    }


def _presence(table: Table, row: Seat) -> Shown:
    """Whether the seat's holder is there; a strategy always is, and is never told to be."""
    if row.player is None or row.strategy is not None:
        return {"present": None, "seen_at": None}
    return {"present": presence.is_present(row, table.now), "seen_at": _text(row.player.seen_at)}


def _bank_left(table: Table, seat: int) -> int | None:
    left = table.clocks.bank_left(seat)
    return None if left is None else int(left.total_seconds())


def current_turn(table: Table) -> Shown | None:
    """The turn under way with every legal category and its points, or none."""
    if table.game.status != Game.Status.PLAYING:
        return None
    state, rules = table.state, table.ruleset
    now = state.turn
    assert now is not None
    legal = () if now.dice is None else turn.scores(rules, state.seats[now.seat].card, now.dice)
    return {
        "n": now.n,
        "number": now.number,
        "seat": now.seat,
        "deadline": _text(_turn_deadline(table)),
        "stand_in": None if now.stand_in is None else now.stand_in.strategy,
        "waiting": table.game.turn_keep is not None,
        "keep": table.game.turn_keep,
        "rolls_left": rules.rolls - len(now.rolls),
        "dice": None if now.dice is None else list(now.dice),
        "rolls": table.game.turn_rolls,
        "legal": {
            "categories": [
                {"category": row.category, "points": row.points, "bonus": row.bonus} for row in legal if row.legal
            ]
        },
    }


def _deadline(table: Table) -> datetime | None:
    """When the turn under way or the whole game runs out, whichever is first; nothing runs in an ended game."""
    last, turn = table.game.last_deadline, _turn_deadline(table)
    return None if table.game.is_over else min(last, turn or last)


def _turn_deadline(table: Table) -> datetime | None:
    """When the mover's time runs out; an engine's never does."""
    return None if table.game.engine_to_move else table.game.turn_deadline


def _text(moment: datetime | None) -> str | None:
    return None if moment is None else record.timestamp(moment)


def receipt(table: Table) -> Shown:
    """The signed head of the game's log."""
    row = table.game
    return record.receipt(str(row.id), row.commitment, row.version, row.head, signing_key())
