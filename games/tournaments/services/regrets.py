"""What the seats of a match's games gave away against perfect play, in points: regret, and what was left unplayed.

Where an event looks at it, it is settled with each match, and no game of a match is begun before the ruleset is solved.
Elsewhere a worker reviews the games of a match when somebody asks for the first time: a review takes longer than many
a strategy's game.
"""

import time as stopwatch
from collections.abc import Sequence
from statistics import fmean
from uuid import UUID

from django.db.models import QuerySet

from games import record
from games.models import Game
from games.review import review
from games.services import queries
from games.tournaments.formats import documents
from games.tournaments.models import Match, MatchGame, Tournament
from rulesets import library, optimum
from rulesets.ruleset import Ruleset
from rulesets.solver.advice import Adviser

BUDGET = 10.0  # seconds of reviewing until the rest is left to another task
DIGITS = 6  # as exact as a table is


def can_begin(tournament: Tournament) -> bool:
    """Whether games can begin; where regrets count they wait for the ruleset to be solved, which is asked for."""
    return not are_counted(tournament) or _adviser(library.by_digest(tournament.ruleset_digest)) is not None


def are_counted(tournament: Tournament) -> bool:
    """Whether the tournament looks at regrets."""
    return documents.looks_at_regret(tournament.format, tournament.tie_breaks)


def of_log(ruleset: Ruleset, log: Sequence[record.Event]) -> list[float] | None:
    """What each seat of an ended game gave away; None while the ruleset is not solved."""
    adviser = _adviser(ruleset)
    if adviser is None:
        return None
    return [round(seat.regret + seat.unplayed, DIGITS) for seat in review(ruleset, adviser, log).seats]


def of_sides(match: Match, sides: int) -> list[float | None] | None:
    """What each side gave away a game, over the finished games it sat in; None where the tournament does not look."""
    if not are_counted(match.tournament):
        return None
    review_match(match_id=match.pk, seconds=float("inf"))
    rows = list(match.games.filter(given_away__isnull=False).order_by("number"))
    return [_mean(rows, side) for side in range(sides)]


def review_match(*, match_id: UUID, seconds: float = BUDGET) -> bool:
    """Review the finished games of a match that are not, for a while; whether there are more. May run twice at once."""
    until = stopwatch.monotonic() + seconds
    for row in list(_unreviewed(match_id)):
        if stopwatch.monotonic() > until:
            return True
        log = queries.events(row.game, after=0, limit=row.game.version)
        given_away = of_log(library.by_digest(row.game.ruleset_digest), log)
        if given_away is None:
            return False
        MatchGame.objects.filter(pk=row.pk).update(given_away=given_away)
    return False


def _unreviewed(match_id: UUID) -> QuerySet[MatchGame]:
    rows = MatchGame.objects.filter(match=match_id, given_away__isnull=True, game__status=Game.Status.FINISHED)
    return rows.select_related("game").order_by("number")


def _mean(rows: Sequence[MatchGame], side: int) -> float | None:
    given_away = [row.given_away[row.seats.index(side)] for row in rows if row.given_away and side in row.seats]
    return round(fmean(given_away), DIGITS) if given_away else None


def _adviser(ruleset: Ruleset) -> Adviser | None:
    adviser = optimum.adviser(ruleset)
    if adviser is None:
        optimum.want(ruleset)
    return adviser
