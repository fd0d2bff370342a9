"""Finished games for those who keep count of them: each is shown as waiting until it is marked as counted."""

from collections.abc import Collection
from uuid import UUID

from django.db.models import Q, QuerySet

from games.models import Game, Seat
from games.services import time
from games.services.clock import PAUSE


def waiting() -> QuerySet[Game]:
    """The finished games that nobody has counted yet, in the order in which they ended.

    A board of shared dice waits until its set is revealed and its record is made: what it adds to a count would tell
    those who still play what its dice were.
    """
    now = time.now()
    free = Q(sweep_after=None) | Q(sweep_after__lt=now) | Q(sweep_after__gt=now + PAUSE)
    shown = Q(shared_set=None) | Q(hidden=False, shared_set__unfiled=False)
    games = Game.objects.filter(free, shown, status=Game.Status.FINISHED, counted=False)
    return games.order_by("last_event_at", "id")


def take(game_ids: Collection[UUID]) -> list[Game]:
    """Those of the games that still wait, locked to the end of the transaction, in the order in which they ended.

    What another has locked is left to him: who waits for no game can hold some and wait for something else.
    """
    still = Game.objects.filter(id__in=game_ids, counted=False).order_by("last_event_at", "id")
    return list(still.select_for_update(skip_locked=True, no_key=True))


def seats_of(game_ids: Collection[UUID]) -> dict[UUID, list[Seat]]:
    """The seats of several games by index, with their players."""
    found: dict[UUID, list[Seat]] = {game_id: [] for game_id in game_ids}
    rows = Seat.objects.filter(game_id__in=found).select_related("player").order_by("game_id", "index")
    for row in rows:
        found[row.game_id].append(row)
    return found


def mark(game_ids: Collection[UUID]) -> None:
    """Show these as waiting no more."""
    Game.objects.filter(id__in=game_ids).update(counted=True)
