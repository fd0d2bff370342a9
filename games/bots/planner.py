"""``planner``: as ``thrifty``, with an eye on the upper bonus and on the turn after this one.

The worth of scoring is thrifty's, and on top of it:

- in an upper category, until the bonus is reached: the whole bonus for points that reach it; for others the points
  above the category's share of the threshold (by the most it can hold) times the bonus that a point of the threshold
  stands for;
- what thrifty can expect of the next turn with the categories that are then open.

Each is rounded to an eighth of a point. Ties as ``greedy`` and ``thrifty``. The turns after the next count for nothing.
"""

from functools import lru_cache

import numpy as np

from games.bots import thrifty
from games.bots.cards import Cards, Ints, Values
from games.bots.outlook import in_eighths
from games.bots.strategy import Decision, Pick, Position
from games.bots.thrifty import PointsAboveUsual
from games.bots.turnplayer import TurnPlayer, exact_player
from rulesets.ruleset import Ruleset
from rulesets.solver.scoring import scoring_of

_TOGETHER = 256


class Planner:
    """An experienced player without a computer."""

    key = "planner"
    version = "1"
    name = "Planner"
    summary = "Weighs points against a category's usual worth, the upper bonus and the next turn, by rules of thumb."
    needs_table = False

    def decide(self, position: Position, pick: Pick) -> Decision:
        """The best action by its rules of thumb; draws nothing."""
        return player(position.ruleset).decide(position)


class Plan:
    """Thrifty's worth, a share in the upper bonus, and the next turn."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._above_usual = PointsAboveUsual(ruleset)
        self._next_turn = NextTurn(ruleset)
        most = scoring_of(ruleset).most_upper
        bonus = ruleset.upper_bonus if most.any() else None
        self._is_upper = most > 0
        self._threshold, points = bonus.first if bonus else (0, 0)
        self._bonus = float(points)
        self._rate = points / self._threshold if bonus else 0.0
        self._share = self._threshold * most / max(most.sum(), 1)

    def worth(self, category: int, points: Ints, cards: Cards) -> Values:
        """What the points are worth now and next."""
        worth = self._above_usual.worth(category, points, cards)
        worth = worth + self._next_turn.worth(cards.filled | 1 << category)
        if self._is_upper[category]:
            worth = worth + self._towards_bonus(category, points, cards.upper)
        return worth

    def _towards_bonus(self, category: int, points: Ints, upper: Ints) -> Values:
        ahead = in_eighths((points - self._share[category]) * self._rate)
        reached = np.where(upper + points >= self._threshold, self._bonus, ahead)
        return np.where(upper < self._threshold, reached, 0.0)


class NextTurn:
    """What thrifty expects of a turn, by the set of filled categories; found when it is first asked for."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._worths = np.full(1 << len(ruleset.categories), np.nan)
        self._worths[-1] = 0.0  # the game is over
        self._thrifty = thrifty.player(ruleset)

    def worth(self, filled: Ints) -> Values:
        """The expected worth of a turn with these categories filled."""
        unknown = np.unique(filled[np.isnan(self._worths[filled])])
        for start in range(0, unknown.size, _TOGETHER):
            sets = unknown[start : start + _TOGETHER]
            none = np.zeros_like(sets)
            self._worths[sets] = in_eighths(self._thrifty.expectations(Cards(sets, none, none)))
        worths: Values = self._worths[filled]
        return worths


@lru_cache(maxsize=64)
def player(ruleset: Ruleset) -> TurnPlayer:
    """Planner at one ruleset."""
    return exact_player(ruleset, Plan(ruleset))
