"""Who may see a game: everybody a public one; a private one its owner, its seats, and those of the game it follows."""

import hashlib
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from games.errors import GameNotFound
from games.models import Game, Invite, Seat
from games.players.models import Player
from games.services.table import Table


def games_of(player: Player | None, *, ticket: str | None = None) -> QuerySet[Game]:
    """Every game the player may see; an invite's ticket opens the one it leads to, until that starts."""
    public = Q(visibility=Game.Visibility.PUBLIC)
    if player is None:
        return Game.objects.filter(public)
    own = Q(owner=player) | Q(seated(player))
    followed = Q(Exists(Seat.objects.filter(player=player, game=OuterRef("rematch_of"))))
    seen = public | own | followed
    if ticket is not None:
        invites = Invite.objects.filter(game=OuterRef("pk"), token_hash=ticket_hash(ticket))
        seen |= Q(Exists(invites), status=Game.Status.OPEN)
    return Game.objects.filter(seen)


def ticket_hash(ticket: str) -> str:
    """What is kept of an invite's ticket."""
    return hashlib.sha256(ticket.encode()).hexdigest()


def seated(player: Player) -> Exists:
    """Whether a game of a query has the player at its table."""
    return Exists(Seat.objects.filter(player=player, game=OuterRef("pk")))


def lock(player: Player, game_id: UUID, *, ticket: str | None = None) -> Table:
    """The table for a writer who may see it; to anybody else the game looks like one that is not there."""
    return _seen_by(player, Table.lock(game_id), ticket)


def read(player: Player | None, game_id: UUID) -> Table:
    """The table for a reader who may see it."""
    return _seen_by(player, Table.read(game_id), None)


def _seen_by(player: Player | None, table: Table, ticket: str | None) -> Table:
    game = table.game
    if game.visibility == Game.Visibility.PUBLIC or (player is not None and table.seats_of(player)):
        return table  # nearly every request; the rule itself says the same, but takes a query
    if not games_of(player, ticket=ticket).filter(id=game.id).exists():
        raise GameNotFound(game_id=str(game.id))
    return table
