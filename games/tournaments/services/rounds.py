"""The rounds of a tournament: begun with the first, each closed once, ended after the last."""

from collections.abc import Sequence
from uuid import UUID

from django.db import transaction

from games.services import notices
from games.step import Change
from games.tournaments.errors import WrongStage
from games.tournaments.formats.history import History
from games.tournaments.models import Entrant, Round, Tournament
from games.tournaments.services import departures, histories, matches, seeding, sharedrounds
from games.tournaments.services.ledger import Ledger
from games.tournaments.signals import matches_opened


def start(ledger: Ledger) -> None:
    """Settle who plays and their seeds, and open the first round; raises WrongStage, WrongNumberOfEntrants."""
    tournament = ledger.tournament
    if tournament.status != Tournament.Status.REGISTRATION:
        raise WrongStage(stage=tournament.status, stages=[Tournament.Status.REGISTRATION])
    departures.close(ledger)
    players = seeding.ranked(tournament)
    histories.format_of(tournament).check(len(players))
    seeding.settle(tournament, players)
    tournament.status, tournament.started_at = Tournament.Status.RUNNING, ledger.at
    ledger.append(Change("tournament.started", {"entrants": _seeded(players)}))
    open_next(ledger)


def open_next(ledger: Ledger) -> bool:
    """Open the next round; False if there is none, and the tournament is finished."""
    tournament = ledger.tournament
    history = histories.history_of(tournament)
    pairings = histories.format_of(tournament).pair(history)
    if not pairings:
        finish(ledger, history)
        return False
    tournament.round = history.next_round
    sharedrounds.commit_ahead(tournament)
    row = Round.objects.create(tournament=tournament, n=tournament.round, opened_at=ledger.at)
    matches.log(ledger, *matches.open_matches(ledger, row, pairings))
    tournament_id = tournament.pk
    transaction.on_commit(lambda: matches_opened.send(Tournament, tournament_id=tournament_id), robust=True)
    return True


@transaction.atomic
@notices.together()
def close_if_done(*, tournament_id: UUID) -> bool:
    """Close the round if all its matches are decided, and go on to the next; False if there is nothing to close.

    However often and from wherever it is called, a round is closed once: the tournament's row is locked.
    """
    ledger = Ledger.lock(tournament_id)
    tournament = ledger.tournament
    row = Round.objects.filter(tournament=tournament, n=tournament.round, closed_at=None).first()
    if tournament.status != Tournament.Status.RUNNING or row is None or not matches.is_played(tournament):
        return False
    row.closed_at = ledger.at
    row.save(update_fields=["closed_at"])
    ledger.append(Change("round.closed", {"n": row.n}))
    sharedrounds.reveal_round(tournament, row.n)
    open_next(ledger)
    return True


def finish(ledger: Ledger, history: History) -> None:
    """End the tournament with everybody's place."""
    tournament = ledger.tournament
    places = histories.format_of(tournament).places(history)
    tournament.places = [{"entrant": entrant, "place": place} for entrant, place in places]
    tournament.status, tournament.ended_at = Tournament.Status.FINISHED, ledger.at
    ledger.append(Change("tournament.finished", {"places": tournament.places}))


def call_off(ledger: Ledger, reason: str) -> None:
    """End a tournament that nobody wins."""
    tournament = ledger.tournament
    tournament.status, tournament.cancel_reason = Tournament.Status.CANCELLED, reason
    tournament.ended_at = ledger.at
    ledger.append(Change("tournament.cancelled", {"reason": reason}))


def _seeded(players: Sequence[Entrant]) -> list[dict[str, object]]:
    return [{"entrant": str(each.pk), "seed": each.seed} for each in players]
