"""Scores that rulebooks and other programs give; each row names where it comes from.

Left out is ichabod801/t_games on 6-6-6-6-6 as four of a kind: it counts four of the dice, 24, where the source of
both our games counts all five, 30.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from rulesets import catalog
from rulesets.errors import CategoryFilled, CategoryNotLegal
from rulesets.scorecard import Scorecard, fill, upper_bonus
from rulesets.turn import score, scores

VECTORS = Path(__file__).parent.parent / "vectors" / "scoring.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in VECTORS.read_text("utf-8").splitlines()]


def title(row: dict[str, Any]) -> str:
    dice = "".join(map(str, row["dice"] or ()))
    return f"{row['ruleset']}-{row.get('category', 'all')}-{dice}-{row['source']}"


def rows_with(field: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", [row for row in ROWS if field in row], ids=title)


@rows_with("points")
def test_a_roll_scores_what_the_source_says(row: dict[str, Any]) -> None:
    ruleset = catalog.get(row["ruleset"])
    offered = scores(ruleset, Scorecard(row.get("scorecard", {})), ruleset.roll(row["dice"]))
    scored = {candidate.category: candidate for candidate in offered}[row["category"]]
    assert (scored.points, scored.bonus) == (row["points"], row.get("bonus", scored.bonus))


@rows_with("upper_bonus")
def test_the_upper_bonus_is_what_the_source_says(row: dict[str, Any]) -> None:
    ruleset = catalog.get(row["ruleset"])
    card = Scorecard(row["scorecard"])
    if row["dice"]:
        scored = score(ruleset, card, ruleset.roll(row["dice"]), row["category"])
        card = fill(ruleset, card, scored.category, scored.points, scored.bonus)
    assert upper_bonus(ruleset, card) == row["upper_bonus"]


@rows_with("legal")
def test_a_category_is_forbidden_where_the_source_says_so(row: dict[str, Any]) -> None:
    ruleset = catalog.get(row["ruleset"])
    assert row["legal"] is False
    with pytest.raises((CategoryNotLegal, CategoryFilled)):
        score(ruleset, Scorecard(row["scorecard"]), ruleset.roll(row["dice"]), row["category"])


@rows_with("legal_categories")
def test_the_legal_categories_are_those_of_the_source(row: dict[str, Any]) -> None:
    ruleset = catalog.get(row["ruleset"])
    offered = scores(ruleset, Scorecard(row["scorecard"]), ruleset.roll(row["dice"]))
    assert sorted(candidate.category for candidate in offered if candidate.legal) == row["legal_categories"]
