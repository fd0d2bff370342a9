"""What scoring is worth to somebody on many scorecards at once: a valuation under a ruleset's legality and bonuses."""

from typing import Protocol

import numpy as np

from games.bots.cards import Cards, Ints, Values
from rulesets.ruleset import Ruleset
from rulesets.solver.scoring import scoring_of

ILLEGAL = float("-inf")


class Valuation(Protocol):
    """What somebody thinks that points in a category are worth, in points; extra bonuses come on top."""

    def worth(self, category: int, points: Ints, cards: Cards) -> Values:
        """The worth of writing points into a category; the last axis of ``points`` goes with the cards."""
        ...


class Offers:
    """The legal categories of every roll with what somebody thinks they are worth."""

    def __init__(self, ruleset: Ruleset, valuation: Valuation) -> None:
        self._scoring = scoring_of(ruleset)
        self._valuation = valuation
        self._distinct = [np.unique(points, return_inverse=True) for points in self._scoring.points]

    def by_category(self, cards: Cards, rolls: Ints) -> Values:
        """The worth of scoring one roll a card in each category, ILLEGAL where that is not allowed."""
        scoring = self._scoring
        worths = self._worths(cards, scoring.points[:, rolls], self._allowed(cards))
        for joker, roll in enumerate(scoring.joker_rolls):
            held = np.flatnonzero((rolls == roll) & self._joker_holds(cards))
            worths[:, held] = self._joker_worths(cards[held], joker)
        bonus: Values = worths + scoring.bonus[rolls] * cards.armed * float(scoring.bonus_points)
        return bonus

    def best(self, cards: Cards) -> Values:
        """The worth of each roll's best category; rolls by cards."""
        scoring, allowed = self._scoring, self._allowed(cards)
        best = np.full((scoring.points.shape[1], cards.filled.size), ILLEGAL)
        for category, (points, roll) in enumerate(self._distinct):
            worths = self._valuation.worth(category, points[:, None], cards)
            worths = np.where(allowed >> category & 1 > 0, worths, ILLEGAL)
            np.maximum(best, worths[roll], out=best)
        held = np.flatnonzero(self._joker_holds(cards))
        for joker, roll in enumerate(scoring.joker_rolls if held.size else ()):
            best[roll, held] = self._joker_worths(cards[held], joker).max(axis=0)
        if scoring.bonus_points:
            best[scoring.bonus] += cards.armed * float(scoring.bonus_points)
        return best

    def _worths(self, cards: Cards, points: Ints, allowed: Ints) -> Values:
        worths = np.empty(points.shape)
        for category, row in enumerate(points):
            worth = self._valuation.worth(category, row, cards)
            worths[category] = np.where(allowed >> category & 1 > 0, worth, ILLEGAL)
        return worths

    def _joker_worths(self, cards: Cards, joker: int) -> Values:
        points = np.repeat(self._scoring.joker_points[:, joker, None], cards.filled.size, axis=1)
        return self._worths(cards, points, self._joker_allowed(cards, joker))

    def _allowed(self, cards: Cards) -> Ints:
        return _first_open(self._scoring.stages, cards.filled)

    def _joker_holds(self, cards: Cards) -> Ints:
        if self._scoring.joker_category < 0:
            return np.zeros_like(cards.filled)
        return cards.filled >> self._scoring.joker_category & 1

    def _joker_allowed(self, cards: Cards, joker: int) -> Ints:
        matching = self._scoring.joker_match[joker] & ~cards.filled
        return np.where(matching > 0, matching, _first_open(self._scoring.joker_stages, cards.filled))


def _first_open(stages: Ints, filled: Ints) -> Ints:
    """By card: the open categories of the first stage that has any."""
    found = np.zeros_like(filled)
    for stage in stages[::-1]:
        still_open = stage & ~filled
        found = np.where(still_open > 0, still_open, found)
    return found
