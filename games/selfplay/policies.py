"""The strategies for many scorecards at once: the same decisions, drawn ones aside, as one by one."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from games.bots import planner, thrifty
from games.bots.cards import Cards, Ints, Values
from games.bots.collector import most_common
from games.bots.outlook import Outlook, throws_of
from games.bots.turnplayer import SCORE, TurnPlayer, exact_player, perfect
from games.selfplay.playing import Policy, Whims
from games.selfplay.tablevalues import TableValues
from rulesets.dice import keeps
from rulesets.ruleset import Ruleset
from rulesets.solver.tablefile import Table

_UPPER_LIMIT = 1 << 10  # above every upper total


class PointsAlone:
    """Points are worth what they are."""

    def worth(self, category: int, points: Ints, cards: Cards) -> Values:
        """The points, the same on every scorecard."""
        return points.astype(float)


@dataclass(frozen=True, slots=True)
class PlannedTurn:
    """A turn played for the most expected worth."""

    player: TurnPlayer
    cards: Cards
    group: Ints
    ahead: Outlook

    def keeps(self, rolls: Ints, rolls_left: int, whims: Whims) -> Ints:
        """The best keeps, or SCORE."""
        return self.player.keeps(self.ahead, self.group, rolls, rolls_left)

    def categories(self, rolls: Ints, whims: Whims) -> Ints:
        """The best categories."""
        return self.player.categories(self.cards, rolls)


@dataclass(frozen=True, slots=True)
class Planned:
    """Plays by a valuation; ``groups`` numbers the scorecards that this treats alike."""

    player: TurnPlayer
    groups: Callable[[Cards], Ints]

    def turn(self, cards: Cards, group: Ints, first: Ints) -> PlannedTurn:
        """A turn of all the cards."""
        return PlannedTurn(self.player, cards, group, self.player.outlook(cards[first]))


@dataclass(frozen=True, slots=True)
class CollectingTurn:
    """A turn of the collector."""

    player: TurnPlayer
    cards: Cards
    kept: Ints  # by roll

    def keeps(self, rolls: Ints, rolls_left: int, whims: Whims) -> Ints:
        """The most common faces, or SCORE where all are equal."""
        return self.kept[rolls]

    def categories(self, rolls: Ints, whims: Whims) -> Ints:
        """Those that bring most."""
        return self.player.categories(self.cards, rolls)


class Collecting:
    """The collector."""

    def __init__(self, ruleset: Ruleset) -> None:
        lattice = throws_of(ruleset.dice).lattice
        rows = [lattice.row_of[most_common(dice)] for dice in lattice.rolls]
        self._kept = np.array([row if row < lattice.keeps else SCORE for row in rows], np.int64)
        self._player = exact_player(ruleset, PointsAlone())

    def groups(self, cards: Cards) -> Ints:
        """It looks at no scorecard before it scores."""
        return np.zeros_like(cards.filled)

    def turn(self, cards: Cards, group: Ints, first: Ints) -> CollectingTurn:
        """A turn of all the cards."""
        return CollectingTurn(self._player, cards, self._kept)


@dataclass(frozen=True, slots=True)
class DrawnTurn:
    """A turn of draws."""

    player: TurnPlayer
    cards: Cards
    choices: Ints  # keeps by rolls, in any order: all are equally likely
    counts: Ints  # keeps of each roll

    def keeps(self, rolls: Ints, rolls_left: int, whims: Whims) -> Ints:
        """Any keep; or SCORE, once for each legal category."""
        legal = self.player.legal(self.cards, rolls).sum(axis=0)
        drawn = (whims * (self.counts[rolls] + legal)).astype(np.int64)
        is_keep = drawn < self.counts[rolls]
        return np.where(is_keep, self.choices[np.where(is_keep, drawn, 0), rolls], SCORE)

    def categories(self, rolls: Ints, whims: Whims) -> Ints:
        """Any legal category."""
        legal = self.player.legal(self.cards, rolls)
        drawn = (whims * legal.sum(axis=0)).astype(np.int64)
        chosen: Ints = (legal.cumsum(axis=0) > drawn).argmax(axis=0)
        return chosen


class Drawn:
    """Any legal action, each equally likely."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._player = exact_player(ruleset, PointsAlone())
        self._choices = self._player.taste.keeps
        self._counts = np.array([len(keeps(dice)) for dice in throws_of(ruleset.dice).lattice.rolls], np.int64)

    def groups(self, cards: Cards) -> Ints:
        """It looks at no scorecard."""
        return np.zeros_like(cards.filled)

    def turn(self, cards: Cards, group: Ints, first: Ints) -> DrawnTurn:
        """A turn of all the cards."""
        return DrawnTurn(self._player, cards, self._choices, self._counts)


def policy(strategy: str, ruleset: Ruleset, solved: Callable[[], Table]) -> Policy:
    """The policy of a built-in strategy; ``solved`` is called for one that needs a table."""
    return _POLICIES[strategy](ruleset, solved)


def _by_table(ruleset: Ruleset, solved: Callable[[], Table]) -> Policy:
    values = TableValues(solved())
    return Planned(TurnPlayer(ruleset, values, perfect(ruleset), scale=1), values.places)


def _by_sets(cards: Cards) -> Ints:
    return cards.filled << 1 | cards.armed


def _by_sets_and_upper(cards: Cards) -> Ints:
    return _by_sets(cards) * _UPPER_LIMIT + cards.upper


_POLICIES: dict[str, Callable[[Ruleset, Callable[[], Table]], Policy]] = {
    "random": lambda ruleset, _: Drawn(ruleset),
    "collector": lambda ruleset, _: Collecting(ruleset),
    "greedy": lambda ruleset, _: Planned(exact_player(ruleset, PointsAlone()), _by_sets),
    "thrifty": lambda ruleset, _: Planned(thrifty.player(ruleset), _by_sets),
    "planner": lambda ruleset, _: Planned(planner.player(ruleset), _by_sets_and_upper),
    "perfect": _by_table,
}
