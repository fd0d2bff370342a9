"""Seeks: who wants an opponent now meets another who does, or after a while a built-in strategy.

All seeks of a ruleset are paired by whoever holds its pool's row, which comes before all other locks; so a seek meets
once, and of two that fit and come at once the second finds the first. Nobody waits for ever: a seek that names no time
for a strategy ends by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction

from games.bots import registry
from games.matchmaking.errors import AlreadySeeking, SeekNotFound, SeekSettled
from games.matchmaking.models import Pool, Seek
from games.matchmaking.services import pairing
from games.models import Game
from games.players.models import Player
from games.players.services import lock_players
from games.services import allowance, arranged, notices, time
from games.services.arranged import Terms
from games.services.engines import engine_of
from games.services.notices import Told
from games.step import Change
from rulesets import library

LONGEST_WAIT = timedelta(hours=1)  # of a seek that takes no engine
BATCH = 200

Status = Seek.Status


@dataclass(frozen=True, slots=True)
class SeekWish:
    """A game as its seeker asks for it."""

    ruleset: str
    rated: bool = False
    opponents: str = Seek.Opponents.ANY
    rating_min: float | None = None
    rating_max: float | None = None
    turn_seconds: int | None = None
    bank_seconds: int | None = None
    engine_after: int | None = None  # seconds
    strategy: str = registry.DEFAULT


@transaction.atomic
def seek(*, player: Player, wish: SeekWish) -> Seek:
    """Meet whoever waits longest for such a game, or wait.

    Raises UnknownRuleset, UnknownStrategy, AlreadySeeking, TooManySeats, AccountGone.
    """
    row = _row(player, wish)
    _hold(row.ruleset_digest)
    before = Seek.objects.filter(player=player, status=Status.WAITING).first()
    if before is not None:
        raise AlreadySeeking(seek_id=str(before.pk))
    other = pairing.partner_of(row)
    lock_players(player, *([other.player] if other else []))
    allowance.check_new_seats(player)
    row.save(force_insert=True)
    if other is not None:
        _meet([other, row], [other.player, player])
    elif row.engine and row.due_at <= row.created_at:
        _meet_engine(row)
    return row


def read(player: Player, seek_id: UUID) -> Seek:
    """A seek of the player's own; raises SeekNotFound."""
    found = Seek.objects.filter(player=player, pk=seek_id).first()
    if found is None:
        raise SeekNotFound(seek_id=str(seek_id))
    return found


@transaction.atomic
def cancel(*, player: Player, seek_id: UUID) -> Seek:
    """Wait no more; raises SeekNotFound, SeekSettled."""
    _hold(read(player, seek_id).ruleset_digest)
    row = read(player, seek_id)
    if row.status != Status.WAITING:
        raise SeekSettled(seek_status=str(row.status))
    _end(row, Status.CANCELLED, time.now())
    return row


def due() -> list[UUID]:
    """The seeks whose wait is over, the oldest first."""
    waiting = Seek.objects.filter(status=Status.WAITING, due_at__lte=time.now())
    return list(waiting.order_by("due_at").values_list("pk", flat=True)[:BATCH])


@transaction.atomic
def end_wait(*, seek_id: UUID) -> bool:
    """Give a seek its engine, or end it; False if it waits no more, or not so long yet."""
    row = Seek.objects.get(pk=seek_id)
    _hold(row.ruleset_digest)
    row = Seek.objects.select_related("player").get(pk=seek_id)
    if row.status != Status.WAITING or row.due_at > time.now():
        return False
    if row.engine and not row.player.deleted:
        lock_players(row.player)
    if row.engine and allowance.has_room_for_seat(row.player):
        _meet_engine(row)
    else:
        _end(row, Status.EXPIRED, time.now())
    return True


def _hold(ruleset_digest: str) -> None:
    """Let nobody else pair seeks of this ruleset until the commit."""
    Pool.objects.get_or_create(pk=ruleset_digest)
    Pool.objects.select_for_update().get(pk=ruleset_digest)


def _row(player: Player, wish: SeekWish) -> Seek:
    ruleset, now = library.playable(wish.ruleset), time.now()
    wait = LONGEST_WAIT if wish.engine_after is None else timedelta(seconds=wish.engine_after)
    return Seek(
        player=player,
        ruleset=ruleset.key,
        ruleset_digest=ruleset.digest,
        rated=wish.rated,
        opponents=wish.opponents,
        rating_min=wish.rating_min,
        rating_max=wish.rating_max,
        turn_seconds=wish.turn_seconds,
        bank_seconds=wish.bank_seconds,
        engine="" if wish.engine_after is None else registry.get(wish.strategy).key,
        created_at=now,
        due_at=now + wait,
    )


def _meet_engine(row: Seek) -> None:
    _meet([row], [row.player, engine_of(row.engine, library.by_digest(row.ruleset_digest))])


def _meet(rows: Sequence[Seek], players: Sequence[Player]) -> None:
    """Begin the game; the players' rows are locked."""
    first = rows[0]
    terms = Terms(
        tournament_id=None,
        owner=first.player,
        ruleset=library.by_digest(first.ruleset_digest),
        visibility=Game.Visibility.PUBLIC,
        rated=first.rated,
        turn_seconds=first.turn_seconds,
        bank_seconds=first.bank_seconds,
    )
    with notices.together():
        table = arranged.begin(terms, players)
        for row in rows:
            row.game_id = table.game.pk
            _end(row, Status.MET, table.at)


def _end(row: Seek, status: Seek.Status, at: datetime) -> None:
    row.status, row.ended_at = status, at
    row.save(update_fields=["status", "ended_at", "game_id"])
    notices.post([Told(row.player_id, Change(f"seek.{status}", {"seek": str(row.pk)}), row.game_id)], at)
