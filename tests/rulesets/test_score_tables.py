"""Every roll of every ruleset in every category, against a second scorer."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets import catalog
from rulesets.errors import InvalidDice, UnknownCategory
from tests.rulesets.second_opinion import SCORERS

ROLLS = sorted({tuple(sorted(dice)) for dice in product(range(1, 7), repeat=5)})


def test_five_dice_have_252_rolls() -> None:
    assert len(ROLLS) == 252


@pytest.mark.parametrize("key", catalog.keys())
def test_the_categories_stand_in_the_order_of_the_rules(key: str) -> None:
    assert [category.key for category in catalog.get(key).categories] == list(SCORERS[key])


@pytest.mark.parametrize("key", catalog.keys())
def test_every_roll_scores_what_a_second_scorer_says(key: str) -> None:
    ruleset = catalog.get(key)
    for category, scorer in SCORERS[key].items():
        assert {dice: ruleset.points(category, dice) for dice in ROLLS} == {dice: scorer(dice) for dice in ROLLS}


@given(key=st.sampled_from(catalog.keys()), faces=st.lists(st.integers(1, 6), min_size=5, max_size=5))
def test_scoring_ignores_the_order_of_the_dice(key: str, faces: list[int]) -> None:
    ruleset = catalog.get(key)
    for category in ruleset.categories:
        assert ruleset.points(category.key, ruleset.roll(faces)) == SCORERS[key][category.key](tuple(faces))


@pytest.mark.parametrize(
    "faces", [[], [1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4], [1, 2, 3, 4, 7], [-1, 1, 1, 1, 1]]
)
def test_only_five_faces_from_1_to_6_are_a_roll(faces: list[int]) -> None:
    with pytest.raises(InvalidDice):
        catalog.get("yacht").roll(faces)


def test_points_of_no_roll_are_refused() -> None:
    with pytest.raises(InvalidDice):
        catalog.get("yacht").points("ones", (1, 2, 3, 4, 7))


def test_points_of_an_unknown_category_are_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownCategory) as refused:
        catalog.get("yacht").points("chance", (1, 2, 3, 4, 5))
    assert refused.value.facts["category"] == "chance"
    assert "choice" in refused.value.facts["categories"]


@pytest.mark.parametrize(
    ("key", "category", "most"),
    [
        ("traditional-yacht", "sixes", 30),
        ("traditional-yacht", "fives", 25),
        ("traditional-yacht", "fours", 20),
        ("traditional-yacht", "threes", 15),
        ("traditional-yacht", "twos", 10),
        ("traditional-yacht", "ones", 5),
        ("traditional-yacht", "four_of_a_kind", 30),
        ("traditional-yacht", "full_house", 28),
        ("traditional-yacht", "choice", 30),
        ("yacht", "full_house", 30),
        ("yatzy", "two_pairs", 22),
    ],
)
def test_the_most_a_category_can_bring(key: str, category: str, most: int) -> None:
    assert max(catalog.get(key).possible_points(category)) == most


def test_possible_points_hold_the_zero_that_may_always_be_written() -> None:
    assert catalog.get("classic-13").possible_points("chance") == {0, *range(5, 31)}


def test_possible_points_hold_what_a_joker_brings() -> None:
    assert catalog.get("classic-13").possible_points("large_straight") == {0, 40}
    assert catalog.get("yahtzee").possible_points("ones") == {0, 1, 2, 3, 4, 5}
