"""Telling players what concerns them, in the transaction of what is told: an event that is there has its notices.

People and remote bots are told; a built-in strategy is woken by a message and reads no log. What a player has done
himself is told to him too where it concerns him, as he may have several programs; but no throw is, as it opens no turn.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Exists, Min, OuterRef

from games.models import Feed, Game, Notice, Seat
from games.players.models import Player
from games.services import time
from games.signals import players_told
from games.step import Change

KEPT = timedelta(days=7)
BATCH = 1000
MOST = 500  # notices in one answer

_COUNT_UP = (
    "INSERT INTO {feed} (player_id, seq) VALUES {rows} "
    "ON CONFLICT (player_id) DO UPDATE SET seq = {feed}.seq + excluded.seq RETURNING player_id, seq"
)


@dataclass(frozen=True, slots=True)
class Told:
    """One notice before it is numbered."""

    player_id: UUID
    change: Change
    game_id: UUID | None = None
    tournament_id: UUID | None = None


_held: ContextVar[list[Notice] | None] = ContextVar("held notices", default=None)


@dataclass(frozen=True, slots=True)
class Page:
    """Some of a player's notices, his last number, and the oldest that is still kept (the next one if none is)."""

    entries: list[dict[str, Any]]
    seq: int
    oldest: int

    @property
    def state(self) -> dict[str, int]:
        """What is told beside the entries."""
        return {"seq": self.seq, "oldest": self.oldest}


def write(
    game: Game, seats: Sequence[Seat], sat: Mapping[int, Player], changes: Sequence[Change], at: datetime
) -> set[UUID]:
    """Tell of changes to a game; ``sat`` is who sat where before them. The players who were told come back."""
    concerned = _notices(game, seats, sat, changes)
    return tell((Told(player_id, change, game.pk, game.tournament_id) for player_id, change in concerned), at)


def tell(notices: Iterable[Told], at: datetime) -> set[UUID]:
    """Write notices, any number for any number of players; those who were told come back."""
    rows = [_row(told, at) for told in notices]
    held = _held.get()
    if held is None:
        _write(rows)
    else:
        held += rows
    return {row.player_id for row in rows}


def post(notices: Iterable[Told], at: datetime) -> None:
    """Write notices of what moves no log, and have those who follow their own stream hear of it after the commit."""
    told = tell(notices, at)
    if told:
        transaction.on_commit(lambda: players_told.send(Player, player_ids=told), robust=True)


@contextmanager
def together() -> Iterator[None]:
    """Write all that is told meanwhile in one go at the end, inside the transaction.

    The rows of several feeds are locked in one order. So whoever changes several games in a transaction, each with
    players of its own, must tell of all of them together, or two such transactions may wait for each other.
    """
    if _held.get() is not None:
        yield
        return
    held: list[Notice] = []
    token = _held.set(held)
    try:
        yield
    finally:
        _held.reset(token)
    _write(held)


def _row(told: Told, at: datetime) -> Notice:
    return Notice(
        player_id=told.player_id,
        type=told.change.type,
        game_id=told.game_id,
        tournament_id=told.tournament_id,
        data=told.change.data,
        at=at,
    )


def _write(rows: list[Notice]) -> None:
    numbers = _next_numbers(Counter(row.player_id for row in rows))
    for row in rows:
        numbers[row.player_id] += 1
        row.seq = numbers[row.player_id]
    Notice.objects.bulk_create(rows, batch_size=BATCH)


def read(player: Player, *, after: int) -> Page:
    """A player's notices with a higher number, in order; all where that is higher than the last."""
    last = Feed.objects.filter(player=player).values_list("seq", flat=True).first() or 0
    return page(player.pk, after=after if after <= last else 0, last=last)


def page(player_id: UUID, *, after: int, last: int) -> Page:
    """The same, when the last number was known a moment ago."""
    mine = Notice.objects.filter(player_id=player_id)
    entries = [row.entry for row in mine.filter(seq__gt=after).order_by("seq")[:MOST]]
    seq = max(last, entries[-1]["seq"] if entries else 0)
    oldest = mine.aggregate(oldest=Min("seq"))["oldest"]
    return Page(entries, seq, seq + 1 if oldest is None else oldest)


@transaction.atomic
def forget() -> None:
    """Drop old notices; the numbers go on.

    Always the first ones of a player, so that what is left has no gap: a merge, or a clock that was put back, gives
    later numbers to earlier times, and those wait for their predecessors.
    """
    horizon = time.now() - KEPT
    before = Notice.objects.filter(player=OuterRef("player"), seq__lt=OuterRef("seq"), at__gte=horizon)
    old = Notice.objects.filter(~Exists(before), at__lt=horizon).order_by("player", "seq")
    Notice.objects.filter(pk__in=list(old.values_list("pk", flat=True)[:BATCH])).delete()


def _notices(
    game: Game, seats: Sequence[Seat], sat: Mapping[int, Player], changes: Sequence[Change]
) -> Iterator[tuple[UUID, Change]]:
    people = {seat.player.pk for seat in seats if seat.player is not None and seat.strategy is None}
    gone = {seat.player.pk for seat in seats if seat.player is not None and seat.player.deleted}
    # A tournament's games are followed with it; and what came of a hidden board, nobody else must know.
    hosts = {game.owner_id} if game.tournament_id is None and not game.hidden else set()
    everybody = sorted((hosts | people) - gone)
    for change in changes:
        match change.type:
            case "seat.joined" | "seat.left" if game.status == Game.Status.OPEN and hosts and not game.hidden:
                yield from _about_guest(game, seats, sat, change)
            case "game.started" | "game.finished" | "game.aborted":
                yield from ((player_id, change) for player_id in everybody)
            case "turn.started" if change.data["n"] == game.turn_n and not seats[change.data["seat"]].strategy:
                holder = seats[change.data["seat"]].player_id
                assert holder is not None, "whose turn it is sits"
                yield holder, change


def _about_guest(
    game: Game, seats: Sequence[Seat], sat: Mapping[int, Player], change: Change
) -> Iterator[tuple[UUID, Change]]:
    index = change.data["seat"]
    guest = seats[index].player if change.type == "seat.joined" else sat.get(index)
    if guest is not None and guest.strategy is None and guest.pk != game.owner_id:
        yield game.owner_id, Change(change.type, {"seat": index, "player_id": str(guest.pk)})


def _next_numbers(counts: Mapping[UUID, int]) -> dict[UUID, int]:
    """Take so many numbers for each player; those before the first come back.

    The players' rows are locked until the commit, in one order for everybody, so that no two games wait for each other.
    """
    ordered = sorted(counts.items())
    before: dict[UUID, int] = {}
    for start in range(0, len(ordered), BATCH):
        before |= _count_up(ordered[start : start + BATCH])
    return before


def _count_up(counts: Sequence[tuple[UUID, int]]) -> dict[UUID, int]:
    to_column = Feed._meta.get_field("player").get_db_prep_value
    sql = _COUNT_UP.format(feed=Feed._meta.db_table, rows=", ".join(["(%s, %s)"] * len(counts)))
    values = [each for player_id, count in counts for each in (to_column(player_id, connection), count)]
    with connection.cursor() as cursor:
        cursor.execute(sql, values)
        last = dict(cursor.fetchall())
    return {player_id: last[to_column(player_id, connection)] - count for player_id, count in counts}
