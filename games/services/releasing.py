"""Making the throws that boards in lockstep have waited for, as soon as nothing holds them back."""

from uuid import UUID

from django.db import transaction

from games import step
from games.services import lockstep
from games.services.table import Table


def release(*, set_id: UUID) -> int:
    """Make every throw that may be made; how many there were. May run twice at once, and any number of times."""
    return sum(_throw(game_id) for game_id in lockstep.free_boards(set_id))


def held_up() -> list[UUID]:
    """The sets with throws that may be made and are not, as a message got lost or is on its way."""
    return [set_id for set_id in lockstep.sets_under_way() if lockstep.free_boards(set_id)]


@transaction.atomic
def _throw(game_id: UUID) -> bool:
    table = Table.lock(game_id)
    keep = table.game.turn_keep
    if keep is None or not lockstep.may_throw(table.game):
        return False
    table.write(*step.roll(table.state, table.cup, tuple(keep)))
    return True
