"""How a game fills up and begins: joined, left, invited to, started."""

import secrets
from collections.abc import Sequence
from uuid import UUID

from django.db import transaction

from games import step
from games.bots import registry
from games.errors import (
    GameNotOpen,
    NoOpenSeat,
    NotOwner,
    NotYourSeat,
    SeatsOpen,
    SeatTaken,
    SeededGameIsClosed,
    UnknownSeat,
)
from games.models import Game, Invite, Seat
from games.players.models import Player
from games.players.services import lock_players
from games.services import allowance, visibility
from games.services.engines import engine_of
from games.services.guestlist import check_welcome
from games.services.presentation import explained
from games.services.table import Table
from games.step import Change


@transaction.atomic
def join_game(
    *,
    player: Player,
    game_id: UUID,
    seat: int | None = None,
    name: str | None = None,
    client_seed: str | None = None,
    invite: str | None = None,
) -> tuple[Table, int, bool]:
    """Take an open seat; a member who names no other gets his own back. Says which, and whether it is new.

    Where a stand-in plays for him, the turns to come are his again.
    """
    lock_players(player)
    table = visibility.lock(player, game_id, ticket=invite)
    with explained(table):
        mine = [row for row in table.seats_of(player) if seat in (None, row.index)]
        if mine:
            _write_on_seats(table, mine[:1], client_seed=client_seed, name=name)
            _take_over_again(table, mine)
            return table, mine[0].index, False
        row = _open_seat(table, seat)
        if table.game.seeded and table.game.owner_id != player.pk:
            raise SeededGameIsClosed()
        check_welcome(table, player, invite)
        allowance.check_new_seats(player)
        row.client_seed = client_seed or ""
        table.append([take_seat(row, player, name or "")])
        return table, row.index, True


@transaction.atomic
def seat_engine(*, player: Player, game_id: UUID, strategy: str, seat: int | None = None) -> tuple[Table, int, bool]:
    """Let the owner give an open seat to a built-in strategy. Says which, and that it is new."""
    table = visibility.lock(player, game_id)
    with explained(table):
        _check_owner(table, player)
        row = _open_seat(table, seat)
        table.append([take_engine_seat(table, row, strategy)])
    return table, row.index, True


@transaction.atomic
def leave_game(*, player: Player, game_id: UUID, seat: int) -> Table:
    """Free a seat before the start: its holder's own, or any by the owner. The last person out ends the game."""
    table = visibility.lock(player, game_id)
    with explained(table):
        _check_open(table)
        row = _row(table, seat)
        if row.player is None or player.pk not in (row.player_id, table.game.owner_id):
            raise NotYourSeat()
        leaver = row.player
        left = _free(row)
        if leaver.pk != player.pk:
            table.game.invites.all().delete()  # whoever is shown out must not come back by a ticket he has seen
        table.append([left, *_after_leaving(table, leaver)])
    return table


@transaction.atomic
def cancel_game(*, player: Player, game_id: UUID) -> Table:
    """Let the owner end a game that has not started, which reveals its seed."""
    table = visibility.lock(player, game_id)
    with explained(table):
        _check_owner(table, player)
        _check_open(table)
        table.append([table.abort("cancelled")])
    return table


@transaction.atomic
def start_game(*, player: Player, game_id: UUID, client_seed: str | None = None, version: int | None = None) -> Table:
    """Freeze the client seeds, settle the order of play and open the first turn."""
    table = visibility.lock(player, game_id)
    with explained(table):
        table.check_version(version)
        _check_owner(table, player)
        _check_open(table)
        _write_on_seats(table, table.seats_of(player), client_seed=client_seed)
        begin(table)
    return table


@transaction.atomic
def invite(*, player: Player, game_id: UUID) -> str:
    """A ticket into the game, for the owner or a member to hand on; shown once, kept hashed."""
    table = visibility.lock(player, game_id)
    with explained(table):
        check_may_invite(table, player)
        allowance.check_new_invite(table.game)
    ticket = secrets.token_urlsafe(16)
    Invite.objects.create(game=table.game, token_hash=visibility.ticket_hash(ticket), created_by=player)
    return ticket


@transaction.atomic
def take_old_seats(*, player: Player, game_id: UUID, seats: Sequence[int]) -> Table:
    """Bring a player into the rematch: on his old seats, or on any if others sit on all of them."""
    table = visibility.lock(player, game_id)
    if table.seats_of(player):
        return table
    with explained(table):
        _check_open(table)
        check_welcome(table, player)
        rows = [table.seats[seat] for seat in seats if table.seats[seat].player is None] or [_first_open_seat(table)]
        allowance.check_new_seats(player, len(rows))
        table.append([take_seat(row, player, "") for row in rows])
    return table


def check_may_invite(table: Table, player: Player) -> None:
    """Refuse whoever may not ask others to the table; raises GameNotOpen, GameOver, NotYourSeat."""
    _check_open(table)
    if table.game.owner_id != player.pk and not table.seats_of(player):
        raise NotYourSeat()


def check_has_room(table: Table, player: Player) -> None:
    """Refuse a game that has no seat for the player; raises GameNotOpen, GameOver, NoOpenSeat, SeededGameIsClosed."""
    _check_open(table)
    _first_open_seat(table)
    if table.game.seeded and table.game.owner_id != player.pk:
        raise SeededGameIsClosed()


def bring_in(table: Table, player: Player) -> None:
    """Give the first open seat to somebody who was asked to the table; his row is locked, the table's too."""
    with explained(table):
        if table.seats_of(player):
            return
        check_has_room(table, player)
        check_welcome(table, player)
        allowance.check_new_seats(player)
        table.append([take_seat(_first_open_seat(table), player, "")])


def vacate(table: Table, player: Player) -> None:
    """Take a player out of a game before its start: his seats, and the ownership if it is his."""
    left = [_free(row) for row in table.seats_of(player)]
    table.append([*left, *_after_leaving(table, player)])


def take_engine_seat(table: Table, row: Seat, strategy: str) -> Change:
    """Give a seat to a strategy, or openly to its stand-in: the seat keeps the wish, the log says who really plays."""
    row.strategy_wish = strategy
    return take_seat(row, engine_of(strategy, table.ruleset), "")


def take_seat(row: Seat, player: Player, name: str) -> Change:
    """Put a player on a seat; an engine's strategy and version go into the log, for the audit to recompute."""
    change = seated(row, player, name)
    row.save()
    return change


def seated(row: Seat, player: Player, name: str = "") -> Change:
    """The same, on a row that is saved later."""
    row.player, row.name, row.presence = player, name, Seat.Presence.PLAYING
    data = {"seat": row.index, "player_id": str(player.pk)}
    if player.strategy is not None:
        row.strategy_version = registry.get(player.strategy).version
        data |= {"strategy": player.strategy, "strategy_version": row.strategy_version}
    return Change("seat.joined", data)


def begin(table: Table) -> None:
    """Start a game whose seats are all taken."""
    open_seats = [row.index for row in table.seats if row.player is None]
    if open_seats:
        raise SeatsOpen(open_seats=open_seats)
    game = table.game
    state, changes = step.start(table.ruleset, len(table.seats), game.order, table.cup, table.clocks.deadlines)
    game.status, game.first_seat = Game.Status.PLAYING, state.first_seat
    game.last_deadline = table.clocks.last_deadline(len(table.ruleset.categories))
    table.write(state, changes)


def _write_on_seats(table: Table, rows: Sequence[Seat], **given: str | None) -> None:
    """Note what a holder says of his seats, as long as the game is open to it."""
    changed = {field: value for field, value in given.items() if value is not None}
    if not changed:
        return
    _check_open(table)
    for row in rows:
        for field, value in changed.items():
            setattr(row, field, value)
        row.save(update_fields=list(changed))


def _take_over_again(table: Table, rows: Sequence[Seat]) -> None:
    if table.game.status != Game.Status.PLAYING:
        return
    for row in rows:
        if row.stand_in is not None and row.presence == Seat.Presence.PLAYING:
            table.write(*step.come_back(table.state, row.index))


def _open_seat(table: Table, index: int | None) -> Seat:
    _check_open(table)
    if index is None:
        return _first_open_seat(table)
    row = _row(table, index)
    if row.player is not None:
        raise SeatTaken(seat=index)
    return row


def _first_open_seat(table: Table) -> Seat:
    free = next((row for row in table.seats if row.player is None), None)
    if free is None:
        raise NoOpenSeat()
    return free


def _row(table: Table, index: int) -> Seat:
    if index >= len(table.seats):
        raise UnknownSeat(seat=index)
    return table.seats[index]


def _free(row: Seat) -> Change:
    """Make a seat an open one."""
    row.player, row.name, row.client_seed, row.presence = None, "", "", Seat.Presence.OPEN
    row.strategy_wish, row.strategy_version = "", ""
    row.save()
    return Change("seat.left", {"seat": row.index})


def _check_open(table: Table) -> None:
    table.check_not_over()
    if table.game.status != Game.Status.OPEN:
        raise GameNotOpen()


def _check_owner(table: Table, player: Player) -> None:
    if table.game.owner_id != player.pk:
        raise NotOwner()


def _after_leaving(table: Table, leaver: Player) -> list[Change]:
    """When the owner gets up, hand the game to the next person, or end it when none is left."""
    if leaver.pk != table.game.owner_id or table.seats_of(leaver):
        return []
    heir = next((row.player for row in table.seats if row.player is not None and row.strategy is None), None)
    if heir is None:
        return [table.abort("abandoned")]
    table.game.owner = heir
    return []
