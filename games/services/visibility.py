"""Who may see a game: everybody a public one; a private one its owner, its seats, and those of the game it follows."""

import hashlib
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from games.models import Game, Invite, Seat
from games.players.models import Player
from games.services.table import Table


def games_of(player: Player | None, *, ticket: str | None = None) -> QuerySet[Game]:
    """Every game the player may see; an invite's ticket opens the game it leads to."""
    public = Q(visibility=Game.Visibility.PUBLIC)
    if player is None:
        return Game.objects.filter(public)
    own = Q(owner=player) | Q(seated(player))
    followed = Q(Exists(Seat.objects.filter(player=player, game=OuterRef("rematch_of"))))
    seen = public | own | followed
    if ticket is not None:
        seen |= Q(Exists(Invite.objects.filter(game=OuterRef("pk"), token_hash=ticket_hash(ticket))))
    return Game.objects.filter(seen)


def ticket_hash(ticket: str) -> str:
    """What is kept of an invite's ticket."""
    return hashlib.sha256(ticket.encode()).hexdigest()


def seated(player: Player) -> Exists:
    """Whether a game of a query has the player at its table."""
    return Exists(Seat.objects.filter(player=player, game=OuterRef("pk")))


def lock(player: Player, game_id: UUID) -> Table:
    """The table for a writer who may see it."""
    return Table.lock(games_of(player), game_id)


def read(player: Player | None, game_id: UUID) -> Table:
    """The table for a reader who may see it."""
    return Table.read(games_of(player), game_id)
