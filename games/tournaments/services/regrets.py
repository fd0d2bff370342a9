"""What the sides of a match gave away against perfect play, where a tournament ranks by it.

As tie-breaks read it: points a game, those left unplayed among them.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean

from games import record
from games.review import review
from games.services import queries
from games.tournaments.models import Match, MatchGame, Tournament
from rulesets import catalog, optimum
from rulesets.ruleset import Ruleset
from rulesets.solver.advice import Adviser
from rulesets.solver.errors import TableMissing

Log = Sequence[record.Event]


def are_wanted(tournament: Tournament) -> bool:
    """Whether the tournament ranks by regret, and its ruleset can be solved."""
    asked = tournament.format.get("ranking") == "regret" or "regret" in tournament.tie_breaks
    return asked and optimum.is_solvable(catalog.by_digest(tournament.ruleset_digest))


def of_match(
    tournament: Tournament, match: Match, sides: int, more: Iterable[tuple[Log, Sequence[int]]] = ()
) -> list[float] | None:
    """The regret of every side by its finished games, and by ``more`` that are not written yet.

    None if nobody wants it, or a side has finished none. Raises TableMissing, and has the ruleset solved.
    """
    if not are_wanted(tournament):
        return None
    ruleset = catalog.by_digest(tournament.ruleset_digest)
    adviser = _adviser(ruleset)
    found = defaultdict[int, list[float]](list)
    for log, seats in (*_filed(match), *more):
        for seat in review(ruleset, adviser, log).seats:
            found[seats[seat.seat]].append(seat.regret + seat.unplayed)
    return [fmean(found[side]) for side in range(sides)] if len(found) == sides else None


def _adviser(ruleset: Ruleset) -> Adviser:
    adviser = optimum.adviser(ruleset)
    if adviser is None:
        optimum.want(ruleset)
        raise TableMissing(f"{ruleset.key} is not solved yet")
    return adviser


def _filed(match: Match) -> list[tuple[Log, Sequence[int]]]:
    rows = MatchGame.objects.filter(match=match, game__status="finished").select_related("game").order_by("number")
    return [(queries.events(row.game, after=0, limit=row.game.version), row.seats) for row in rows]
