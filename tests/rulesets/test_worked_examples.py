"""The worked examples of the sources, and faults other programs shipped that ours must not have."""

import pytest

from rulesets import catalog
from rulesets.errors import CategoryFilled
from rulesets.scorecard import Scorecard, fill, is_full, total, upper_bonus
from rulesets.turn import score, scores


@pytest.mark.parametrize(
    ("key", "category", "faces", "points"),
    [
        # 002, scoring
        ("traditional-yacht", "four_of_a_kind", (4, 4, 4, 4, 1), 17),
        ("traditional-yacht", "four_of_a_kind", (6, 6, 6, 6, 6), 30),
        ("traditional-yacht", "full_house", (3, 3, 3, 6, 6), 21),
        ("traditional-yacht", "full_house", (6, 6, 6, 6, 6), 0),
        ("traditional-yacht", "full_house", (2, 2, 4, 4, 6), 0),
        ("traditional-yacht", "four_of_a_kind", (5, 4, 4, 4, 4), 21),
        ("traditional-yacht", "big_straight", (6, 5, 4, 3, 2), 30),
        ("traditional-yacht", "little_straight", (5, 4, 3, 2, 1), 30),
        # 003/004, upper section, three of a kind, straights
        ("yahtzee", "threes", (3, 3, 3, 2, 4), 9),
        ("yahtzee", "twos", (3, 3, 3, 2, 4), 2),
        ("yahtzee", "fours", (3, 3, 3, 2, 4), 4),
        ("yahtzee", "three_of_a_kind", (3, 3, 3, 2, 4), 15),
        ("yahtzee", "chance", (3, 3, 3, 2, 4), 15),
        *(("yahtzee", "small_straight", (2, 3, 4, 5, fifth), 30) for fifth in range(1, 7)),
        ("yahtzee", "small_straight", (1, 2, 3, 4, 5), 30),
        ("yahtzee", "large_straight", (1, 2, 3, 4, 5), 40),
        # 000, the sentences on Yatzy
        ("yatzy", "one_pair", (3, 3, 3, 3, 3), 6),
        ("yatzy", "three_of_a_kind", (3, 3, 3, 3, 3), 9),
        ("yatzy", "four_of_a_kind", (3, 3, 3, 3, 3), 12),
        ("yatzy", "two_pairs", (3, 3, 3, 5, 5), 16),
        ("yacht", "full_house", (6, 6, 6, 6, 6), 30),
    ],
)
def test_a_worked_example_comes_out(key: str, category: str, faces: tuple[int, ...], points: int) -> None:
    ruleset = catalog.get(key)
    assert score(ruleset, Scorecard(), ruleset.roll(faces), category).points == points


def test_five_5s_after_a_0_in_yahtzee_bring_40_as_a_large_straight_and_no_100() -> None:
    card = Scorecard({"yahtzee": 0, "fives": 20})
    chosen = score(catalog.get("yahtzee"), card, (5, 5, 5, 5, 5), "large_straight")
    assert (chosen.points, chosen.bonus) == (40, 0)


@pytest.mark.parametrize(
    ("key", "category", "faces", "points", "fault"),
    [
        ("classic-13", "small_straight", (3, 4, 4, 6, 6), 0, "exceptionnotfound/BlazorGames#4"),
        ("classic-13", "small_straight", (1, 2, 3, 3, 4), 30, "ArjanCodes/coderoast-yahtzee#1"),
        ("yatzy", "small_straight", (1, 2, 3, 3, 4), 0, "ArjanCodes/coderoast-yahtzee#1"),
        ("traditional-yacht", "little_straight", (1, 2, 3, 3, 4), 0, "ArjanCodes/coderoast-yahtzee#1"),
        ("traditional-yacht", "four_of_a_kind", (3, 3, 3, 3, 3), 15, "exercism/python#1747"),
        ("yacht", "four_of_a_kind", (3, 3, 3, 3, 3), 15, "exercism/python#1747"),
        ("traditional-yacht", "big_straight", (1, 3, 4, 5, 6), 0, "ichabod801/t_games#552"),
        ("yatzy", "two_pairs", (4, 4, 4, 4, 2), 0, "temporalio/samples-php#55"),
        ("yatzy", "one_pair", (4, 4, 4, 4, 2), 8, "temporalio/samples-php#55"),
        ("yatzy", "two_pairs", (3, 3, 6, 6, 6), 18, "temporalio/samples-php#55"),
        ("yatzy", "large_straight", (2, 3, 4, 5, 6), 20, "dionhaefner/yahtzotron"),
        ("classic-13", "three_of_a_kind", (3, 3, 3, 2, 4), 15, "dionhaefner/yahtzotron"),
    ],
)
def test_a_fault_of_another_program_is_not_ours(
    key: str, category: str, faces: tuple[int, ...], points: int, fault: str
) -> None:
    ruleset = catalog.get(key)
    assert ruleset.points(category, ruleset.roll(faces)) == points, fault


@pytest.mark.parametrize(("ones", "bonus"), [(2, 0), (3, 35)])
def test_the_upper_bonus_counts_real_points_when_sixes_come_last(ones: int, bonus: int) -> None:
    """As villebro/pyhtzee does not: it adds the number of the last category in place of its points."""
    ruleset = catalog.get("classic-13")
    card = Scorecard({"ones": ones, "twos": 6, "threes": 9, "fours": 12, "fives": 15})
    card = fill(ruleset, card, "sixes", 18, 0)
    assert upper_bonus(ruleset, card) == bonus
    assert total(ruleset, card) == 60 + ones + bonus


def test_a_second_five_of_a_kind_fills_another_category_and_not_its_own_again() -> None:
    """As faubes/comp5104-yahtzee and nelsonwellswku/Yahtzee do not."""
    ruleset, card = catalog.get("yahtzee"), Scorecard({"yahtzee": 50})
    with pytest.raises(CategoryFilled):
        score(ruleset, card, (2, 2, 2, 2, 2), "yahtzee")
    assert {one.category: one.bonus for one in scores(ruleset, card, (2, 2, 2, 2, 2)) if one.legal} == {"twos": 100}


def test_a_card_with_two_filled_categories_is_not_full() -> None:
    """As jotaen/crypto-yahtzee's test asserts it is."""
    assert not is_full(catalog.get("yahtzee"), Scorecard({"ones": 0, "yahtzee": 0}))
