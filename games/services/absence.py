"""Players who are gone: no way out of the house leaves a game waiting for them."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import Q

from games import record, step
from games.errors import NotYourSeat, PlayerNotAbsent, UnknownSeat
from games.models import Game, Seat
from games.players.models import Player
from games.services import clock, lobby, visibility
from games.services.presentation import explained
from games.services.table import Table


def depart(*, player: Player) -> None:
    """Take a player out of everything he is in: open games lose his seats, in running ones his seats resign.

    An open game of his goes to the next person in it, or is over when there is none. Each game is left in a transaction
    of its own, so that after a crash the same call goes on where this one stopped.
    """
    for game_id in _games_waiting_for(player):
        _leave(player, game_id)


@transaction.atomic
def report(*, player: Player, game_id: UUID, seat: int) -> Table:
    """End the waiting for a seat that has to move, on the word of another member or the owner.

    With a clock it alone decides, and only a late sweep is forestalled. Without one the seat is forfeited when its
    player has neither moved nor been seen for ABSENCE_HOURS, whoever asks: nobody is thrown out who is there.
    """
    table = visibility.lock(player, game_id)
    with explained(table):
        table.check_playing()
        _check_may_report(table, player)
        possible_at = _possible_at(table, player, seat)
        if possible_at is None or possible_at > table.now:
            raise PlayerNotAbsent(seat=seat, possible_at=None if possible_at is None else record.timestamp(possible_at))
        if table.game.turn_deadline is not None:
            table.write(*clock.run_out(table))
        else:
            table.write(*step.forfeit(table.state, seat, str(player.pk), table.clocks.deadlines))
    return table


def _check_may_report(table: Table, player: Player) -> None:
    stays = any(row.presence == Seat.Presence.PLAYING for row in table.seats_of(player))
    if not stays and table.game.owner_id != player.pk:
        raise NotYourSeat()


def _possible_at(table: Table, player: Player, seat: int) -> datetime | None:
    """From when on the seat may be given up for its holder; None for one that nobody waits for, or one's own."""
    if seat >= len(table.seats):
        raise UnknownSeat(seat=seat)
    game, holder = table.game, table.seats[seat].player
    if seat != game.turn_seat or game.engine_to_move or holder is None or holder.pk == player.pk:
        return None
    if game.turn_deadline is not None:
        return game.turn_deadline
    signs = [moment for moment in (game.last_event_at, holder.seen_at, game.created_at) if moment is not None]
    return max(signs) + timedelta(hours=settings.ABSENCE_HOURS)


def _games_waiting_for(player: Player) -> Sequence[UUID]:
    """The games that he owns before their start, or in which a seat of his is still in the game."""
    staying = Seat.objects.filter(player=player, presence=Seat.Presence.PLAYING).values("game_id")
    is_open, is_played = Q(status=Game.Status.OPEN), Q(status=Game.Status.PLAYING)
    games = Game.objects.filter((is_open & Q(owner=player)) | ((is_open | is_played) & Q(id__in=staying)))
    return list(games.order_by("id").values_list("id", flat=True))


@transaction.atomic
def _leave(player: Player, game_id: UUID) -> None:
    table = Table.lock(game_id)
    if table.game.status == Game.Status.OPEN:
        lobby.vacate(table, player)
        return
    _resign(table, [seat.index for seat in table.seats_of(player) if seat.presence == Seat.Presence.PLAYING])


def _resign(table: Table, seats: Sequence[int]) -> None:
    """Take seats out of a running game in one go: the feeds of those who are told are locked once, in one order."""
    if table.game.status != Game.Status.PLAYING:
        return
    state, changes = table.state, list[step.Change]()
    for seat in seats:
        if state.turn is not None:
            state, made = step.resign(state, seat, table.clocks.deadlines)
            changes += made
    if changes:
        table.write(state, changes)
