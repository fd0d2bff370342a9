"""Telling players of their games, in the transaction of what is told: an event that is there has its notices.

People and remote bots are told; a built-in strategy is woken by a message and reads no log. What a player has done
himself is told to him too where it concerns him, as he may have several programs; but no throw is, as it opens no turn.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Exists, Min, OuterRef

from games.models import Feed, Game, Notice, Seat
from games.players.models import Player
from games.services import time
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
    notices = list(_notices(game, seats, sat, changes))
    if not notices:
        return set()
    numbers = _next_numbers(Counter(notice.player_id for notice in notices))
    rows = []
    for notice in notices:
        numbers[notice.player_id] += 1
        seq, change = numbers[notice.player_id], notice.change
        rows.append(
            Notice(player_id=notice.player_id, seq=seq, type=change.type, game_id=game.pk, data=change.data, at=at)
        )
    Notice.objects.bulk_create(rows)
    return set(numbers)


def read(player: Player, *, after: int) -> Page:
    """A player's notices with a higher number, in order."""
    last = Feed.objects.filter(player=player).values_list("seq", flat=True).first() or 0
    return page(player.pk, after=after, last=last)


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


def _notices(game: Game, seats: Sequence[Seat], sat: Mapping[int, Player], changes: Sequence[Change]) -> Iterator[Told]:
    people = {seat.player.pk for seat in seats if seat.player is not None and seat.strategy is None}
    gone = {seat.player.pk for seat in seats if seat.player is not None and seat.player.deleted}
    everybody = sorted({game.owner_id, *people} - gone)
    for change in changes:
        match change.type:
            case "seat.joined" | "seat.left" if game.status == Game.Status.OPEN:
                yield from _about_guest(game, seats, sat, change)
            case "game.started" | "game.finished" | "game.aborted":
                yield from (Told(player_id, change) for player_id in everybody)
            case "turn.started" if change.data["n"] == game.turn_n and not seats[change.data["seat"]].strategy:
                holder = seats[change.data["seat"]].player_id
                assert holder is not None, "whose turn it is sits"
                yield Told(holder, change)


def _about_guest(game: Game, seats: Sequence[Seat], sat: Mapping[int, Player], change: Change) -> Iterator[Told]:
    index = change.data["seat"]
    guest = seats[index].player if change.type == "seat.joined" else sat.get(index)
    if guest is not None and guest.strategy is None and guest.pk != game.owner_id:
        yield Told(game.owner_id, Change(change.type, {"seat": index, "player_id": str(guest.pk)}))


def _next_numbers(counts: Mapping[UUID, int]) -> dict[UUID, int]:
    """Take so many numbers for each player; those before the first come back.

    The players' rows are locked until the commit, in one order for everybody, so that no two games wait for each other.
    """
    to_column = Feed._meta.get_field("player").get_db_prep_value
    ordered = sorted(counts.items())
    sql = _COUNT_UP.format(feed=Feed._meta.db_table, rows=", ".join(["(%s, %s)"] * len(ordered)))
    values = [each for player_id, count in ordered for each in (to_column(player_id, connection), count)]
    with connection.cursor() as cursor:
        cursor.execute(sql, values)
        last = dict(cursor.fetchall())
    return {player_id: last[to_column(player_id, connection)] - count for player_id, count in ordered}
