"""Who is welcome at a table: whoever is blocked by its owner, by somebody who sits there, or by his host is not."""

from games.errors import NotWelcome
from games.models import Invite
from games.players import blocks
from games.players.models import Player
from games.services import visibility
from games.services.table import Table


def check_welcome(table: Table, player: Player, ticket: str | None = None) -> None:
    """Refuse a newcomer whom somebody blocks, without a word about who it is. Raises NotWelcome."""
    hosts = {table.game.owner_id, *(row.player_id for row in table.seats if row.player_id is not None)}
    if ticket is not None:
        sent = Invite.objects.filter(game=table.game, token_hash=visibility.ticket_hash(ticket))
        hosts.update(sent.values_list("created_by", flat=True))
    if blocks.any_blocks(hosts - {player.pk}, player):
        raise NotWelcome()
