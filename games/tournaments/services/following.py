"""What has come to the logs of many tournaments since each was last read, for whoever follows them."""

from collections.abc import Mapping
from uuid import UUID

from games.services.following import Gain, pieces
from games.services.presentation import Shown
from games.tournaments.models import Tournament
from games.tournaments.services import ledger

MOST = 500  # entries in one answer


def gains(heads: Mapping[UUID, int]) -> dict[UUID, Gain]:
    """The tournaments that have moved past the version named, or are over."""
    found: dict[UUID, Gain] = {}
    for some in pieces(heads):
        for tournament in Tournament.objects.only("version", "status").filter(id__in=some):
            if tournament.version > heads[tournament.pk] or tournament.is_over:
                found[tournament.pk] = page(tournament, after=heads[tournament.pk])
    return found


def page(tournament: Tournament, *, after: int) -> Gain:
    """The log's next entries, and how the tournament stands beside them."""
    entries = list(ledger.events(tournament, after=after, limit=MOST))
    last = entries[-1]["seq"] if entries else after
    # An event that came after the tournament's row was read may be the last: then the next look finds the end.
    more = last < tournament.version
    return Gain(entries, _state(tournament, last), over=tournament.is_over and not more, more=more)


def _state(tournament: Tournament, last: int) -> Shown:
    return {"version": max(tournament.version, last), "status": tournament.status}
