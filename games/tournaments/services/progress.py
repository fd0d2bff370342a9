"""How far a tournament is: read while it runs."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Count, Q

from games.tournaments.models import Match, Tournament

RECENT = timedelta(minutes=5)  # what the rate is counted over, where a tournament runs for longer


@dataclass(frozen=True, slots=True)
class Progress:
    """Matches of all rounds that are known so far, those decided and those that have failed among them.

    The rate is matches a minute of late; the expected end is that of the round under way, none while nothing moves.
    """

    round: int
    known: int
    decided: int
    failed: int
    per_minute: float
    expected_end: datetime | None


def progress(tournament: Tournament, now: datetime) -> Progress:
    """How far it is now; one query."""
    until = tournament.ended_at or now
    since = max(tournament.started_at or now, until - RECENT)
    rows = Match.objects.filter(tournament=tournament)
    played = ~Q(how__in=["bye", "void"])
    counts = rows.aggregate(
        known=Count("pk"),
        decided=Count("pk", filter=Q(status=Match.Status.DECIDED)),
        failed=Count("pk", filter=Q(status=Match.Status.FAILED)),
        recent=Count("pk", filter=Q(status=Match.Status.DECIDED, decided_at__gte=since) & played),
    )
    minutes = (until - since) / timedelta(minutes=1)
    rate = counts["recent"] / minutes if minutes > 0 else 0.0
    left = counts["known"] - counts["decided"]
    end = now + timedelta(minutes=left / rate) if left and rate and not tournament.is_over else None
    return Progress(tournament.round, counts["known"], counts["decided"], counts["failed"], round(rate, 2), end)
