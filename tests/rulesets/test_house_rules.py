"""House rules, each told from its neighbour by the dice and scorecards on which they differ."""

import json
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets import catalog, scorecard
from rulesets.dice import Dice, all_rolls
from rulesets.ruleset import Ruleset, compile_rules
from rulesets.scorecard import Scorecard
from rulesets.turn import score, scores
from tests.rulesets import house_rules
from tests.rulesets.house_rules import Rules
from yachtapi_verify.canonical import Json
from yachtapi_verify.rules import read_rules
from yachtapi_verify.scorecard import Card, entries, given_up, total
from yachtapi_verify.scorecard import upper_bonus as verified_bonus

# Examples of "MaxiYatzy rules", maxiyahtzee.com, read on 2026-12-01.
MAXI_YATZY = [
    json.loads(line)
    for line in (Path(__file__).parent.parent / "vectors" / "maxi-yatzy.jsonl").read_text().splitlines()
]
FIVES: Dice = (5, 5, 5, 5, 5)
BY_KEY = {rules["key"]: compile_rules(rules) for rules in house_rules.ALL}


def points(ruleset: Ruleset, category: str, *dice: int, **filled: int) -> int:
    return score(ruleset, Scorecard(filled), tuple(sorted(dice)), category).points


def legal(ruleset: Ruleset, dice: Dice, **filled: int) -> list[str]:
    return [one.category for one in scores(ruleset, Scorecard(filled), dice) if one.legal]


@pytest.mark.parametrize("row", MAXI_YATZY, ids=lambda row: row["category"])
def test_maxi_yatzy_scores_as_its_rules_show(row: dict[str, Any]) -> None:
    assert points(BY_KEY["maxi-yatzy"], row["category"], *row["dice"]) == row["points"]


def test_every_category_of_maxi_yatzy_has_an_example() -> None:
    assert [row["category"] for row in MAXI_YATZY] == list(BY_KEY["maxi-yatzy"].by_key)


@pytest.mark.parametrize(
    ("neighbour", "key", "category", "dice", "there", "here"),
    [
        ("yacht", "strict-yacht", "four_of_a_kind", (4, 4, 4, 4, 1), 17, 16),
        ("yacht", "strict-yacht", "full_house", FIVES, 25, 0),
        ("yahtzee", "five-equal-house", "full_house", FIVES, 0, 25),
        ("yahtzee", "five-equal-house", "full_house", (3, 3, 3, 6, 6), 25, 25),
    ],
)
def test_a_category_differs_from_its_neighbour(
    neighbour: str, key: str, category: str, dice: Dice, there: int, here: int
) -> None:
    assert points(catalog.get(neighbour), category, *dice) == there
    assert points(BY_KEY[key], category, *dice) == here


def test_a_free_joker_need_not_take_the_upper_category_of_its_face() -> None:
    assert legal(catalog.get("yahtzee"), FIVES, yahtzee=50) == ["fives"]
    free = BY_KEY["free-joker"]
    assert legal(free, FIVES, yahtzee=50) == [key for key in free.by_key if key != "yahtzee"]
    assert points(free, "large_straight", *FIVES, yahtzee=0) == 40
    assert points(free, "sixes", *FIVES, yahtzee=0) == 0


def test_without_a_joker_five_equal_dice_are_worth_what_they_show() -> None:
    none = BY_KEY["no-joker"]
    assert points(none, "large_straight", *FIVES, yahtzee=50) == 0
    assert score(none, Scorecard({"yahtzee": 50}), FIVES, "chance").bonus == 100


def test_a_further_five_of_a_kind_may_bring_fifty() -> None:
    assert score(BY_KEY["fifty-more"], Scorecard({"yahtzee": 50}), FIVES, "fives").bonus == 50


def test_more_than_63_is_at_least_64() -> None:
    card = Scorecard({"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18})
    assert scorecard.upper_bonus(catalog.get("yahtzee"), card) == 35
    assert scorecard.upper_bonus(BY_KEY["more-than-63"], card) == 0


def test_categories_may_be_filled_from_top_to_bottom_alone() -> None:
    ruleset = BY_KEY["top-to-bottom"]
    assert legal(ruleset, FIVES) == ["ones"]
    assert legal(ruleset, FIVES, ones=0, twos=4) == ["threes"]


def test_the_lower_section_may_come_first() -> None:
    ruleset = BY_KEY["lower-first"]
    lower = [key for key, category in ruleset.by_key.items() if category.section == "lower"]
    assert legal(ruleset, FIVES) == lower
    assert legal(ruleset, FIVES, **dict.fromkeys(lower, 0)) == [key for key in ruleset.by_key if key not in lower]


@pytest.mark.parametrize(
    ("category", "dice", "expected"),
    [
        ("two_pairs_of_one_colour", (1, 1, 6, 6, 3), 17),
        ("two_pairs_of_one_colour", (1, 1, 5, 5, 3), 0),
        ("flush", (5, 5, 5, 5, 2), 35),
        ("flush", (2, 5, 5, 2, 1), 0),
        ("full_house", (1, 1, 1, 2, 2), 22),
        ("full_house_of_one_colour", (1, 1, 1, 6, 6), 35),
        ("full_house_of_one_colour", (1, 1, 1, 2, 2), 0),
        ("four_of_a_kind", (6, 6, 6, 6, 1), 50),
        ("kismet", (6, 6, 6, 6, 6), 80),
    ],
)
def test_faces_may_have_colours_and_sums_a_bonus(category: str, dice: Dice, expected: int) -> None:
    assert points(BY_KEY["kismet"], category, *dice) == expected


@pytest.mark.parametrize(("total", "bonus"), [(62, 0), (63, 35), (70, 35), (71, 55), (77, 55), (78, 75), (105, 75)])
def test_an_upper_bonus_may_rise_in_steps(total: int, bonus: int) -> None:
    ruleset = BY_KEY["kismet"]
    card = Scorecard({"sixes": 30, "fives": 25, "fours": total - 55} if total < 80 else {"sixes": total})
    assert scorecard.upper_bonus(ruleset, card) == bonus
    theirs = read_rules(cast(Json, ruleset.rules))
    assert verified_bonus(theirs, Card(card.points, 0)) == bonus


@st.composite
def positions(draw: st.DrawFn) -> tuple[Rules, Scorecard, Dice]:
    """Any filled part of a scorecard of any of the rulesets, and a roll."""
    rules = draw(st.sampled_from(house_rules.ALL))
    ruleset = BY_KEY[rules["key"]]
    filled = draw(st.sets(st.sampled_from([*ruleset.by_key]), max_size=len(ruleset.by_key) - 1))
    card = {key: draw(st.sampled_from(sorted(ruleset.possible_points(key)))) for key in sorted(filled)}
    equal = [(face,) * ruleset.dice for face in range(1, 7)]
    dice = draw(st.sampled_from(equal) | st.sampled_from(all_rolls(ruleset.dice, 6)))
    return rules, Scorecard(card), dice


@given(positions())
def test_the_verifier_reads_every_house_rule_as_the_server_does(position: tuple[Rules, Scorecard, Dice]) -> None:
    rules, card, dice = position
    ruleset = BY_KEY[rules["key"]]
    theirs = read_rules(cast(Json, ruleset.rules))
    own = Card(card.points, card.bonus)
    offered = [(one.category, one.points, one.bonus) for one in scores(ruleset, card, dice) if one.legal]
    assert [(one.category, one.points, one.bonus) for one in entries(theirs, own, dice)] == offered
    assert total(theirs, own) == scorecard.total(ruleset, card)
    assert given_up(theirs, own, dice).key in [category for category, _, _ in offered]
