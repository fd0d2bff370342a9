"""What has been played, as a format reads it: from the rows of rounds that are closed."""

from collections import defaultdict
from collections.abc import Iterable

from django.db.models import QuerySet

from games.tournaments.formats import registry
from games.tournaments.formats.history import Entrant, Format, History, Pairing, Played, Result
from games.tournaments.models import Entrant as EntrantRow
from games.tournaments.models import Match, Side, Tournament


def format_of(tournament: Tournament) -> Format:
    """The way in which the tournament's entrants meet."""
    return registry.format_of(
        {"format": tournament.format, "match": tournament.match, "tie_breaks": tournament.tie_breaks}
    )


def history_of(tournament: Tournament) -> History:
    """The tournament so far: those who play in it, by seed, and its closed rounds. Three queries, whatever its size."""
    return History(tuple(map(_entrant, players_of(tournament))), _rounds(tournament))


def players_of(tournament: Tournament) -> QuerySet[EntrantRow]:
    """Everybody who was there when it started, by seed; also who has left since."""
    return EntrantRow.objects.filter(tournament=tournament, seed__isnull=False).order_by("seed")


def _entrant(row: EntrantRow) -> Entrant:
    assert row.seed is not None
    return Entrant(str(row.pk), row.seed, row.left_before)


def _rounds(tournament: Tournament) -> tuple[tuple[Played, ...], ...]:
    sides = defaultdict[object, list[Side]](list)
    closed = {"match__tournament": tournament, "match__round__closed_at__isnull": False}
    for side in Side.objects.filter(**closed).order_by("match_id", "index"):
        sides[side.match_id].append(side)
    matches = Match.objects.filter(tournament=tournament, round__closed_at__isnull=False)
    rounds = defaultdict[int, list[Played]](list)
    for match in matches.select_related("round").order_by("round__n", "number"):
        rounds[match.round.n].append(played(match, sides[match.pk]))
    return tuple(tuple(rounds[n]) for n in sorted(rounds))


def played(match: Match, sides: Iterable[Side]) -> Played:
    """A decided match as a format reads it; its sides come by index."""
    rows = list(sides)
    pairing = Pairing(match.slot, tuple(str(side.entrant_id) for side in rows), tuple(match.why))
    ranks, points = tuple(side.rank or 0 for side in rows), tuple(side.points or 0 for side in rows)
    regrets = tuple(side.regret for side in rows)
    known = None if set(regrets) == {None} else regrets
    return Played(pairing, Result(ranks, points, match.how, known))  # type: ignore[arg-type]
