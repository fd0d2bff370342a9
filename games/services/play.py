"""The moves of a game: throw, score, resign. Engines make theirs by the same functions as people."""

from uuid import UUID

from django.db import transaction

from games import step
from games.errors import AlreadyResigned, NotYourSeat, SeatRequired, UnknownSeat
from games.models import Seat
from games.players.models import Player
from games.services import lockstep, presentation, visibility
from games.services.presentation import Shown, explained
from games.services.table import Table
from rulesets.dice import Dice


@transaction.atomic
def roll(*, player: Player, game_id: UUID, keep: Dice, version: int | None = None) -> Table:
    """Throw the dice that are not kept, for the seat whose turn it is."""
    table = visibility.lock(player, game_id)
    with explained(table):
        table.check_version(version)
        table.check_turn(player)
        throw(table, keep)
    return table


@transaction.atomic
def score(*, player: Player, game_id: UUID, category: str, version: int | None = None) -> tuple[Table, Shown]:
    """Write the dice into a category, for the seat whose turn it is; the turn that ended comes along."""
    table = visibility.lock(player, game_id)
    with explained(table):
        table.check_version(version)
        table.check_turn(player)
        ended = fill(table, category)
    return table, ended


def throw(table: Table, keep: Dice) -> None:
    """Throw for whoever may: a person as well as a strategy; in lockstep, leave the keep until all have sent theirs."""
    if not lockstep.is_kept(table.game):
        table.write(*step.roll(table.state, table.cup, keep))
    elif table.game.turn_keep != list(keep):  # the same keep once more is the same wish
        lockstep.check_free(table.game)
        step.check_keep(table.state, keep)
        table.wait(keep)


def fill(table: Table, category: str) -> Shown:
    """Score for whoever may: a person as well as a strategy. The turn that ended comes along."""
    lockstep.check_free(table.game)
    state, changes = step.score(table.state, category, table.clocks.deadlines)
    ended = presentation.scored_turn(table, changes[0])
    table.write(state, changes)
    return ended


@transaction.atomic
def resign(*, player: Player, game_id: UUID, seat: int | None = None, version: int | None = None) -> Table:
    """Take the player's seat out of the game; with several seats the one meant is named."""
    table = visibility.lock(player, game_id)
    with explained(table):
        table.check_version(version)
        table.check_playing()
        leaving = _seat_to_leave(table, player, seat)
        table.write(*step.resign(table.state, leaving, table.clocks.deadlines))
    return table


def _seat_to_leave(table: Table, player: Player, index: int | None) -> int:
    held = table.seats_of(player)
    if not held:
        raise NotYourSeat()
    if index is None:
        return _only_staying(held)
    if index >= len(table.seats):
        raise UnknownSeat(seat=index)
    chosen = table.seats[index]
    if chosen not in held:
        raise NotYourSeat()
    if chosen.presence != Seat.Presence.PLAYING:
        raise AlreadyResigned(seat=index)
    return index


def _only_staying(held: list[Seat]) -> int:
    staying = [seat.index for seat in held if seat.presence == Seat.Presence.PLAYING]
    if not staying:
        raise AlreadyResigned(seat=held[0].index)
    if len(staying) > 1:
        raise SeatRequired(your_seats=staying)
    return staying[0]
