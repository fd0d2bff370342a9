"""What a scorecard adds up to."""

import pytest

from rulesets import catalog
from rulesets.errors import CategoryFilled, UnknownCategory
from rulesets.scorecard import Scorecard, fill, is_full, lower, open_categories, total, upper, upper_bonus

SIXTY_TWO = {"ones": 2, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
SIXTY_THREE = SIXTY_TWO | {"ones": 3}


@pytest.mark.parametrize(("key", "bonus"), [("yacht", 35), ("yatzy", 50), ("classic-13", 35), ("yahtzee", 35)])
def test_exactly_63_points_earn_the_upper_bonus_and_62_do_not(key: str, bonus: int) -> None:
    ruleset = catalog.get(key)
    assert upper_bonus(ruleset, Scorecard(SIXTY_TWO)) == 0
    assert upper_bonus(ruleset, Scorecard(SIXTY_THREE)) == bonus


@pytest.mark.parametrize("last", list(SIXTY_THREE))
def test_the_upper_bonus_does_not_depend_on_which_category_is_filled_last(last: str) -> None:
    ruleset = catalog.get("classic-13")
    before = Scorecard({key: points for key, points in SIXTY_THREE.items() if key != last})
    after = fill(ruleset, before, last, SIXTY_THREE[last], 0)
    assert (upper_bonus(ruleset, before), upper_bonus(ruleset, after)) == (0, 35)
    assert total(ruleset, after) == 98


def test_the_upper_bonus_comes_before_the_section_is_full() -> None:
    assert upper_bonus(catalog.get("yacht"), Scorecard({"sixes": 30, "fives": 25, "fours": 8})) == 35


def test_lower_points_do_not_count_towards_the_upper_bonus() -> None:
    assert upper_bonus(catalog.get("yacht"), Scorecard({"sixes": 30, "fives": 25, "yacht": 50})) == 0


def test_traditional_yacht_has_no_upper_bonus() -> None:
    assert upper_bonus(catalog.get("traditional-yacht"), Scorecard(SIXTY_THREE)) == 0


def test_the_grand_total_adds_sections_and_bonuses() -> None:
    ruleset = catalog.get("classic-13")
    card = Scorecard({**SIXTY_THREE, "yacht": 50, "chance": 20}, bonus=200)
    assert (upper(ruleset, card), upper_bonus(ruleset, card), lower(ruleset, card)) == (63, 35, 70)
    assert total(ruleset, card) == 63 + 35 + 70 + 200


def test_filling_leaves_the_old_scorecard_as_it_was() -> None:
    before = Scorecard({"ones": 3})
    after = fill(catalog.get("yahtzee"), before, "twos", 4, 100)
    assert before == Scorecard({"ones": 3})
    assert after == Scorecard({"ones": 3, "twos": 4}, bonus=100)


def test_a_category_is_filled_once() -> None:
    with pytest.raises(CategoryFilled):
        fill(catalog.get("yacht"), Scorecard({"yacht": 0}), "yacht", 50, 0)


def test_a_category_of_another_ruleset_is_not_filled() -> None:
    with pytest.raises(UnknownCategory):
        fill(catalog.get("yacht"), Scorecard(), "chance", 20, 0)


def test_the_open_categories_keep_the_order_of_the_ruleset() -> None:
    still_open = open_categories(catalog.get("traditional-yacht"), Scorecard({"full_house": 0, "sixes": 6}))
    assert [category.key for category in still_open][:6] == [
        "yacht",
        "big_straight",
        "little_straight",
        "four_of_a_kind",
        "choice",
        "fives",
    ]


def test_a_scorecard_is_full_when_every_category_is_filled_and_not_before() -> None:
    ruleset = catalog.get("yacht")
    all_zero = dict.fromkeys(ruleset.by_key, 0)
    assert is_full(ruleset, Scorecard(all_zero))
    assert not is_full(ruleset, Scorecard({key: 0 for key in all_zero if key != "ones"}))
