"""Playing each turn for the most that a valuation finds in it: one scorecard's decision, or those of many at once."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.bots.cards import Cards, Ints, Values, cards_of
from games.bots.offers import ILLEGAL, Offers, Valuation
from games.bots.outlook import Outlook, outlook, scale_of, throws_of
from games.bots.strategy import Decision, Fill, Keep, Position
from rulesets.dice import Dice, keeps
from rulesets.ruleset import Ruleset
from rulesets.solver.preference import TIE, keep_preference

Flags = NDArray[np.bool_]

SCORE = -1  # in place of a keep's row


@dataclass(frozen=True, slots=True)
class Taste:
    """Which of equally good actions is taken."""

    tie: float  # worths that differ by no more are equal, points
    keeps_first: bool  # rather than to score
    keeps: Ints  # rows of keeps by rolls, the preferred first, which is repeated where there are fewer
    categories: Ints  # the preferred first


class TurnPlayer:
    """Plays a ruleset by a valuation; the expected worth of what the turn will write decides."""

    def __init__(self, ruleset: Ruleset, valuation: Valuation, taste: Taste, *, scale: int) -> None:
        self.ruleset = ruleset
        self.taste = taste
        self._offers = Offers(ruleset, valuation)
        self._scale = scale

    def outlook(self, cards: Cards) -> Outlook:
        """The turn ahead of each scorecard."""
        return outlook(self.ruleset.dice, self.ruleset.rolls, self._offers.best(cards) * self._scale)

    def expectations(self, cards: Cards) -> Values:
        """The expected worth of each scorecard's next turn, points."""
        expected: Values = self.outlook(cards).start() / self._scale
        return expected

    def keeps(self, ahead: Outlook, group: Ints, rolls: Ints, rolls_left: int) -> Ints:
        """What to keep of each roll, as rows of the lattice, or SCORE; ``group`` says which outlook is whose."""
        choices = self.taste.keeps[:, rolls]
        worths = ahead.by_keep[rolls_left - 1][choices, group]
        scored, best = ahead.by_score[rolls, group], worths.max(axis=0)
        chosen = (worths >= best - self.taste.tie).argmax(axis=0)
        least = scored - self.taste.tie if self.taste.keeps_first else np.nextafter(scored + self.taste.tie, np.inf)
        kept = np.take_along_axis(choices, chosen[None], axis=0)[0]
        return np.where(best >= least, kept, SCORE)

    def categories(self, cards: Cards, rolls: Ints) -> Ints:
        """The category to fill with each roll, by its place in the ruleset."""
        order = self.taste.categories
        worths = self._offers.by_category(cards, rolls)[order]
        chosen: Ints = order[(worths >= worths.max(axis=0) - self.taste.tie).argmax(axis=0)]
        return chosen

    def legal(self, cards: Cards, rolls: Ints) -> Flags:
        """Which categories each roll may go into; categories by cards."""
        return self._offers.by_category(cards, rolls) > ILLEGAL

    def decide(self, position: Position) -> Decision:
        """The action in one position."""
        cards, lattice = cards_of(self.ruleset, position.card), throws_of(self.ruleset.dice).lattice
        roll = np.array([lattice.row_of[position.dice] - lattice.keeps])
        if position.rolls_left:
            (kept,) = self.keeps(self.outlook(cards), np.zeros(1, np.intp), roll, position.rolls_left)
            if kept != SCORE:
                return Keep(lattice.rows[kept])
        return Fill(self.ruleset.categories[self.categories(cards, roll)[0]].key)


def exact_player(ruleset: Ruleset, valuation: Valuation) -> TurnPlayer:
    """A player by a valuation in whole eighths of a point, with ties as ``greedy`` has them."""
    return TurnPlayer(ruleset, valuation, frugal(ruleset), scale=scale_of(ruleset.dice, ruleset.rolls))


def frugal(ruleset: Ruleset) -> Taste:
    """Scoring before another throw; more dice kept, then the smaller faces; what can hold least is given up first."""
    most = [max(ruleset.possible_points(category.key)) for category in ruleset.categories]
    return Taste(
        tie=0.0,
        keeps_first=False,
        keeps=_keeps_in_order(ruleset, lambda dice, keep: (-len(keep), keep)),
        categories=np.argsort(most, kind="stable"),
    )


def perfect(ruleset: Ruleset) -> Taste:
    """As the solver's best action: keeping before scoring, by the solver's preference; the first category."""
    return Taste(
        tie=TIE,
        keeps_first=True,
        keeps=_keeps_in_order(ruleset, keep_preference),
        categories=np.arange(len(ruleset.categories)),
    )


def _keeps_in_order(ruleset: Ruleset, preference: Callable[[Dice, Dice], tuple[Any, ...]]) -> Ints:
    lattice = throws_of(ruleset.dice).lattice
    rows = [
        [lattice.row_of[keep] for keep in sorted(keeps(dice), key=partial(preference, dice))] for dice in lattice.rolls
    ]
    most = max(map(len, rows))
    return np.array([row + row[:1] * (most - len(row)) for row in rows], np.int64).T.copy()
