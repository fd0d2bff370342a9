"""Where the dice of a game come from: its own seed, or that of the shared set that it is a board of."""

from collections.abc import Iterable
from uuid import UUID

from games.dicecup import DiceCup
from games.models import Game, Seed, SetSeed


def seed_of(game: Game) -> bytes:
    """The secret itself, for the dice, and for the record once it may be published."""
    if game.shared_set_id is not None:
        return seed_of_set(game.shared_set_id)
    return bytes(Seed.objects.get(game=game.pk).seed)


def seed_of_set(set_id: UUID) -> bytes:
    """The secret of a shared set."""
    return bytes(SetSeed.objects.get(shared_set=set_id).seed)


def cup_of(game: Game, client_seeds: Iterable[str]) -> DiceCup:
    """The dice of a game; a board takes no client seeds, as the boards' dice would differ."""
    is_shared = game.shared_set_id is not None
    return DiceCup(seed_of(game), str(game.draw_id), () if is_shared else tuple(client_seeds), is_shared)
