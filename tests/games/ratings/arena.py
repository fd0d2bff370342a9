"""Finished games as rows, so that a test can have any result at once, and hundreds of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from games import record
from games.models import Game, Seat
from games.players.models import Player, PlayerKind
from games.players.services import create_guest, engine_player
from games.ratings.models import Rating
from games.ratings.services.settling import settle
from rulesets import catalog

_START = datetime(2026, 1, 1, tzinfo=UTC)
_minutes = count()


@dataclass(frozen=True)
class Sat:
    """How somebody did in a game: his points by category, or a total that is all in one; whether he stayed."""

    player: Player
    total: int = 0
    presence: str = Seat.Presence.PLAYING
    points: Mapping[str, int] = field(default_factory=dict)
    assisted: bool = False


def person(name: str = "Ada") -> Player:
    """A new person."""
    return create_guest(name=name)[0]


def bot(name: str = "Bo") -> Player:
    """Somebody's program."""
    return create_guest(name=name, kind=PlayerKind.BOT)[0]


def engine(strategy: str = "greedy") -> Player:
    """A built-in strategy."""
    return engine_player(strategy=strategy, name=strategy.title())


def finished(*seats: Sat, ruleset: str = "yacht", rated: bool = True, **columns: Any) -> Game:
    """A game that has just ended so; equal totals share a rank, and whoever left comes last."""
    rules = catalog.get(ruleset)
    at = _START + timedelta(minutes=next(_minutes))
    game = Game.objects.create(
        owner=seats[0].player,
        ruleset=rules.key,
        ruleset_digest=rules.digest,
        order="seat",
        rated=rated,
        results=_results(seats),
        **{
            "visibility": "public",
            "hints": "after_game",
            "seeded": False,
            "client_seeded": False,
            "commitment": "0" * 64,
            "head": record.GENESIS,
            "created_at": at,
            "last_event_at": at,
            "last_deadline": at,
            "status": Game.Status.FINISHED,
            **columns,
        },
    )
    Seat.objects.bulk_create(
        Seat(
            game=game,
            index=index,
            player=seat.player,
            presence=seat.presence,
            points=seat.points or {"choice": seat.total},
            assisted=seat.assisted,
        )
        for index, seat in enumerate(seats)
    )
    return game


def duel(winner: Player, loser: Player, **columns: Any) -> Game:
    """A rated game of two that one has won."""
    return finished(Sat(winner, 20), Sat(loser, 10), **columns)


def count_all() -> None:
    """Let everything count that waits."""
    while settle():
        pass


def numbers(*fields: str) -> list[tuple[Any, ...]]:
    """Every rating as it is kept."""
    names = fields or ("player", "ruleset", "kind", "mu", "sigma", "ordinal", "games", "listed")
    return sorted(Rating.objects.values_list(*names), key=str)


def _results(seats: Sequence[Sat]) -> list[dict[str, int]]:
    staying = [seat.total for seat in seats if seat.presence == Seat.Presence.PLAYING]
    return [
        {
            "seat": index,
            "total": seat.total,
            "rank": 1 + sum(total > seat.total for total in staying)
            if seat.presence == Seat.Presence.PLAYING
            else len(staying) + 1,
        }
        for index, seat in enumerate(seats)
    ]
