"""Whom the owner lets watch a game: everybody, or only those who belong to it.

No event tells of it. The log's first event says what the creator chose, for ever; what counts is the game's own column,
which may change even after the log was signed.
"""

from uuid import UUID

from django.db import transaction

from games.errors import NotOwner
from games.models import Game
from games.players.models import Player
from games.services import visibility
from games.services.presentation import explained
from games.services.table import Table


@transaction.atomic
def let_watch(*, player: Player, game_id: UUID, whom: Game.Visibility, version: int | None = None) -> Table:
    """Open a game to everybody or close it to others, whatever its state; it counts from the next look on."""
    table = visibility.lock(player, game_id)
    with explained(table):
        table.check_version(version)
        if table.game.owner_id != player.pk:
            raise NotOwner()
    table.game.visibility = whom
    table.game.save(update_fields=["visibility"])
    return table
