"""By how much the first of two sides plays better than the second, and how sure that is.

Both are compared game by game: in each, the difference of their points. With shared dice the two boards of a set are a
game, and most of the luck is in neither difference.

The *luck-adjusted* difference looks at what each gave away instead: in ``games.review``, score = optimum + luck - given
away, the luck of every throw is 0 on average, and the optimum is the same for both. So what the second gave away more
than the first is on average what the first scored more, without the luck: the same mean, and a narrower interval.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from games.tournaments.uncertainty.interval import Sample, sample
from rulesets.dice import Points


@dataclass(frozen=True, slots=True)
class ComparedGame:
    """One game of two sides: their points, and if it was reviewed what each gave away (regret and unplayed, points)."""

    points: tuple[Points, Points]
    given_away: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Difference:
    """The first side's points less the second's in a game, as scored and without the luck."""

    scored: Sample
    adjusted: Sample  # of the games that were reviewed


def difference(games: Sequence[ComparedGame]) -> Difference:
    """The difference over the games of a match."""
    reviewed = [game.given_away for game in games if game.given_away]
    return Difference(
        scored=sample([float(game.points[0] - game.points[1]) for game in games]),
        adjusted=sample([second - first for first, second in reviewed]),
    )
