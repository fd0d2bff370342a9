"""How sure the result of a match of two is: as scored, and without the luck as far as its games are reviewed."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from django.core.cache import cache

from games.models import Game, Seat
from games.tournaments.errors import MatchNotFound, MatchNotOfTwo
from games.tournaments.models import Match, MatchGame, Side, Tournament
from games.tournaments.services import matches
from games.tournaments.signals import match_review_wanted
from games.tournaments.uncertainty.difference import ComparedGame, Difference, difference
from rulesets import library, optimum

RETRY_AFTER = 2  # seconds
GONE = (Seat.Presence.RESIGNED, Seat.Presence.TIMED_OUT)


@dataclass(frozen=True, slots=True)
class Comparison:
    """A match's two sides, compared by the games that both played to their end."""

    match: Match
    sides: Sequence[Side]
    difference: Difference
    is_solvable: bool  # whether luck can be told from play by these rules

    @property
    def pending(self) -> int:
        """The games whose review is still to come."""
        return self.difference.scored.games - self.difference.adjusted.games if self.is_solvable else 0


def read(tournament: Tournament, match_id: UUID) -> Comparison:
    """Compare the sides of a match; games that are not reviewed yet are, by a worker.

    Raises MatchNotFound and MatchNotOfTwo.
    """
    match = Match.objects.filter(tournament=tournament, pk=match_id).first()
    if match is None:
        raise MatchNotFound(match_id=str(match_id))
    sides = matches.sides_of(match)
    if len(sides) != 2:
        raise MatchNotOfTwo(sides=len(sides))
    is_solvable = optimum.is_solvable(library.by_digest(tournament.ruleset_digest))
    comparison = Comparison(match, sides, difference(_games(match)), is_solvable)
    # Any number of readers may be waiting; one message a while will do.
    if comparison.pending and cache.add(f"match-review-wanted-{match.pk}", True, timeout=RETRY_AFTER):
        match_review_wanted.send(Match, match_id=match.pk)
    return comparison


def _games(match: Match) -> list[ComparedGame]:
    left = set(Seat.objects.filter(game__match_game__match=match, presence__in=GONE).values_list("game_id", flat=True))
    ended = match.games.filter(game__status=Game.Status.FINISHED, game__hidden=False)
    rows = ended.exclude(game__in=left).select_related("game").order_by("number")
    games: dict[UUID, list[MatchGame]] = {}  # the boards with the same dice are one
    for row in rows:
        games.setdefault(row.game.draw_id, []).append(row)
    return [_compared(some) for some in games.values() if sum(len(row.seats) for row in some) == 2]


def _compared(rows: Sequence[MatchGame]) -> ComparedGame:
    """One game by side."""
    points, given_away = dict[int, int](), dict[int, float]()
    for row in rows:
        points |= {row.seats[result["seat"]]: result["total"] for result in row.game.results or ()}
        given_away |= dict(zip(row.seats, row.given_away or (), strict=False))
    known = (given_away[0], given_away[1]) if len(given_away) == 2 else None
    return ComparedGame((points[0], points[1]), known)
