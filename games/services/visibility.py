"""Who may see a game: everybody a public one; a private one its owner, its seats, and those of the game it follows.

A hidden game is a board of shared dice that others may still play with: its own player alone may see it, and not even
whoever set it up.
"""

import hashlib
from collections.abc import Collection
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from games.errors import GameNotFound
from games.models import Game, Invite, Seat
from games.players.models import Player
from games.services.table import Table


def games_of(player: Player | None, *, ticket: str | None = None) -> QuerySet[Game]:
    """Every game the player may see; an invite's ticket opens the one it leads to, until that starts."""
    public = Q(visibility=Game.Visibility.PUBLIC, hidden=False)
    if player is None:
        return Game.objects.filter(public)
    own = Q(owner=player, hidden=False) | Q(seated(player))
    followed = Q(Exists(Seat.objects.filter(player=player, game=OuterRef("rematch_of"))), hidden=False)
    seen = public | own | followed
    if ticket is not None:
        invites = Invite.objects.filter(game=OuterRef("pk"), token_hash=ticket_hash(ticket))
        seen |= Q(Exists(invites), status=Game.Status.OPEN)
    return Game.objects.filter(seen)


def viewers(game_ids: Collection[UUID]) -> dict[UUID, frozenset[UUID] | None]:
    """Who may see each of the games that exist; None is everybody. The rule of ``games_of``, for many at once."""
    found: dict[UUID, frozenset[UUID] | None] = {}
    rows = Game.objects.filter(id__in=game_ids)
    private: dict[UUID, tuple[UUID | None, UUID | None]] = {}
    for game_id, visible, hidden, owner_id, followed_id in rows.values_list(
        "id", "visibility", "hidden", "owner_id", "rematch_of_id"
    ):
        found[game_id] = None
        if hidden:
            private[game_id] = (None, None)
        elif visible != Game.Visibility.PUBLIC:
            private[game_id] = (owner_id, followed_id)
    seated = _seated({game_id for key, (_, followed) in private.items() for game_id in (key, followed) if game_id})
    for game_id, (owner, followed) in private.items():
        members = seated.get(game_id, set()) | seated.get(followed, set())
        found[game_id] = frozenset(members if owner is None else members | {owner})
    return found


def _seated(game_ids: Collection[UUID]) -> dict[UUID | None, set[UUID]]:
    held: dict[UUID | None, set[UUID]] = {}
    if game_ids:
        seats = Seat.objects.filter(game_id__in=game_ids, player__isnull=False)
        for game_id, player_id in seats.values_list("game_id", "player_id"):
            held.setdefault(game_id, set()).add(player_id)
    return held


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
    is_public = game.visibility == Game.Visibility.PUBLIC and not game.hidden
    if is_public or (player is not None and table.seats_of(player)):
        return table  # nearly every request; the rule itself says the same, but takes a query
    if not games_of(player, ticket=ticket).filter(id=game.id).exists():
        raise GameNotFound(game_id=str(game.id))
    return table
