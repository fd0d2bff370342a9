"""Many games at once are played as one by one: the same decisions, the same points."""

from functools import reduce
from operator import iadd

import numpy as np
import pytest

from games.bots import registry
from games.bots.cards import Cards, cards_of
from games.bots.offers import ILLEGAL, Offers
from games.bots.strategy import Decision, Fill, Keep, Position
from games.bots.turnplayer import SCORE
from games.selfplay.policies import PointsAlone, policy
from rulesets import catalog, optimum, turn
from rulesets.solver.lattice import lattice_of
from rulesets.solver.tablefile import Table, read_table
from tests.conftest import Solve
from tests.games.bots.positions import positions

LATTICE = lattice_of(5)


def seen(ruleset: str, rolls_left: int | None = None) -> list[Position]:
    numbers = range(4)
    found: list[Position] = reduce(iadd, (list(positions(ruleset, number)) for number in numbers), [])
    return [position for position in found if rolls_left in (None, position.rolls_left)]


def together(positions: list[Position]) -> Cards:
    cards = [cards_of(position.ruleset, position.card) for position in positions]
    return Cards(*(np.concatenate([getattr(card, name) for card in cards]) for name in ("filled", "upper", "armed")))


def rolls(positions: list[Position]) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.array([LATTICE.row_of[position.dice] - LATTICE.keeps for position in positions])


def never(choices: int) -> int:
    raise AssertionError("it draws nothing")


def all_at_once(strategy: str, positions: list[Position], solved: Table | None) -> list[Decision]:
    ruleset, rolls_left = positions[0].ruleset, positions[0].rolls_left
    cards, rolled, whims = together(positions), rolls(positions), np.zeros(len(positions))
    player = policy(strategy, ruleset, lambda: solved)  # type: ignore[arg-type, return-value]
    assert player.groups(cards).shape == rolled.shape
    under_way = player.turn(cards, np.arange(rolled.size), np.arange(rolled.size))
    kept = under_way.keeps(rolled, rolls_left, whims) if rolls_left else np.full(rolled.size, SCORE)
    filled = under_way.categories(rolled, whims)
    return [
        Fill(ruleset.categories[category].key) if row == SCORE else Keep(LATTICE.rows[row])
        for row, category in zip(kept, filled, strict=True)
    ]


@pytest.mark.parametrize("rolls_left", [0, 1, 2])
@pytest.mark.parametrize("ruleset", catalog.keys())
@pytest.mark.parametrize("strategy", ["collector", "greedy", "thrifty", "planner", "perfect"])
def test_its_decisions_are_those_of_the_strategy(strategy: str, ruleset: str, rolls_left: int, solve: Solve) -> None:
    solve(ruleset)
    adviser = optimum.adviser(catalog.get(ruleset))
    assert adviser is not None
    asked = [
        Position(each.ruleset, each.card, each.dice, each.rolls_left, adviser.actions)
        for each in seen(ruleset, rolls_left)
    ]
    one_by_one = [registry.get(strategy).decide(position, never) for position in asked]
    table = read_table(optimum._folder(), catalog.get(ruleset))
    assert all_at_once(strategy, asked, table) == one_by_one


@pytest.mark.parametrize("ruleset", catalog.keys())
def test_offers_are_the_scores_of_the_rules(ruleset: str) -> None:
    asked = seen(ruleset)
    offers = Offers(catalog.get(ruleset), PointsAlone())
    worths, best = offers.by_category(together(asked), rolls(asked)), offers.best(together(asked))
    for column, (position, roll) in enumerate(zip(asked, rolls(asked), strict=True)):
        scores = turn.scores(position.ruleset, position.card, position.dice)
        legal = {score.category: score.points + score.bonus for score in scores if score.legal}
        told = dict(zip([category.key for category in position.ruleset.categories], worths[:, column], strict=True))
        assert {key: worth for key, worth in told.items() if worth > ILLEGAL} == legal
        assert best[roll, column] == max(legal.values())
