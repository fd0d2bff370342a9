"""The verifier's reading of the rules against the server's, and against the scores that other sources give."""

import json
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets import catalog, scorecard, turn
from rulesets.dice import all_rolls
from rulesets.scorecard import Scorecard
from yachtapi_verify import Refused
from yachtapi_verify.canonical import Json
from yachtapi_verify.rules import Rules, read_rules
from yachtapi_verify.scorecard import Card, enter, entries, total, upper_bonus

VECTORS = Path(__file__).parent.parent / "vectors" / "scoring.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in VECTORS.read_text("utf-8").splitlines()]
ROLLS = all_rolls(5, 6)
KEYS = catalog.keys()
RULES: dict[str, Rules] = {key: read_rules(cast(Json, catalog.get(key).rules)) for key in KEYS}


@st.composite
def cards(draw: st.DrawFn) -> tuple[str, Scorecard]:
    """Any filled part of a scorecard, with points that a roll gives there."""
    key = draw(st.sampled_from(KEYS))
    ruleset = catalog.get(key)
    filled = draw(st.sets(st.sampled_from([category.key for category in ruleset.categories])))
    points = {category: draw(st.sampled_from(sorted(ruleset.possible_points(category)))) for category in sorted(filled)}
    return key, Scorecard(points, draw(st.sampled_from([0, 100, 300])))


@given(cards(), st.data())
def test_legality_points_and_bonuses_are_those_of_the_server(drawn: tuple[str, Scorecard], data: st.DataObject) -> None:
    key, theirs = drawn
    ruleset, ours = catalog.get(key), Card(theirs.points, theirs.bonus)
    assert total(RULES[key], ours) == scorecard.total(ruleset, theirs)
    assert upper_bonus(RULES[key], ours) == scorecard.upper_bonus(ruleset, theirs)
    fives = [(face,) * 5 for face in range(1, 7)]
    for dice in (*fives, data.draw(st.sampled_from(ROLLS))):
        offered = [
            (each.category, each.points, each.bonus) for each in turn.scores(ruleset, theirs, dice) if each.legal
        ]
        assert [(each.category, each.points, each.bonus) for each in entries(RULES[key], ours, dice)] == offered


@pytest.mark.parametrize("key", KEYS)
def test_every_roll_scores_in_every_category_as_on_the_server(key: str) -> None:
    ruleset = catalog.get(key)
    for category in RULES[key].categories:
        for dice in ROLLS:
            assert category.points(dice) == ruleset.points(category.key, dice)


@pytest.mark.parametrize("key", KEYS)
def test_the_digest_is_that_of_the_server(key: str) -> None:
    assert RULES[key].digest == catalog.get(key).digest


def test_scores_are_those_of_other_sources() -> None:
    rows = [row for row in ROWS if "points" in row]
    assert len(rows) > 300
    for row in rows:
        offered = entries(RULES[row["ruleset"]], Card(row.get("scorecard", {})), tuple(sorted(row["dice"])))
        # Some sources show a category that is not allowed, with 0 points.
        points, bonus = {each.category: (each.points, each.bonus) for each in offered}.get(row["category"], (0, 0))
        assert (points, bonus) == (row["points"], row.get("bonus", bonus)), row


def test_what_other_sources_forbid_is_refused() -> None:
    for row in (row for row in ROWS if "legal" in row):
        with pytest.raises(Refused):
            enter(RULES[row["ruleset"]], Card(row["scorecard"]), tuple(sorted(row["dice"])), row["category"])


def faulty(**changes: Any) -> Json:
    return cast(Json, {**catalog.get("yahtzee").rules, **changes})


CHANCE: dict[str, Any] = {"key": "chance", "section": "lower", "pattern": {"kind": "any"}, "points": {"kind": "sum"}}


@pytest.mark.parametrize(
    "rules",
    [
        None,
        [],
        {},
        faulty(more=1),
        faulty(dice=0),
        faulty(dice=True),
        faulty(dice=7),
        faulty(faces=8),
        faulty(rolls=0),
        faulty(categories=[]),
        faulty(categories=[CHANCE]),
        faulty(categories=[CHANCE, CHANCE], joker=None, extra_bonus=None),
        faulty(joker={"category": "yahtzee", "policy": "optional"}),
        faulty(fill_order="lower_first"),
        faulty(extra_bonus={"category": "nothing", "points": 1}),
        faulty(upper_bonus={"at_least": 63}),
        faulty(fill_order="downwards"),
        faulty(order="youngest"),
        *(
            faulty(categories=[{**CHANCE, "pattern": pattern}], joker=None, extra_bonus=None)
            for pattern in (
                None,
                {"kind": "anything"},
                {"kind": "of_a_kind"},
                {"kind": "groups", "sizes": []},
                {"kind": "groups", "sizes": [1] * 7},
                {"kind": "straight", "length": 7},
                {"kind": "faces", "faces": [0]},
                {"kind": "one_of", "patterns": []},
                {"kind": "one_of", "patterns": [{"kind": "one_of", "patterns": [{"kind": "any"}]}]},
                {"kind": "one_of", "patterns": [{"kind": "any"}] * 51},
            )
        ),
        *(
            faulty(categories=[{**CHANCE, "points": points}], joker=None, extra_bonus=None)
            for points in (None, {"kind": "sum", "points": 1}, {"kind": "face", "face": 7}, {"kind": "fixed"})
        ),
    ],
)
def test_a_faulty_rules_part_is_refused(rules: Json) -> None:
    with pytest.raises(Refused):
        read_rules(rules)


def rules_of(*categories: Json) -> Rules:
    return read_rules(faulty(categories=list(categories), joker=None, extra_bonus=None))


def test_alternatives_count_the_dice_of_the_highest_one() -> None:
    alternatives = [
        {"kind": "of_a_kind", "count": 2},
        {"kind": "straight", "length": 4},
        {"kind": "faces", "faces": [1]},
    ]
    pattern: dict[str, Any] = {"kind": "one_of", "patterns": alternatives}
    (category,) = rules_of({**CHANCE, "pattern": pattern, "points": {"kind": "matching"}}).categories
    assert category.points((2, 3, 4, 5, 5)) == 14
    assert category.points((1, 1, 6, 6, 6)) == 12
    assert category.points((1, 2, 3, 5, 6)) == 0
