"""When a match has told enough: an interval that may be looked at after every game.

An interval for a number of games fixed beforehand is wrong too often if one looks again and again until it suits. This
one is wrong at any time, ever, in at most 5 % of the matches, so that stopping by it is honest:

H. Wang and A. Ramdas, Anytime-valid t-tests and confidence sequences for Gaussian means with unknown variance,
Sequential Analysis 44 (2025), 56-110 (arXiv:2310.03722), theorem 4.9. After n games with sum S and sum of squares V

    G = sqrt(c2 / (n + c2)) * ((n + c2) V / ((n + c2) V - S^2)) ^ (n / 2)

is a nonnegative martingale that starts from 1, if each value is normal around 0; it is ever 1 / error or more with at
most that chance. The interval holds the means m for which the values less m have kept it below.

It is not given before a hundred games have differed: from then on the error is held, in simulations, for scored and
for luck-adjusted differences of the built-in strategies, and for bots that err once in hundreds of decisions.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal

from games.tournaments.uncertainty.interval import Sample

ERROR: Final = 0.05
LEAST_UNLIKE: Final = 100
_C2: Final = 10.0  # the interval is narrowest for its number of games around a hundred

Outcome = Literal["first", "second", "even", "undecided"]


@dataclass(frozen=True, slots=True)
class StoppingRule:
    """Stop as soon as it is sure which side is better, or that neither is by ``margin`` points a game; or at the end.

    Which is said falsely in at most 5 % of the matches, however often it is asked.
    """

    margin: float
    most_games: int

    def outcome(self, sample: Sample) -> Outcome | None:
        """What the match has come to, or None to play on."""
        interval = anytime_interval(sample)
        if interval:
            low, high = interval
            if low > 0:
                return "first"
            if high < 0:
                return "second"
            if -self.margin < low and high < self.margin:
                return "even"
        return "undecided" if sample.games >= self.most_games else None


def anytime_interval(sample: Sample) -> tuple[float, float] | None:
    """Where the mean is, with 95 % confidence for all numbers of games together; None after few games."""
    if sample.mean is None or not sample.deviation or sample.unlike < LEAST_UNLIKE:
        return None
    n, squares = sample.games, sample.deviation**2 * (sample.games - 1)
    # G < 1 / error for d = mean - m, with S = n d and V = squares + n d^2, solved for d.
    share: float = (ERROR**2 * _C2 / (n + _C2)) ** (1 / n)
    rest = share * (n + _C2) - _C2  # positive from ten games on
    margin = sqrt((1 - share) * (n + _C2) * squares / (n * rest))
    return sample.mean - margin, sample.mean + margin
