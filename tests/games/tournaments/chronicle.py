"""A tournament that exists as a log alone: what its readers see needs nobody who plays."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.db import transaction

from games.services import time
from games.step import Change
from games.tournaments.models import Entrant, Match, Round, Side, Tournament
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
def write(tournament_id: UUID, *changes: Change | str, **columns: Any) -> Tournament:
    """More entries, or types of those that say no more, all of one commit, and columns that change with them."""
    ledger = Ledger.lock(tournament_id)
    for name, value in columns.items():
        setattr(ledger.tournament, name, value)
    ledger.append(*(each if isinstance(each, Change) else Change(each, {}) for each in changes))
    return ledger.tournament


def entrant(tournament: Tournament, player_id: str, status: str = "registered") -> Entrant:
    """Somebody who takes part."""
    number = Entrant.objects.filter(tournament=tournament).count() + 1
    return Entrant.objects.create(tournament=tournament, player_id=player_id, number=number, status=status)


def opened(tournament: Tournament, *pairings: Sequence[Entrant], engines_only: bool = False) -> list[Match]:
    """A first round whose matches are there, but not in the log."""
    first = Round.objects.create(tournament=tournament, n=1, opened_at=time.now())
    return [_match(first, number, pairing, engines_only) for number, pairing in enumerate(pairings, 1)]


def round_opened(matches: Sequence[Match]) -> Change:
    """How the log tells of it."""
    pairings = [
        {
            "match": str(match.pk),
            "slot": match.slot,
            "entrants": [str(side.entrant_id) for side in match.sides.order_by("index")],
            "why": match.why,
        }
        for match in matches
    ]
    return Change("round.opened", {"n": 1, "pairings": pairings})


def _match(first: Round, number: int, pairing: Sequence[Entrant], engines_only: bool) -> Match:
    columns = {"slot": f"W1.{number}", "why": {"code": "seeds"}, "status": "playing", "engines_only": engines_only}
    match = Match.objects.create(tournament=first.tournament, round=first, number=number, **columns)
    for index, each in enumerate(pairing):
        Side.objects.create(match=match, entrant=each, index=index)
    return match
