"""Where an ended game's log goes: into one signed record, which reveals the seed and takes the place of the rows.

A board of a shared set keeps its rows until the set is revealed, as its record would tell the others their dice. The
records of a revealed set are made in portions; one that is wanted before its turn is made for its reader, with the same
content, as nothing in it changes any more.
"""

from collections.abc import Sequence
from uuid import UUID

from django.db import transaction

from games import record
from games.models import Event, Game, Record, SharedSet
from games.services.keyring import signing_key
from games.services.seeds import seed_of
from rulesets import library

PORTION = 50  # boards in one transaction


def body(game: Game, events: Sequence[record.Event]) -> bytes:
    """The signed record of an ended game with these events."""
    rules = library.by_digest(game.ruleset_digest).rules
    return record.record(str(game.id), rules, seed_of(game), events, signing_key())


def file(game: Game, entries: Sequence[record.Event] = ()) -> None:
    """Put the whole log, which ends with these entries, into the record, and drop its rows."""
    rows = Event.objects.filter(game=game).order_by("seq")
    Record.objects.create(game=game, body=body(game, [*(row.entry for row in rows), *entries]))
    rows.delete()


def file_boards(*, set_id: UUID) -> int:
    """Make the records of a revealed set's boards; how many there were. May run twice at once."""
    filed = 0
    while some := _file_portion(set_id):
        filed += some
    SharedSet.objects.filter(id=set_id).update(unfiled=False)
    return filed


def unfiled_sets() -> list[UUID]:
    """The revealed sets some of whose boards have no record yet."""
    return list(SharedSet.objects.filter(unfiled=True).order_by("id").values_list("id", flat=True))


@transaction.atomic
def _file_portion(set_id: UUID) -> int:
    boards = Game.objects.filter(shared_set=set_id, hidden=False, record=None).order_by("id")[:PORTION]
    ids = list(boards.values_list("id", flat=True))
    filed = 0
    for game in Game.objects.select_for_update().filter(id__in=ids).order_by("id"):
        if not Record.objects.filter(game=game).exists():
            file(game)
        filed += 1
    return filed
