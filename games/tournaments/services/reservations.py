"""Dice that are committed to before a match between strategies is played, and are played with or shown.

The public list gets the commitment before the first throw. An attempt that breaks off leaves the seed here for the
next, so that every attempt at a game throws the same dice.
"""

import secrets
from collections.abc import Sequence
from datetime import datetime
from itertools import zip_longest

from uuid_utils.compat import uuid7

from games import dicecup
from games.models import Commitment
from games.services import enginegames, time
from games.services.enginegames import Draw
from games.tournaments.models import Match, MatchGame, Reservation, Side, Tournament
from games.tournaments.services.matchgames import terms_of


def draws_for(match: Match, games: int, now: datetime) -> list[Draw]:
    """The dice of the next games of a match, whose row is locked; those that are missing are drawn and committed to."""
    rows = list(Reservation.objects.filter(match=match).order_by("game_id")[:games])
    missing = [_drawn(match) for _ in range(games - len(rows))]
    Reservation.objects.bulk_create(missing)
    Commitment.objects.bulk_create(
        Commitment(draw_id=row.game_id, commitment=dicecup.commitment(bytes(row.seed)), at=now) for row in missing
    )
    return [Draw(row.game_id, bytes(row.seed)) for row in (*rows, *missing)]


def spend(match: Match, draws: Sequence[Draw]) -> bool:
    """Take dice that were played with off the list; False if another has done so before."""
    spent, _ = Reservation.objects.filter(match=match, game_id__in=[draw.game_id for draw in draws]).delete()
    return spent == len(draws)


def reveal(tournament: Tournament, match: Match, reason: str) -> None:
    """Show what a match was to be played with that is decided without play: an aborted game has each seed."""
    draws = [Draw(row.game_id, bytes(row.seed)) for row in Reservation.objects.filter(match=match).order_by("game_id")]
    if not draws:
        return
    sides = Side.objects.filter(match=match).select_related("entrant__player").order_by("index")
    players = [side.entrant.player for side in sides]
    spend(match, draws)
    terms, now = terms_of(tournament), time.now()
    sheets = [enginegames.called_off(draw, players, reason) for draw in draws]
    enginegames.write([enginegames.prepare(terms, sheet, now) for sheet in sheets])
    note(match, [(draw, tuple(range(len(players)))) for draw in draws])


def note(
    match: Match, games: Sequence[tuple[Draw, Sequence[int]]], given_away: Sequence[Sequence[float] | None] = ()
) -> None:
    """Say that games which are written are those of the match; ``seats`` are its sides by the seats."""
    first = MatchGame.objects.filter(match=match).count() + 1
    MatchGame.objects.bulk_create(
        MatchGame(match=match, game_id=draw.game_id, number=number, seats=list(seats), given_away=points)
        for number, ((draw, seats), points) in enumerate(zip_longest(games, given_away), start=first)
    )


def _drawn(match: Match) -> Reservation:
    return Reservation(match=match, game_id=uuid7(), seed=secrets.token_bytes(dicecup.SEED_BYTES))
