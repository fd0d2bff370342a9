"""How a game begins its life: created from a wish, or played once more."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Literal
from uuid import UUID

from django.conf import settings
from django.db import transaction

from games import dicecup, record
from games.bots import registry
from games.errors import (
    GameNotOver,
    NotYourSeat,
    RatedGameTakesNoHints,
    RatedGameTakesNoStandIn,
    SeatsOpen,
    SeededGameIsClosed,
    TimeoutNeedsClock,
)
from games.models import Commitment, Game, Seat, Seed
from games.players.models import Player, PlayerKind
from games.players.services import create_guest, lock_players
from games.services import allowance, lobby, time, visibility
from games.services.presentation import explained
from games.services.table import Table
from games.step import Change
from rulesets import library


@dataclass(frozen=True, slots=True)
class SeatWish:
    """A seat as the creator asks for it; a bot is one of the built-in strategies."""

    kind: Literal["me", "open", "bot"]
    strategy: str = registry.DEFAULT
    name: str = ""


@dataclass(frozen=True, slots=True)
class GameWish:
    """A game as the creator asks for it; ``order`` left out is the ruleset's own."""

    ruleset: str
    seats: tuple[SeatWish, ...]
    order: str | None = None
    start: bool = False
    turn_seconds: int | None = None
    bank_seconds: int | None = None
    on_timeout: str = Game.OnTimeout.FORFEIT
    stand_in: str | None = None
    visibility: str = Game.Visibility.PUBLIC
    hints: str = Game.Hints.AFTER_GAME
    rated: bool = False
    seed: bytes | None = field(default=None, repr=False)


@transaction.atomic
def create_game(*, owner: Player, wish: GameWish, rematch_of: Game | None = None) -> Table:
    """Create a game, commit to its seed, and seat the creator and the bots; start it at once if wished."""
    _check_wish(wish)
    lock_players(owner)
    allowance.check_new_game(owner, seats=sum(seat.kind == "me" for seat in wish.seats), starts=wish.start)
    table = _set_up(owner, wish, rematch_of)
    joined = [
        _take_seat(table, row, owner, each)
        for row, each in zip(table.seats, wish.seats, strict=True)
        if each.kind != "open"
    ]
    table.append([created(table), *joined])
    if wish.start:
        lobby.begin(table)
    return table


@transaction.atomic
def rematch(*, player: Player, game_id: UUID) -> tuple[Table, bool]:
    """The same game once more: the first member to ask creates it, the others find their seats in it."""
    lock_players(player)
    table = visibility.lock(player, game_id)
    with explained(table):
        held = table.seats_of(player)
        if not held:
            raise NotYourSeat()
        if not table.game.is_over:
            raise GameNotOver()
    following = Game.objects.filter(rematch_of=table.game).first()
    if following is None:
        return create_game(owner=player, wish=_same_again(table, player), rematch_of=table.game), True
    return lobby.take_old_seats(player=player, game_id=following.id, seats=[row.index for row in held]), False


@transaction.atomic
def welcome(*, wish: GameWish, name: str | None = None, kind: str = PlayerKind.PERSON) -> tuple[Player, str, Table]:
    """A guest and a first game in one go: both or neither. The token comes along, for the only time."""
    player, token = create_guest(name=name, kind=kind)
    return player, token, create_game(owner=player, wish=wish)


def _check_wish(wish: GameWish) -> None:
    open_seats = [index for index, seat in enumerate(wish.seats) if seat.kind == "open"]
    if wish.start and open_seats:
        raise SeatsOpen(open_seats=open_seats)
    if wish.seed is not None and (wish.rated or open_seats):
        raise SeededGameIsClosed()
    if wish.rated and wish.hints == Game.Hints.ALWAYS:
        raise RatedGameTakesNoHints()
    _check_clocks(wish)


def _check_clocks(wish: GameWish) -> None:
    if wish.on_timeout == Game.OnTimeout.FORFEIT:
        return
    if wish.turn_seconds is None and wish.bank_seconds is None:
        raise TimeoutNeedsClock(on_timeout=wish.on_timeout)
    if wish.rated and wish.on_timeout == Game.OnTimeout.BOT:
        raise RatedGameTakesNoStandIn()


def _stand_in(wish: GameWish) -> str:
    """The strategy that plays on where time runs out, or none; raises UnknownStrategy."""
    if wish.on_timeout != Game.OnTimeout.BOT:
        return ""
    return registry.get(wish.stand_in or registry.DEFAULT).key


def _set_up(owner: Player, wish: GameWish, rematch_of: Game | None) -> Table:
    """The rows of a new game, its seed apart from them, its commitment on the public list."""
    ruleset, now = library.playable(wish.ruleset), time.now()
    seed = wish.seed or secrets.token_bytes(dicecup.SEED_BYTES)
    game = Game(
        owner=owner,
        rematch_of=rematch_of,
        ruleset=ruleset.key,
        ruleset_digest=ruleset.digest,
        order=wish.order or ruleset.order,
        visibility=wish.visibility,
        turn_seconds=wish.turn_seconds,
        bank_seconds=wish.bank_seconds,
        on_timeout=wish.on_timeout,
        stand_in=_stand_in(wish),
        hints=wish.hints,
        rated=wish.rated,
        seeded=wish.seed is not None,
        client_seeded=not wish.start,
        commitment=dicecup.commitment(seed),
        head=record.GENESIS,
        created_at=now,
        last_deadline=now + timedelta(days=settings.LAST_DEADLINE_DAYS),
    )
    game.save(force_insert=True)
    Seed.objects.create(game=game, seed=seed)
    Commitment.objects.create(draw_id=game.id, commitment=game.commitment, at=now)
    return Table(game, _new_seats(game, wish.seats), now)


def _new_seats(game: Game, wishes: Sequence[SeatWish]) -> list[Seat]:
    bank = None if game.bank_seconds is None else timedelta(seconds=game.bank_seconds)
    return Seat.objects.bulk_create(Seat(game=game, index=index, bank_left=bank) for index in range(len(wishes)))


def _take_seat(table: Table, row: Seat, owner: Player, wish: SeatWish) -> Change:
    if wish.kind == "me":
        return lobby.take_seat(row, owner, wish.name)
    return lobby.take_engine_seat(table, row, wish.strategy)


def created(table: Table) -> Change:
    """The first entry of a game's log."""
    game = table.game
    options = {
        "order": game.order,
        "seats": len(table.seats),
        "turn_seconds": game.turn_seconds,
        "visibility": game.visibility,
        "hints": game.hints,
        "rated": game.rated,
        "seeded": game.seeded,
        "client_seeded": game.client_seeded,
        **_time_controls(game),
    }
    data = {
        "game_id": str(game.id),
        "draw_id": str(game.draw_id),
        "ruleset": game.ruleset,
        "ruleset_digest": game.ruleset_digest,
        "commitment": game.commitment,
        "options": options,
    }
    return Change("game.created", data)


def _time_controls(game: Game) -> dict[str, Any]:
    """What is an option only in games that use it, so that the records of all others stay in format 1."""
    used: dict[str, Any] = {} if game.bank_seconds is None else {"bank_seconds": game.bank_seconds}
    if game.on_timeout != Game.OnTimeout.FORFEIT:
        used["on_timeout"] = game.on_timeout
    if game.stand_in:
        used["stand_in"] = game.stand_in
    return used


def _same_again(table: Table, player: Player) -> GameWish:
    game = table.game
    return GameWish(
        ruleset=game.ruleset,
        seats=tuple(_same_seat(row, player) for row in table.seats),
        order=game.order,
        turn_seconds=game.turn_seconds,
        bank_seconds=game.bank_seconds,
        on_timeout=game.on_timeout,
        stand_in=game.stand_in or None,
        visibility=game.visibility,
        hints=game.hints,
        rated=game.rated,
    )


def _same_seat(row: Seat, player: Player) -> SeatWish:
    if row.strategy is not None:
        return SeatWish("bot", row.strategy_wish)
    if row.player_id == player.pk:
        return SeatWish("me", name=row.name)
    return SeatWish("open")
