"""A tournament as a writer holds it: its row locked to the commit, and its log, which gets every change.

Locks are taken in one order everywhere: players, tournaments, games, feeds; of each kind by ascending id. An action
that logs more than once, or changes games too, does so in ``with notices.together()``: feeds are locked at its end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from games import record
from games.services import notices, time
from games.step import Change
from games.tournaments.errors import TournamentNotFound
from games.tournaments.models import Tournament, TournamentEvent
from games.tournaments.services import telling
from games.tournaments.signals import tournament_moved


@dataclass
class Ledger:
    """One tournament, as it was ``now``; ``since`` is the version that it had before this action."""

    tournament: Tournament
    now: datetime
    since: int = 0

    @classmethod
    def lock(cls, tournament_id: UUID) -> "Ledger":
        """The tournament for a writer, inside a transaction; raises TournamentNotFound."""
        found = Tournament.objects.select_for_update().filter(id=tournament_id).first()
        if found is None:
            raise TournamentNotFound(tournament_id=str(tournament_id))
        return cls(found, time.now(), found.version)

    @property
    def at(self) -> datetime:
        """What dates everything that one action writes: a log's times never go back, though a clock may."""
        last = self.tournament.last_event_at
        return self.now if last is None else max(self.now, last)

    def append(self, *changes: Change) -> None:
        """Log changes, save the tournament, write notices, and tell the rest of the house after the commit."""
        TournamentEvent.objects.bulk_create([self._event(change) for change in changes])
        self.tournament.last_event_at = self.at
        self.tournament.save()
        told = notices.tell(telling.notices(self.tournament, changes), self.at)
        tournament_id, version = self.tournament.pk, self.tournament.version
        types = [change.type for change in changes]
        transaction.on_commit(
            lambda: tournament_moved.send(
                Tournament, tournament_id=tournament_id, version=version, types=types, player_ids=told
            ),
            robust=True,
        )

    def _event(self, change: Change) -> TournamentEvent:
        tournament, at = self.tournament, self.at
        tournament.version += 1
        entry: dict[str, Any] = {
            "seq": tournament.version,
            "type": change.type,
            "data": change.data,
            "at": record.timestamp(at),
        }
        tournament.head = record.chain(tournament.head, entry)
        return TournamentEvent(
            tournament=tournament,
            seq=tournament.version,
            type=change.type,
            data=change.data,
            at=at,
            hash=tournament.head,
        )


def begin(tournament: Tournament, now: datetime, *changes: Change) -> Ledger:
    """The ledger of a new tournament, with its first entries."""
    tournament.head = record.GENESIS
    tournament.save(force_insert=True)
    ledger = Ledger(tournament, now)
    ledger.append(*changes)
    return ledger


def events(tournament: Tournament, *, after: int, limit: int) -> Sequence[dict[str, Any]]:
    """The log's entries with a higher number than ``after``, in order."""
    rows = TournamentEvent.objects.filter(tournament=tournament, seq__gt=after).order_by("seq")[:limit]
    return [row.entry for row in rows]
