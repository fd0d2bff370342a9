"""A tournament that exists as a log alone: what its readers see needs nobody who plays."""

from typing import Any
from uuid import UUID

from django.db import transaction

from games.services import time
from games.step import Change
from games.tournaments.models import Tournament
from games.tournaments.services.ledger import Ledger, begin


@transaction.atomic
def drafted(owner_id: str, **columns: Any) -> Tournament:
    """A tournament with the first entry of its log; open to registration and public unless named otherwise."""
    now = time.now()
    shown = {"name": "Spring Cup", "ruleset": "yacht", "ruleset_digest": "0" * 64, "status": "registration"}
    documents = {"format": {"kind": "single_elimination"}, "match": {"kind": "best_of"}, "tie_breaks": ["seed"]}
    made = Tournament(owner_id=owner_id, created_at=now, **{**shown, **documents, **columns})
    begin(made, now, Change("tournament.created", {"tournament_id": str(made.pk)}))
    return made


@transaction.atomic
def write(tournament_id: UUID, *types: str, **columns: Any) -> Tournament:
    """More entries, all of one commit, and columns that change with them."""
    ledger = Ledger.lock(tournament_id)
    for name, value in columns.items():
        setattr(ledger.tournament, name, value)
    ledger.append(*(Change(each, {}) for each in types))
    return ledger.tournament
