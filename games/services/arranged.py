"""Games that are arranged for their players, as a tournament does: they begin as soon as they are made.

Nobody joins or leaves such a game, and nobody gives a client seed; every one of them has a clock, so that nobody who
stays away is waited for.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction
from uuid_utils.compat import uuid7

from games import dicecup, record, step
from games.bots import registry
from games.models import Commitment, Game, Seat, Seed, SharedSet
from games.players.models import Player
from games.services import creation, lobby, time
from games.services.engines import engine_of
from games.services.table import Table
from games.step import Change
from rulesets.ruleset import Ruleset

CLOCK = 24 * 60 * 60  # seconds for a turn, where whoever arranges a game sets no clock


@dataclass(frozen=True, slots=True)
class Terms:
    """What all games of one occasion are played by; the owner has no more say in them than anybody else."""

    tournament_id: UUID | None
    owner: Player
    ruleset: Ruleset
    visibility: str
    rated: bool
    turn_seconds: int | None = None
    bank_seconds: int | None = None
    on_timeout: str = Game.OnTimeout.FORFEIT
    latency_seconds: int = 0  # that remote bots are allowed a turn


@transaction.atomic
def begin(terms: Terms, players: Sequence[Player]) -> Table:
    """Make a game with the players on its seats in their order, and start it.

    A strategy that needs a table that is missing is openly played by its stand-in, as in any other game.
    """
    seed, now = secrets.token_bytes(dicecup.SEED_BYTES), time.now()
    game = game_of(terms, uuid7(), seed, now)
    table = _begin(terms, game, players, seed)
    Commitment.objects.create(draw_id=game.id, commitment=game.commitment, at=now)
    return table


@transaction.atomic
def begin_board(terms: Terms, player: Player, shared: SharedSet) -> Table:
    """The same for a board of shared dice, whose set is locked: one seat, and hidden from everybody but its player."""
    if shared.lockstep and terms.bank_seconds is not None:
        raise ValueError("a bank would shrink while a board waits for others")
    game = game_of(terms, uuid7(), b"", time.now())
    game.frontier = 1 if shared.lockstep else None
    game.shared_set, game.hidden, game.commitment, game.order = shared, True, shared.commitment, Game.Order.SEAT
    return _begin(terms, game, [player], None)


def _begin(terms: Terms, game: Game, players: Sequence[Player], seed: bytes | None) -> Table:
    if terms.turn_seconds is None and terms.bank_seconds is None:
        game.turn_seconds = CLOCK
    game.save(force_insert=True)
    if seed is not None:
        Seed.objects.create(game=game, seed=seed)
    table = Table(game, seats_of(game, len(players)), game.created_at)
    joined = [_sit_down(table, row, player) for row, player in zip(table.seats, players, strict=True)]
    Seat.objects.bulk_create(table.seats)
    table.append([creation.created(table), *joined])
    lobby.begin(table)
    return table


@transaction.atomic
def retire(*, game_id: UUID, seat: int) -> None:
    """Take a seat out of a game that still goes on: its player takes part no more."""
    table = Table.lock(game_id)
    if table.game.status == Game.Status.PLAYING and table.seats[seat].presence == Seat.Presence.PLAYING:
        table.write(*step.resign(table.state, seat, table.clocks.deadlines))


@transaction.atomic
def abort(*, game_id: UUID, reason: str) -> None:
    """End a game that nobody needs any more, if it still goes on."""
    table = Table.lock(game_id)
    if not table.game.is_over:
        table.append([table.abort(reason)])


def game_of(terms: Terms, game_id: UUID, seed: bytes, now: datetime) -> Game:
    """The row of a game by these terms, not saved yet."""
    stand_in = registry.DEFAULT if terms.on_timeout == Game.OnTimeout.BOT else ""
    return Game(
        id=game_id,
        owner=terms.owner,
        tournament_id=terms.tournament_id,
        ruleset=terms.ruleset.key,
        ruleset_digest=terms.ruleset.digest,
        order=terms.ruleset.order,
        visibility=terms.visibility,
        turn_seconds=terms.turn_seconds,
        bank_seconds=terms.bank_seconds,
        on_timeout=terms.on_timeout,
        latency_seconds=terms.latency_seconds,
        stand_in=stand_in,
        hints=Game.Hints.AFTER_GAME,
        rated=terms.rated,
        seeded=False,
        client_seeded=False,
        commitment=dicecup.commitment(seed),
        head=record.GENESIS,
        created_at=now,
        last_deadline=now + timedelta(days=settings.LAST_DEADLINE_DAYS),
    )


def seats_of(game: Game, count: int) -> list[Seat]:
    """The rows of its seats, not saved yet."""
    bank = None if game.bank_seconds is None else timedelta(seconds=game.bank_seconds)
    return [Seat(game=game, index=index, bank_left=bank) for index in range(count)]


def _sit_down(table: Table, row: Seat, player: Player) -> Change:
    if player.strategy is None:
        return lobby.seated(row, player)
    row.strategy_wish = player.strategy
    return lobby.seated(row, engine_of(player.strategy, table.ruleset))
