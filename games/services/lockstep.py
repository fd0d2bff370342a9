"""How far a board in lockstep is: no throw is shown on any board of a set before every board has sent its keep for it.

The throws of a board are numbered through all its turns, as if each turn took all its rolls: so equal numbers are equal
throws on all boards. A board's ``frontier`` is the first throw that it still holds back from the others: the one that
it may make next, or, once it has sent the keep for that, the one after. A board that scored early is at the first throw
of its next turn, and one that is over holds nothing back. What lies before every frontier may be thrown.

A frontier never falls, and no board joins once the set is played: so what may be thrown may be thrown for good, and
nobody has to hold more than the one board that he throws for.
"""

from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Min

from games.errors import ThrowWaits
from games.models import Game, SharedSet
from games.signals import board_moved
from games.step import Turn
from rulesets.dice import Dice


def is_kept(game: Game) -> bool:
    """Whether the game is a board that waits for others before each throw."""
    return game.frontier is not None


def check_free(game: Game) -> None:
    """Refuse whatever a board cannot do any more since its keep was sent."""
    if game.turn_keep is not None:
        raise ThrowWaits(keep=game.turn_keep)


def wait(game: Game, keep: Dice, at: datetime) -> None:
    """Note the keep for the next throw, and stop the clock, as it is the others that are waited for."""
    assert game.frontier is not None
    game.turn_keep, game.frontier = list(keep), game.frontier + 1
    game.turn_left = None if game.turn_deadline is None else max(timedelta(), game.turn_deadline - at)
    game.turn_deadline, game.engine_due_at, game.engine_attempts = None, None, 0


def go_on(game: Game, turn: Turn, rolls: int, at: datetime) -> None:
    """Bring the wait up to a turn that is about to be written: a throw ends it, and the clock runs on."""
    if game.frontier is None:
        return
    is_new, has_thrown = turn.n != game.turn_n, len(turn.rolls) > len(game.turn_rolls)
    if has_thrown and not is_new and game.turn_left is not None:
        game.turn_deadline = at + game.turn_left
    if has_thrown or is_new:
        game.turn_keep = game.turn_left = None
    game.frontier = (turn.n - 1) * rolls + len(turn.rolls) + 1 + (game.turn_keep is not None)


def tell(game: Game) -> None:
    """After the commit, have somebody look whether the other boards may go on."""
    set_id = game.shared_set_id
    if set_id is not None:
        transaction.on_commit(lambda: board_moved.send(Game, set_id=set_id), robust=True)


def may_throw(game: Game) -> bool:
    """Whether every board has sent its keep for the throw that this one waits for."""
    if game.frontier is None or game.shared_set_id is None:
        return False
    reached = _reached(game.shared_set_id)
    return reached is not None and game.frontier <= reached


def free_boards(set_id: UUID) -> list[UUID]:
    """The boards whose throws nothing holds back any more, though they are not made yet."""
    reached = _reached(set_id)
    waiting = Game.objects.filter(shared_set=set_id, turn_keep__isnull=False, frontier=reached)
    return [] if reached is None else list(waiting.order_by("id").values_list("id", flat=True))


def _reached(set_id: UUID) -> int | None:
    """The lowest frontier of all boards; none before the set is played, when boards may still join."""
    boards = Game.objects.filter(shared_set=set_id, frontier__isnull=False, shared_set__status="playing")
    lowest: int | None = boards.aggregate(lowest=Min("frontier"))["lowest"]
    return lowest


def sets_under_way() -> list[UUID]:
    """The sets that are played in lockstep now."""
    sets = SharedSet.objects.filter(lockstep=True, status=SharedSet.Status.PLAYING)
    return list(sets.order_by("id").values_list("id", flat=True))
