"""Rulesets small enough to be played through by brute force, some made up by hand and some at random."""

import random
from typing import Any

from rulesets.errors import InvalidRuleset
from rulesets.rules import FILL_ORDERS, JOKER_POLICIES
from rulesets.ruleset import Ruleset, compile_rules


def face(number: int, section: str = "upper") -> dict[str, Any]:
    return category(f"face_{number}", {"kind": "any"}, {"kind": "face", "face": number}, section)


def category(key: str, pattern: dict[str, Any], points: dict[str, Any], section: str = "lower") -> dict[str, Any]:
    return {"key": key, "section": section, "pattern": pattern, "points": points}


def equal(dice: int, points: int = 30) -> dict[str, Any]:
    return category("equal", {"kind": "of_a_kind", "count": dice}, {"kind": "fixed", "points": points})


def document(dice: int, rolls: int, categories: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
    return {
        "key": "small",
        "dice": dice,
        "faces": 6,
        "rolls": rolls,
        "categories": categories,
        "upper_bonus": None,
        "extra_bonus": None,
        "joker": None,
        "fill_order": "any",
        "order": "seat",
        **fields,
    }


STRAIGHT = category("run", {"kind": "straight", "length": 2}, {"kind": "fixed", "points": 12})
PAIR = category("pair", {"kind": "of_a_kind", "count": 2}, {"kind": "matching"})
CHANCE = category("chance", {"kind": "any"}, {"kind": "sum"})
JOKER = {"extra_bonus": {"category": "equal", "points": 40}, "joker": {"category": "equal", "policy": "forced"}}
UPPER_BONUS = {"upper_bonus": {"at_least": 14, "points": 25}}

BY_HAND = {
    "one die, four rolls": document(1, 4, [face(3), face(6), CHANCE], upper_bonus={"at_least": 6, "points": 9}),
    "one roll": document(3, 1, [face(2), face(5), PAIR], upper_bonus={"at_least": 12, "points": 20}),
    "joker and extra bonus": document(2, 2, [face(4), face(6), equal(2), STRAIGHT], **JOKER, **UPPER_BONUS),
    "joker, upper first": document(
        2, 2, [face(4), face(6), equal(2), STRAIGHT], fill_order="upper_first", **JOKER, **UPPER_BONUS
    ),
    "joker in the upper section, upper first": document(
        2,
        2,
        [face(4), face(6), category("equal", {"kind": "of_a_kind", "count": 2}, {"kind": "sum"}, "upper"), STRAIGHT],
        fill_order="upper_first",
        **JOKER,
        **UPPER_BONUS,
    ),
    "joker, lower categories alone": document(2, 3, [equal(2), STRAIGHT, PAIR], fill_order="upper_first", **JOKER),
    "an upper category arms the bonus": document(
        2, 2, [face(5), face(6), STRAIGHT], extra_bonus={"category": "face_6", "points": 7}, **UPPER_BONUS
    ),
    "the joker's category is not the bonus's": document(
        2,
        2,
        [face(1), equal(2), STRAIGHT],
        joker={"category": "equal", "policy": "forced"},
        extra_bonus={"category": "run", "points": 15},
    ),
    "three dice": document(3, 3, [face(6), PAIR, equal(3)], upper_bonus={"at_least": 12, "points": 10}),
    "six dice": document(
        6, 2, [category("all", {"kind": "straight", "length": 6}, {"kind": "sum"}, "upper")], **UPPER_BONUS
    ),
}


def random_ruleset(seed: int) -> Ruleset:
    """A ruleset of two to four categories that no one thought of."""
    chance = random.Random(seed)
    while True:
        try:
            return compile_rules(_random_document(chance))
        except InvalidRuleset:
            continue


def _random_document(chance: random.Random) -> dict[str, Any]:
    dice = chance.choice((1, 2, 2, 2, 3))
    categories = [
        _random_category(chance, dice, position) for position in range(chance.randint(2, 4 if dice < 3 else 3))
    ]
    keys = [one["key"] for one in categories]
    upper = any(one["section"] == "upper" for one in categories)
    fill_order = chance.choice(FILL_ORDERS)
    policies = JOKER_POLICIES if fill_order in ("any", "upper_first") else ("free",)
    return document(
        dice,
        chance.randint(1, 3),
        categories,
        upper_bonus=_random_bonus(chance) if upper else None,
        extra_bonus=chance.choice((None, {"category": chance.choice(keys), "points": chance.randint(1, 30)})),
        joker=chance.choice((None, {"category": chance.choice(keys), "policy": chance.choice(policies)})),
        fill_order=fill_order,
    )


def _random_bonus(chance: random.Random) -> dict[str, Any]:
    bonus: dict[str, Any] = {"at_least": chance.randint(1, 12), "points": chance.randint(1, 40)}
    step = {"at_least": bonus["at_least"] + chance.randint(1, 5), "points": bonus["points"] + chance.randint(1, 40)}
    return {**bonus, "further": [step]} if chance.random() < 0.3 else bonus


def _random_category(chance: random.Random, dice: int, position: int) -> dict[str, Any]:
    pattern = chance.choice(
        (
            {"kind": "any"},
            {"kind": "of_a_kind", "count": dice},
            {"kind": "of_a_kind", "count": chance.randint(1, dice)},
            {"kind": "straight", "length": chance.randint(1, dice)},
            {"kind": "faces", "faces": [chance.randint(1, 6)] * dice},
            {"kind": "contains", "faces": [chance.randint(1, 6)]},
            {"kind": "among", "faces": chance.sample(range(1, 7), chance.randint(1, 4))},
            {"kind": "all_of", "patterns": [{"kind": "of_a_kind", "count": 1}, {"kind": "among", "faces": [1, 6, 3]}]},
        )
    )
    points = chance.choice(
        (
            {"kind": "face", "face": chance.randint(1, 6)},
            {"kind": "matching"} if pattern["kind"] == "of_a_kind" else {"kind": "fixed", "points": 11},
            {"kind": "fixed", "points": chance.randint(1, 30)},
            {"kind": "sum", "plus": chance.randint(1, 30)},
        )
    )
    return category(f"category_{position}", pattern, points, chance.choice(("upper", "lower")))
