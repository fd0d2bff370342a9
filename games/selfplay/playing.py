"""Solo games of one strategy, all in step: one array an attribute, one element a game.

A seat's play depends on no other seat's, so a game of several seats is as many solo games with the same number.
"""

from collections.abc import Callable, Iterator
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from games.bots.cards import Cards, Ints, empty_cards
from games.bots.outlook import throws_of
from games.bots.turnplayer import SCORE
from rulesets.ruleset import Ruleset
from rulesets.solver.lattice import FACES
from rulesets.solver.scoring import scoring_of

_GROUPS = 256  # scorecards that differ, looked at together: what fits into a processor's cache
_GAMES = 20_000  # in one handful
Whims = NDArray[np.float64]
Report = Callable[[int, int], None]  # turns done, turns in all


class Turn(Protocol):
    """A policy's turn on some scorecards, after one look at them."""

    def keeps(self, rolls: Ints, rolls_left: int, whims: Whims) -> Ints:
        """The rows of what is kept, or SCORE."""
        ...

    def categories(self, rolls: Ints, whims: Whims) -> Ints:
        """The places of the categories that are filled."""
        ...


class Policy(Protocol):
    """A strategy for many scorecards at once: the same decisions as one by one."""

    def groups(self, cards: Cards) -> Ints:
        """Equal numbers for scorecards on which it plays alike."""
        ...

    def turn(self, cards: Cards, group: Ints, first: Ints) -> Turn:
        """A turn of all the cards; ``group`` says which of the ``first`` cards of each group each is like."""
        ...


def play(
    ruleset: Ruleset, policy: Policy, games: int, chance: np.random.Generator, report: Report = lambda done, of: None
) -> Ints:
    """The final scores of that many solo games."""
    cards, points = empty_cards(games), np.zeros(games, np.int64)
    turns = len(ruleset.categories)
    for turn in range(turns):
        faces = chance.integers(FACES, size=(ruleset.rolls, ruleset.dice, games), dtype=np.int8)
        whims = chance.random((ruleset.rolls, games))
        for chosen, group, first in _alike(policy.groups(cards)):
            some = cards[chosen]
            under_way = policy.turn(some, group, first)
            rolls, category = _roll_and_choose(ruleset, under_way, faces[..., chosen], whims[:, chosen])
            points[chosen] += _fill(ruleset, cards, chosen, rolls, category)
        report(turn + 1, turns)
    bonus = ruleset.upper_bonus
    return points + sum(more * (cards.upper >= at_least) for at_least, more in (bonus.rises if bonus else ()))


def _alike(keys: Ints) -> Iterator[tuple[Ints, Ints, Ints]]:
    """The games in handfuls, those alike together: which they are, the group of each, and the first of each group."""
    order = np.argsort(keys, kind="stable")
    is_first = np.concatenate([[True], np.diff(keys[order]) != 0])
    group = np.cumsum(is_first) - 1
    start = 0
    while start < order.size:
        end = min(int(np.searchsorted(group, group[start] + _GROUPS)), start + _GAMES)
        among = group[start:end] - group[start]
        yield order[start:end], among, np.flatnonzero(np.concatenate([[True], np.diff(among) != 0]))
        start = end


def _roll_and_choose(ruleset: Ruleset, turn: Turn, faces: NDArray[np.int8], whims: Whims) -> tuple[Ints, Ints]:
    throws = throws_of(ruleset.dice)
    kept = np.zeros(whims.shape[1], np.int64)
    rolls = np.empty_like(kept)
    going = np.arange(kept.size)
    for throw in range(ruleset.rolls):
        row = kept[going]
        for die in range(ruleset.dice):
            row = throws.extended[row, faces[throw, die, going]]
        rolls[going] = row - throws.lattice.keeps
        if throw < ruleset.rolls - 1:
            kept = turn.keeps(rolls, ruleset.rolls - 1 - throw, whims[throw])
            going = going[kept[going] != SCORE]
    return rolls, turn.categories(rolls, whims[-1])


def _fill(ruleset: Ruleset, cards: Cards, games: Ints, rolls: Ints, category: Ints) -> Ints:
    """Write the rolls into the cards; says how many points that brings, the extra bonus among them."""
    scoring = scoring_of(ruleset)
    points = scoring.points[category, rolls]
    if scoring.joker_category >= 0:
        for joker, roll in enumerate(scoring.joker_rolls):
            held = (rolls == roll) & (cards.filled[games] >> scoring.joker_category & 1 > 0)
            points[held] = scoring.joker_points[category[held], joker]
    bonus = scoring.bonus_points * scoring.bonus[rolls] * cards.armed[games]
    cards.filled[games] |= 1 << category
    cards.upper[games] += points * (scoring.upper >> category & 1)
    cards.armed[games] |= (category == scoring.bonus_category) & (points > 0)
    return points + bonus
