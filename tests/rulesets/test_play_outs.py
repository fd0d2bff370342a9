"""Whole games of one seat, played by chance within the rules."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets import catalog
from rulesets.dice import Dice
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard, fill, is_full, lower, total, upper, upper_bonus
from rulesets.turn import CategoryScore, scores
from tests.rulesets.test_score_tables import ROLLS

FIVE_EQUAL = [(face,) * 5 for face in range(1, 7)]
every_ruleset = pytest.mark.parametrize("key", catalog.keys())
chances = st.randoms(use_true_random=False)


def any_roll(chance: Random) -> Dice:
    """A roll; five equal dice come often enough to meet every step of a joker."""
    return chance.choice(chance.choice((ROLLS, FIVE_EQUAL)))


def legal_scores(ruleset: Ruleset, card: Scorecard, dice: Dice) -> list[CategoryScore]:
    return [candidate for candidate in scores(ruleset, card, dice) if candidate.legal]


def take_turn(ruleset: Ruleset, card: Scorecard, chance: Random) -> Scorecard:
    chosen = chance.choice(legal_scores(ruleset, card, any_roll(chance)))
    return fill(ruleset, card, chosen.category, chosen.points, chosen.bonus)


@every_ruleset
@settings(max_examples=30, deadline=None)
@given(chance=chances)
def test_any_legal_play_out_ends_after_exactly_as_many_turns_as_categories(key: str, chance: Random) -> None:
    ruleset, card = catalog.get(key), Scorecard()
    for turn in range(len(ruleset.categories)):
        assert not is_full(ruleset, card), turn
        card = take_turn(ruleset, card, chance)
    assert is_full(ruleset, card)
    assert scores(ruleset, card, any_roll(chance)) == ()


@every_ruleset
@settings(max_examples=30, deadline=None)
@given(chance=chances)
def test_totals_equal_their_sums_after_every_turn(key: str, chance: Random) -> None:
    ruleset, card = catalog.get(key), Scorecard()
    while not is_full(ruleset, card):
        card = take_turn(ruleset, card, chance)
        assert upper(ruleset, card) + lower(ruleset, card) == sum(card.points.values())
        assert total(ruleset, card) == sum(card.points.values()) + upper_bonus(ruleset, card) + card.bonus


@every_ruleset
@settings(max_examples=20, deadline=None)
@given(chance=chances, turns=st.integers(0, 14))
def test_every_reachable_scorecard_has_a_legal_category_for_every_roll(key: str, chance: Random, turns: int) -> None:
    ruleset, card = catalog.get(key), Scorecard()
    for _ in range(min(turns, len(ruleset.categories) - 1)):
        card = take_turn(ruleset, card, chance)
    for dice in ROLLS:
        assert legal_scores(ruleset, card, dice)


@every_ruleset
@settings(max_examples=20, deadline=None)
@given(chance=chances)
def test_every_point_a_play_out_writes_is_possible(key: str, chance: Random) -> None:
    ruleset, card = catalog.get(key), Scorecard()
    while not is_full(ruleset, card):
        card = take_turn(ruleset, card, chance)
    assert all(points in ruleset.possible_points(category) for category, points in card.points.items())


@pytest.mark.parametrize(("key", "most"), [("classic-13", 1575), ("yahtzee", 1575), ("yahtzee-upper-first", 1575)])
def test_thirteen_five_of_a_kinds_make_the_known_highest_total(key: str, most: int) -> None:
    # 1,575 is the well-known maximum of the 13-category game with jokers; filling the lower section last loses
    # nothing but the order: with the upper section first the fifty comes seventh, so six bonuses are missed.
    ruleset, card = catalog.get(key), Scorecard()
    upper_first = ruleset.fill_order == "upper_first"
    box = ruleset.joker.category if ruleset.joker else ""
    first = [] if upper_first else [(box, (6,) * 5)]
    uppers = [(category.key, (category.face,) * 5) for category in ruleset.categories if category.face]
    then = [(box, (6,) * 5)] if upper_first else []
    lowers = [(c.key, (6,) * 5) for c in ruleset.categories if c.section == "lower" and c.key != box]
    for category, dice in [*first, *uppers, *then, *lowers]:
        chosen = {one.category: one for one in scores(ruleset, card, dice)}[category]
        card = fill(ruleset, card, category, chosen.points, chosen.bonus)
    assert total(ruleset, card) == (most - 600 if upper_first else most)
