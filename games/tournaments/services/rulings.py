"""What organisers say about a match: play it again, this side has forfeited it, it ended like this.

Whoever calls has locked the tournament, and made sure that an organiser asks.
"""

from collections.abc import Collection, Sequence
from uuid import UUID

from django.db import transaction

from games.models import Game
from games.step import Change
from games.tournaments.errors import EntrantNotFound, InvalidRanks, MatchNotFound, MatchStands
from games.tournaments.formats.history import Result
from games.tournaments.models import Match
from games.tournaments.scoring import Verdict
from games.tournaments.services import matches, matchgames
from games.tournaments.services.ledger import Ledger
from games.tournaments.signals import match_waits

UNDECIDED = (Match.Status.PLAYING, Match.Status.FAILED)


def replay(ledger: Ledger, match_id: UUID) -> Match:
    """Play a match on that has failed; games of it that ended count. Raises MatchNotFound, MatchStands."""
    match = _match(ledger, match_id, (Match.Status.FAILED,))
    match.status, match.reason, match.due_at = Match.Status.PLAYING, "", ledger.now + matches.PATIENCE
    # Attempts begin anew; with people, they are the aborted games that are forgiven.
    match.attempts = 0 if match.engines_only else match.games.filter(game__status=Game.Status.ABORTED).count()
    match.save(update_fields=["status", "reason", "due_at", "attempts"])
    ledger.append(Change("match.replayed", {"match": str(match.pk)}))
    transaction.on_commit(lambda: match_waits.send(Match, match_id=match.pk), robust=True)
    return match


def forfeit(ledger: Ledger, match_id: UUID, entrant_id: UUID) -> Match:
    """Let an entrant lose a match that is not decided; at a larger table, the game that goes on.

    Raises MatchNotFound, MatchStands, EntrantNotFound.
    """
    match = _match(ledger, match_id, UNDECIDED)
    if not match.sides.filter(entrant=entrant_id).exists():
        raise EntrantNotFound(entrant_id=str(entrant_id))
    changes = list(matches.without(ledger, match, entrant_id))
    if changes:
        matches.log(ledger, *changes)
    return match


def override(ledger: Ledger, match_id: UUID, ranks: Sequence[int], reason: str) -> Match:
    """Say how a match ended, whatever was played, until its round is closed.

    Raises MatchNotFound, MatchStands, InvalidRanks.
    """
    match = _match(ledger, match_id, Match.Status)
    course = matchgames.course_of(match, match.sides.count(), matchgames.finished(match))
    _check_ranks(ranks, course.sides, course.wants_winner)
    result = Result(tuple(ranks), course.points, "override")
    matches.log(ledger, matches.settle(ledger, match, Verdict(result), reason=reason))
    return match


def _match(ledger: Ledger, match_id: UUID, allowed: Collection[str]) -> Match:
    rows = Match.objects.select_for_update(of=("self",)).filter(tournament=ledger.tournament, id=match_id)
    match = rows.select_related("round").first()
    if match is None:
        raise MatchNotFound(match_id=str(match_id))
    if match.status not in allowed or match.round.closed_at is not None or ledger.tournament.is_over:
        raise MatchStands(match_status=match.status)
    match.tournament = ledger.tournament
    return match


def _check_ranks(ranks: Sequence[int], sides: int, wants_winner: bool) -> None:
    """Refuse what are no ranks 1, 1, 3 of so many sides, or leave nobody to go on."""
    in_order = all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
    if len(ranks) != sides or not in_order or (wants_winner and ranks.count(1) != 1):
        raise InvalidRanks(sides=sides)
