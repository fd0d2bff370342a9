"""Duplicate dice: a set is committed to, boards are opened on it, and it is revealed when all of them are over.

Until then a board is hidden from everybody but its own player: owners and organisers see it no sooner than others. Sets
are locked after players and tournaments, and before games.
"""

import secrets
from uuid import UUID

from django.db import transaction

from games import dicecup
from games.models import Commitment, Game, SetSeed, SharedSet
from games.players.models import Player
from games.services import arranged, time
from games.services.arranged import Terms
from games.services.table import Table
from games.signals import board_moved, set_revealed


@transaction.atomic
def create_set(*, lockstep: bool = False) -> SharedSet:
    """Draw a seed and commit to it on the public list, which has to happen before anybody knows who plays it."""
    seed, now = secrets.token_bytes(dicecup.SEED_BYTES), time.now()
    shared = SharedSet.objects.create(commitment=dicecup.commitment(seed), lockstep=lockstep, created_at=now)
    SetSeed.objects.create(shared_set=shared, seed=seed)
    Commitment.objects.create(draw_id=shared.id, commitment=shared.commitment, at=now)
    return shared


@transaction.atomic
def open_board(*, set_id: UUID, terms: Terms, player: Player) -> Table:
    """Start a game of one seat with the set's dice; all boards of a set have the same terms."""
    shared = _lock(set_id)
    if not shared.lockstep:
        shared.status = SharedSet.Status.PLAYING
        shared.save(update_fields=["status"])
    elif shared.status != SharedSet.Status.OPEN:
        raise ValueError("in lockstep, all boards are opened before any throws")
    return arranged.begin_board(terms, player, shared)


@transaction.atomic
def start_lockstep(*, set_id: UUID) -> None:
    """Let the boards of a set throw, now that all of them are there; a second call does nothing."""
    shared = _lock(set_id)
    if shared.status == SharedSet.Status.OPEN:
        shared.status = SharedSet.Status.PLAYING
        shared.save(update_fields=["status"])
        transaction.on_commit(lambda: board_moved.send(SharedSet, set_id=set_id), robust=True)


@transaction.atomic
def reveal(*, set_id: UUID) -> SharedSet:
    """Show the boards of a set to everybody, and let their records be made, which have the seed."""
    shared = _lock(set_id)
    if shared.boards.filter(status__in=[Game.Status.OPEN, Game.Status.PLAYING]).exists():
        raise ValueError("a board of the set is not over, and would know its dice")
    shared.unfiled = bool(shared.boards.update(hidden=False))
    shared.status = SharedSet.Status.FINISHED if shared.unfiled else SharedSet.Status.ABORTED
    shared.revealed_at = time.now()
    shared.save()
    transaction.on_commit(lambda: set_revealed.send(SharedSet, set_id=set_id), robust=True)
    return shared


@transaction.atomic
def close(*, set_id: UUID, reason: str) -> SharedSet:
    """End the boards of a set that still go on, and reveal it; one that is revealed stays as it is."""
    shared = SharedSet.objects.select_for_update().get(id=set_id)
    if shared.is_revealed:
        return shared
    going_on = shared.boards.filter(status__in=[Game.Status.OPEN, Game.Status.PLAYING]).order_by("id")
    for game_id in list(going_on.values_list("id", flat=True)):
        arranged.abort(game_id=game_id, reason=reason)
    return reveal(set_id=set_id)


def _lock(set_id: UUID) -> SharedSet:
    """A set that is not revealed yet."""
    shared = SharedSet.objects.select_for_update().get(id=set_id)
    if shared.is_revealed:
        raise ValueError("everybody knows the dice of this set")
    return shared
