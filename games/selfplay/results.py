"""What self-play came to: each seat's mean with its interval, and who won how often."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from games.bots.cards import Ints

TWO_SIDED_95: Final = 1.959964  # standard errors, normal distribution


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat over all games; points, but for ``wins``."""

    mean: float
    standard_deviation: float  # of one game
    margin: float  # the mean lies within it with 95 % confidence
    wins: int  # games in which it alone had the highest total


@dataclass(frozen=True, slots=True)
class Results:
    """All seats, and the games in which several shared the highest total."""

    seats: tuple[SeatResult, ...]
    draws: int


def results(scores: Sequence[Ints]) -> Results:
    """The results of each seat's final scores, game by game."""
    totals = np.array(scores)
    best = totals == totals.max(axis=0)
    is_won = best.sum(axis=0) == 1
    seats = (_seat(scored, int((leads & is_won).sum())) for scored, leads in zip(totals, best, strict=True))
    return Results(tuple(seats), int((~is_won).sum()))


def _seat(scores: Ints, wins: int) -> SeatResult:
    deviation = float(scores.std(ddof=1))
    return SeatResult(float(scores.mean()), deviation, TWO_SIDED_95 * deviation / scores.size**0.5, wins)
