"""A mean with the interval that it lies in, and how many more games would narrow it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Final

from games.tournaments.uncertainty.students_t import two_sided

CONFIDENCE: Final = 0.95
MOST_GAMES: Final = 1_000_000_000  # more than that nobody is told to play


@dataclass(frozen=True, slots=True)
class Sample:
    """What is known of a quantity that was measured once a game, independently; points."""

    games: int
    mean: float | None  # none of no games
    deviation: float | None  # the standard deviation of one game, divisor n - 1; none of fewer than two

    @property
    def margin(self) -> float | None:
        """How far from the mean the true one is, 95 % confidence by Student's t.

        None where games have not differed yet: then nothing says how much they do.
        """
        return _margin(self.deviation, self.games) if self.deviation else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The lower and the upper end of it."""
        if self.mean is None or self.margin is None:
            return None
        return self.mean - self.margin, self.mean + self.margin

    def more_games(self, margin: float) -> int | None:
        """How many more games it takes until the margin is that narrow, if games go on to differ as they did."""
        if not self.deviation:
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
        return Sample(0, None, None)
    mean = fsum(values) / games
    if games == 1:
        return Sample(1, mean, None)
    return Sample(games, mean, sqrt(fsum((value - mean) ** 2 for value in values) / (games - 1)))


def _margin(deviation: float, games: int) -> float:
    return two_sided(CONFIDENCE, games - 1) * deviation / sqrt(games)
