"""Whom a player does not want at his table; the only writer of blocks."""

from collections.abc import Iterable
from uuid import UUID

from django.db import transaction

from games.players.errors import NotBlockable, TooManyBlocks
from games.players.models import Block, Player, PlayerKind
from games.players.services import get_player, lock_players

MOST_BLOCKS = 1000


@transaction.atomic
def block(*, player: Player, player_id: UUID) -> None:
    """Keep another from joining the player from now on; again is once.

    Raises PlayerNotFound, NotBlockable, TooManyBlocks, AccountGone.
    """
    other = get_player(player_id=player_id).survivor
    if other.pk == player.pk or other.kind == PlayerKind.ENGINE:
        raise NotBlockable(player_id=str(player_id))
    lock_players(player)
    mine = Block.objects.filter(player=player)
    if not mine.filter(blocked=other).exists() and mine.count() >= MOST_BLOCKS:
        raise TooManyBlocks(most=MOST_BLOCKS)
    Block.objects.bulk_create([Block(player=player, blocked=other)], ignore_conflicts=True)


@transaction.atomic
def unblock(*, player: Player, player_id: UUID) -> None:
    """Let another join again, whether he was blocked or not; raises PlayerNotFound."""
    Block.objects.filter(player=player, blocked=get_player(player_id=player_id).survivor).delete()


def any_blocks(players: Iterable[UUID], other: Player) -> bool:
    """Whether one of the players blocks the other."""
    return Block.objects.filter(player__in=players, blocked=other).exists()
