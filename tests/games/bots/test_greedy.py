"""Greedy against a brute force that counts every outcome, and its ties as they are documented."""

from random import Random
from typing import Any

import pytest

from games.bots.greedy import Greedy
from games.bots.strategy import Decision, Fill, Keep, Position
from rulesets import catalog
from rulesets.scorecard import Scorecard
from tests.games.bots.brute_force import BruteForce, filled
from tests.rulesets.second_opinion import SCORERS

Dice = tuple[int, ...]
CARDS = [
    ("yacht", ("full_house", "small_straight", "choice"), 0),
    ("yacht", ("ones", "sixes", "four_of_a_kind", "yacht"), 0),
    ("yatzy", ("one_pair", "two_pairs", "full_house", "large_straight"), 0),
    ("yatzy", ("twos", "three_of_a_kind", "chance", "yatzy"), 0),
    ("classic-13", ("threes", "full_house", "chance"), 50),
    ("classic-13", ("ones", "twos"), 0),
    ("classic-13", ("three_of_a_kind", "large_straight", "small_straight"), 50),
    ("traditional-yacht", ("little_straight", "big_straight", "fours"), 0),
    ("yahtzee", ("sixes", "four_of_a_kind", "full_house", "large_straight"), 0),
    ("yahtzee-upper-first", ("fives", "chance", "full_house"), 50),
]
EMPTY_CARDS = [(key, tuple(SCORERS[key]), 0) for key in SCORERS]


def never(choices: int) -> int:
    raise AssertionError("greedy draws nothing")


def decide(ruleset: str, card: dict[str, int], dice: Dice, rolls_left: int) -> Decision:
    return Greedy().decide(Position(catalog.get(ruleset), Scorecard(card), dice, rolls_left), never)


def told(decision: Decision) -> tuple[str, Any]:
    return ("fill", decision.category) if isinstance(decision, Fill) else ("keep", decision.dice)


@pytest.mark.parametrize(("ruleset", "still_open", "box"), [*CARDS, *EMPTY_CARDS])
def test_its_decisions_are_those_of_a_brute_force(ruleset: str, still_open: tuple[str, ...], box: int) -> None:
    card = filled(ruleset, still_open, box)
    witness, chance = BruteForce(ruleset, card), Random(ruleset)
    for rolls_left in (0, 1, 2):
        rolls = [tuple(sorted(chance.choices(range(1, 7), k=5))) for _ in range(6)]
        for dice in [*rolls, (1,) * 5, (6,) * 5, (3, 3, 3, 4, 4), (1, 2, 3, 4, 4), (2, 3, 4, 5, 6)]:
            assert told(decide(ruleset, card, dice, rolls_left)) == witness.decide(dice, rolls_left)


def test_a_category_goes_before_another_roll_of_equal_worth() -> None:
    # With four in a row kept the straight is as certain as it is now.
    card = filled("yacht", ("small_straight",))
    assert decide("yacht", card, (1, 2, 3, 4, 6), 2) == Fill("small_straight")


def test_of_equal_categories_the_one_that_can_hold_least_is_given_up() -> None:
    card = filled("yacht", ("ones", "yacht", "sixes"))
    assert decide("yacht", card, (2, 3, 4, 5, 5), 0) == Fill("ones")


def test_of_equal_categories_that_can_hold_as_much_the_first_is_taken() -> None:
    # Traditional Yacht lists the big straight before the little one, and both hold 30 at most.
    card = filled("traditional-yacht", ("little_straight", "big_straight"))
    assert decide("traditional-yacht", card, (1, 1, 3, 3, 6), 0) == Fill("big_straight")


def test_of_equal_keeps_the_one_with_more_dice_and_then_the_smaller_is_taken() -> None:
    # To five of a kind in one throw, none kept leads as often as any single die.
    card = filled("yacht", ("yacht",))
    assert decide("yacht", card, (1, 2, 3, 4, 6), 1) == Keep((1,))


def test_the_extra_bonus_counts_and_the_upper_bonus_does_not() -> None:
    assert decide("classic-13", filled("classic-13", ("twos", "chance"), 50), (2,) * 5, 0) == Fill("twos")
    # 10 points in the fives bring 63 and the upper bonus of 35; the chance brings 13 and no bonus.
    card = filled("yacht", ("fives", "choice")) | {"sixes": 30, "fours": 16, "threes": 7}
    assert decide("yacht", card, (1, 1, 1, 5, 5), 0) == Fill("choice")


@pytest.mark.parametrize("ruleset", catalog.keys())
def test_equal_positions_give_equal_decisions_whatever_was_asked_before(ruleset: str) -> None:
    asked = [((1, 1, 2, 5, 6), 2), ((3, 3, 4, 4, 6), 1), ((2, 2, 2, 2, 5), 0)]
    first = [decide(ruleset, {}, *each) for each in asked]
    assert [decide(ruleset, {}, *each) for each in reversed(asked)] == first[::-1]


def test_all_the_dice_are_never_kept() -> None:
    decisions = [decide("yatzy", {}, (6,) * 5, rolls_left) for rolls_left in (0, 1, 2)]
    assert decisions == [Fill("yatzy")] * 3
