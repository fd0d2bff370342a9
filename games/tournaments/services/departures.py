"""What becomes of an entrant's place and matches: after a withdrawal, a disqualification, or none at the start.

Before the start a place goes to whoever has waited longest; later, matches are forfeited.
"""

from games.step import Change
from games.tournaments.models import Entrant, Tournament
from games.tournaments.services import matches, roll
from games.tournaments.services.ledger import Ledger

Stage = Tournament.Status
Status = Entrant.Status


def decline(ledger: Ledger, entrant: Entrant, reason: str) -> Change:
    """Let the rules of somebody who was invited say no; the event comes back, to be logged."""
    entrant.status, entrant.reason, entrant.left_before = Status.WITHDRAWN, reason, ledger.tournament.round + 1
    entrant.save(update_fields=["status", "reason", "left_before"])
    data = {**roll.named(entrant), "left_before": entrant.left_before, "declined": reason}
    return Change("entrant.withdrawn", data)


def leave(ledger: Ledger, entrant: Entrant, *, reason: str = "") -> None:
    """Take an entrant out, with a reason by a disqualification: his place goes on, or his matches are forfeited.

    Raises EntrantGone.
    """
    roll.check_in_it(entrant)
    had_place, was_asked = entrant.status == Status.REGISTERED, entrant.status == Status.INVITED
    entrant.status = Status.DISQUALIFIED if reason else Status.WITHDRAWN
    entrant.reason, entrant.left_before, entrant.checked_in = reason, ledger.tournament.round + 1, False
    running = ledger.tournament.status == Stage.RUNNING
    if not running:
        entrant.seed = None
    entrant.save(update_fields=["status", "reason", "left_before", "checked_in", "seed"])
    data = {**roll.named(entrant), "left_before": entrant.left_before}
    left = {**data, "declined": "player"} if was_asked else data
    ledger.append(
        Change("entrant.disqualified", {**data, "reason": reason}) if reason else Change("entrant.withdrawn", left)
    )
    if running:
        matches.walkover_for(ledger, entrant)
    elif had_place:
        roll.promote(ledger)


def close(ledger: Ledger) -> None:
    """At the start, take out who did not check in where it is asked for; who waits and is there gets such a place."""
    if not ledger.tournament.check_in:
        return
    absent = list(roll.entrants(ledger).filter(status=Status.REGISTERED, checked_in=False).order_by("number"))
    for row in absent:
        row.status, row.left_before, row.seed = Status.WITHDRAWN, 1, None
    Entrant.objects.bulk_update(absent, ["status", "left_before", "seed"], batch_size=200)
    if absent:
        ledger.append(*(Change("entrant.withdrawn", {**roll.named(row), "left_before": 1}) for row in absent))
    roll.promote(ledger, checked_in=True)
