"""Finished games come to count, each once, however often and in whatever order their ends are told.

A message only says "look". What waits is counted in batches, in one transaction each: the ratings of a rated game, the
tallies of every one. The order in which games count is kept, for whoever replays them.
"""

import logging
from collections.abc import Mapping, Sequence
from uuid import UUID

from django.db import InterfaceError, OperationalError, transaction

from games.models import Game, Seat
from games.players.models import Player
from games.ratings.eligibility import kinds
from games.ratings.models import Line, Rating
from games.ratings.services import ledger, tallying
from games.ratings.sheet import Board, Sheet
from games.services import clock, counting

logger = logging.getLogger(__name__)

BATCH = 100  # games; a fifth of a second in which nobody else writes to SQLite

Seats = Mapping[UUID, Sequence[Seat]]


def settle(most: int = BATCH) -> int:
    """Count some of the games that wait; how many were."""
    waiting = list(counting.waiting().values_list("id", flat=True)[:most])
    return _try(waiting) if waiting else 0


def _try(game_ids: list[UUID]) -> int:
    """Count these games; if one of them cannot be, then the others."""
    try:
        return _settle(game_ids)
    except (OperationalError, InterfaceError):  # no game's fault
        raise
    except Exception:
        if len(game_ids) > 1:
            return sum(_try([game_id]) for game_id in game_ids)
        logger.exception("Game %s could not be counted; it is tried again later", game_ids[0])
        clock.put_off(game_id=game_ids[0])
        return 0


@transaction.atomic
def _settle(game_ids: list[UUID]) -> int:
    games = counting.take(game_ids)
    writer = ledger.lock()
    # Only now: whoever merges two accounts holds the ledger until their seats are one player's.
    seats = counting.seats_of([game.pk for game in games])
    known = set(Line.objects.filter(game_id__in=seats).values_list("game_id", flat=True))
    fresh = [game for game in games if game.pk not in known]
    _rate(writer, fresh, seats)
    tallying.count(fresh, seats)
    writer.save()
    counting.mark(list(seats))
    return len(games)


def _rate(writer: ledger.Writer, games: Sequence[Game], seats: Seats) -> None:
    """Give every game its line, and every rated one the changes that it makes."""
    players = {seat.player.pk: seat.player for row in seats.values() for seat in row if seat.player is not None}
    sheet = ledger.standings(players, {game.ruleset_digest for game in games})
    moved: dict[tuple[Board, UUID], str] = {}
    for game in games:
        moved |= dict.fromkeys(_rate_one(writer, sheet, game, seats[game.pk]), game.ruleset)
    ledger.keep([_rating(sheet, board, players[player_id], key) for (board, player_id), key in moved.items()])


def _rating(sheet: Sheet, board: Board, player: Player, ruleset: str) -> Rating:
    return ledger.rating(board, player.pk, ruleset, sheet.standing(board, player.pk), listed=not player.deleted)


def _rate_one(writer: ledger.Writer, sheet: Sheet, game: Game, seats: Sequence[Seat]) -> list[tuple[Board, UUID]]:
    """Whose ratings on which boards the game has moved."""
    line = writer.game(game)
    ranks = {result["seat"]: result["rank"] for result in game.results or ()}
    index = {seat.player_id: seat.index for seat in seats if seat.player_id is not None}
    moved = []
    for kind in kinds(game, seats):
        board = Board(game.ruleset_digest, kind)
        for player_id, move in sheet.play(board, {each: ranks[seat] for each, seat in index.items()}).items():
            seat = index[player_id]
            writer.change(line, kind, player_id, move, seat=seat, rank=ranks[seat])
            moved.append((board, player_id))
    return moved
