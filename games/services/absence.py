"""Players who are gone: no way out of the house leaves a game waiting for them."""

from collections.abc import Sequence
from uuid import UUID

from django.db import transaction
from django.db.models import Q

from games import step
from games.models import Game, Seat
from games.players.models import Player
from games.services import lobby
from games.services.table import Table


def depart(*, player: Player) -> None:
    """Take a player out of everything he is in: open games lose his seats, in running ones his seats resign.

    An open game of his goes to the next person in it, or is over when there is none. Each game is left in a transaction
    of its own, so that after a crash the same call goes on where this one stopped.
    """
    for game_id in _games_waiting_for(player):
        _leave(player, game_id)


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
    for seat in table.seats_of(player):
        if table.game.status == Game.Status.PLAYING and seat.presence == Seat.Presence.PLAYING:
            table.write(*step.resign(table.state, seat.index, table.clocks.deadlines))
