"""A mean with the interval that it lies in, and how many more games would narrow it.

Student's t wants values that are close to normal, or so many that their mean is. Differences of whole games are close;
but where two sides play alike most of the time, as near-perfect bots with shared dice do, nearly all differences are 0,
and what there is to know lies in the few others. Then there is no interval before enough of those have been seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Final

from games.tournaments.uncertainty.students_t import two_sided

CONFIDENCE: Final = 0.95
LEAST_UNLIKE: Final = 30  # values that are not 0, where more than a tenth is
MOST_GAMES: Final = 1_000_000_000  # more than that nobody is told to play


@dataclass(frozen=True, slots=True)
class Sample:
    """What is known of a quantity that was measured once a game, independently; points."""

    games: int
    mean: float | None  # none of no games
    deviation: float | None  # the standard deviation of one game, divisor n - 1; none of fewer than two
    unlike: int  # games in which it was not 0

    @property
    def margin(self) -> float | None:
        """How far from the mean the true one is, 95 % confidence by Student's t.

        None where games have not differed, or too few have: then nothing says how much they do.
        """
        if not self.deviation or self.unlike < min(LEAST_UNLIKE, 0.9 * self.games):
            return None
        return _margin(self.deviation, self.games)

    @property
    def interval(self) -> tuple[float, float] | None:
        """The lower and the upper end of it."""
        if self.mean is None or self.margin is None:
            return None
        return self.mean - self.margin, self.mean + self.margin

    def more_games(self, margin: float) -> int | None:
        """How many more games it takes until the margin is that narrow, if games go on to differ as they did."""
        if not self.deviation or self.margin is None:
            return None
        low, high = 1, self.games
        while _margin(self.deviation, high) > margin:
            if high > MOST_GAMES:
                return None
            low, high = high, high * 2
        if high == self.games:
            return 0
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if _margin(self.deviation, middle) > margin else (low, middle)
        return high - self.games


def sample(values: Sequence[float]) -> Sample:
    """The sample of one value a game."""
    games = len(values)
    if not games:
        return Sample(0, None, None, 0)
    mean, unlike = fsum(values) / games, games - list(values).count(0)
    if games == 1:
        return Sample(1, mean, None, unlike)
    return Sample(games, mean, sqrt(fsum((value - mean) ** 2 for value in values) / (games - 1)), unlike)


def _margin(deviation: float, games: int) -> float:
    return two_sided(CONFIDENCE, games - 1) * deviation / sqrt(games)
