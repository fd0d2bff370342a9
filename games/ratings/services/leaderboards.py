"""The best first: who stands where among players of a kind.

Players are ordered by ordinal, and those with equal ones by who was rated there first, so that pages neither repeat nor
lose anybody. Ratings go on moving while somebody turns the pages: whoever moves meanwhile may show twice, or not.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from django.db.models import Count, Q, QuerySet

from games.players.services import get_player
from games.ratings.errors import NotRated
from games.ratings.models import Rating
from rulesets.ruleset import Ruleset

Rows = QuerySet[Rating]
Shown = dict[str, Any]


class Spot(NamedTuple):
    """Where a rating is in the order of a leaderboard."""

    ordinal: float
    rating_id: int


class Placed(NamedTuple):
    """A rating and its place: equal ones share it, and the next is left out."""

    place: int
    rating: Rating


def board(ruleset: Ruleset, kind: str) -> Rows:
    """The ratings of a leaderboard, best first, with their players."""
    rows = Rating.objects.filter(ruleset_digest=ruleset.digest, kind=kind, listed=True)
    return rows.select_related("player").order_by("-ordinal", "id")


def rating_of(rows: Rows, player_id: UUID, *, ruleset: str, kind: str) -> Rating:
    """A player's rating on a leaderboard; raises PlayerNotFound, NotRated."""
    player = get_player(player_id=player_id).survivor
    row = rows.filter(player=player).first()
    if row is None:
        raise NotRated(player_id=str(player_id), ruleset=ruleset, among=kind)
    return row


def spot(row: Rating) -> Spot:
    """Where a row is."""
    return Spot(row.ordinal, row.pk)


def after(rows: Rows, spot: Spot, most: int) -> list[Rating]:
    """The next rows below."""
    below = rows.filter(ordinal__lte=spot.ordinal).exclude(ordinal=spot.ordinal, id__lte=spot.rating_id)
    return list(below[:most])


def before(rows: Rows, spot: Spot, most: int) -> list[Rating]:
    """The next rows above, in the order of the leaderboard."""
    above = rows.filter(ordinal__gte=spot.ordinal).exclude(ordinal=spot.ordinal, id__gte=spot.rating_id)
    return list(above.order_by("ordinal", "-id")[:most])[::-1]


def placed(rows: Rows, page: Sequence[Rating]) -> Iterator[Placed]:
    """Rows that follow one another with their places."""
    if not page:
        return
    above, ties = _above(rows, spot(page[0]))
    place = above + 1
    for index, row in enumerate(page):
        if index and row.ordinal != page[index - 1].ordinal:
            place = above + ties + index + 1
        yield Placed(place, row)


def _above(rows: Rows, first: Spot) -> tuple[int, int]:
    """How many are better, and how many as good stand before: counted in the index, and only down to there."""
    before = rows.order_by().filter(ordinal__gte=first.ordinal).exclude(ordinal=first.ordinal, id__gte=first.rating_id)
    counted = before.aggregate(all=Count("id"), ties=Count("id", filter=Q(ordinal=first.ordinal)))
    return counted["all"] - counted["ties"], counted["ties"]


def shown(entry: Placed) -> Shown:
    """An entry of a leaderboard for everybody."""
    row, player = entry.rating, entry.rating.player
    return {
        "place": entry.place,
        "player": {"id": str(player.pk), "name": player.name, "kind": player.kind, "strategy": player.strategy},
        **numbers(row),
    }


def numbers(row: Rating) -> Shown:
    """What a rating says."""
    return {"ordinal": row.ordinal, "mu": row.mu, "sigma": row.sigma, "games": row.games}
