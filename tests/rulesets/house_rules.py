"""Documents of rules that players argue about: the neighbours of those in the catalog, and games that are not in it."""

from copy import deepcopy
from typing import Any

from rulesets import catalog

Rules = dict[str, Any]


def category(key: str, pattern: dict[str, Any], points: dict[str, Any], section: str = "lower") -> dict[str, Any]:
    return {"key": key, "section": section, "pattern": pattern, "points": points}


def altered(base: str, key: str, *, categories: dict[str, dict[str, Any]] | None = None, **rules: Any) -> Rules:
    """A ruleset of the catalog with other categories of the same keys, and other rules."""
    made: Rules = deepcopy({**catalog.document(base)["rules"], "key": key, **rules})
    for one in made["categories"]:
        one |= (categories or {}).get(one["key"], {})
    return made


def groups(*sizes: int) -> dict[str, Any]:
    return {"kind": "groups", "sizes": [*sizes]}


def equal(count: int) -> dict[str, Any]:
    return {"kind": "of_a_kind", "count": count}


def containing(*faces: int) -> dict[str, Any]:
    return {"kind": "contains", "faces": [*faces]}


def fixed(points: int) -> dict[str, Any]:
    return {"kind": "fixed", "points": points}


MATCHING, SUM = {"kind": "matching"}, {"kind": "sum"}
FIVE_EQUAL = {"kind": "one_of", "patterns": [groups(3, 2), equal(5)]}
FACES = ("ones", "twos", "threes", "fours", "fives", "sixes")
COLOURS = ((1, 6), (2, 5), (3, 4))  # of Kismet's dice: opposite faces are of one colour

STRICT_YACHT = altered(
    "yacht",
    "strict-yacht",
    categories={"four_of_a_kind": {"points": MATCHING}, "full_house": {"pattern": groups(3, 2)}},
)
FREE_JOKER = altered("yahtzee", "free-joker", joker={"category": "yahtzee", "policy": "free"})
NO_JOKER = altered("yahtzee", "no-joker", joker=None)
FIFTY_MORE = altered("yahtzee", "fifty-more", extra_bonus={"category": "yahtzee", "points": 50})
FIVE_EQUAL_HOUSE = altered("yahtzee", "five-equal-house", categories={"full_house": {"pattern": FIVE_EQUAL}})
MORE_THAN_63 = altered("yahtzee", "more-than-63", upper_bonus={"at_least": 64, "points": 35})
TOP_TO_BOTTOM = altered("yatzy", "top-to-bottom", fill_order="top_to_bottom")
LOWER_FIRST = altered("yatzy", "lower-first", fill_order="lower_first")
MAXI_YATZY: Rules = {
    "key": "maxi-yatzy",
    "dice": 6,
    "faces": 6,
    "rolls": 3,
    "fill_order": "any",
    "order": "seat",
    "upper_bonus": {"at_least": 84, "points": 100},
    "categories": [
        *(
            category(key, {"kind": "any"}, {"kind": "face", "face": face}, "upper")
            for face, key in enumerate(FACES, start=1)
        ),
        category("one_pair", equal(2), MATCHING),
        category("two_pairs", groups(2, 2), MATCHING),
        category("three_pairs", groups(2, 2, 2), MATCHING),
        category("three_of_a_kind", equal(3), MATCHING),
        category("four_of_a_kind", equal(4), MATCHING),
        category("five_of_a_kind", equal(5), MATCHING),
        category("small_straight", containing(1, 2, 3, 4, 5), fixed(15)),
        category("large_straight", containing(2, 3, 4, 5, 6), fixed(20)),
        category("full_straight", containing(1, 2, 3, 4, 5, 6), fixed(21)),
        category("full_house", groups(3, 2), MATCHING),
        category("villa", groups(3, 3), MATCHING),
        category("tower", groups(4, 2), MATCHING),
        category("chance", {"kind": "any"}, SUM),
        category("maxi_yatzy", equal(6), fixed(100)),
    ],
}


def of_one_colour(*first: dict[str, Any]) -> dict[str, Any]:
    """What is of one colour and meets these patterns."""
    among = [{"kind": "among", "faces": [*faces]} for faces in COLOURS]
    return {"kind": "one_of", "patterns": [{"kind": "all_of", "patterns": [*first, colour]} for colour in among]}


# "Kismet Rules", cardsdicedominoes.com, and "Kismet", ultraboardgames.com, read on 2026-12-01, but for what a second
# Kismet does to the others.
KISMET: Rules = {
    "key": "kismet",
    "dice": 5,
    "faces": 6,
    "rolls": 3,
    "fill_order": "any",
    "order": "roll_off",
    "upper_bonus": {
        "at_least": 63,
        "points": 35,
        "further": [{"at_least": 71, "points": 55}, {"at_least": 78, "points": 75}],
    },
    "categories": [
        *(
            category(key, {"kind": "any"}, {"kind": "face", "face": face}, "upper")
            for face, key in enumerate(FACES, start=1)
        ),
        category(
            "two_pairs_of_one_colour",
            {"kind": "one_of", "patterns": [containing(low, low, high, high) for low, high in COLOURS]},
            SUM,
        ),
        category("three_of_a_kind", equal(3), SUM),
        category("straight", {"kind": "straight", "length": 5}, fixed(30)),
        category("flush", of_one_colour(), fixed(35)),
        category("full_house", groups(3, 2), {**SUM, "plus": 15}),
        category("full_house_of_one_colour", of_one_colour(groups(3, 2)), {**SUM, "plus": 20}),
        category("four_of_a_kind", equal(4), {**SUM, "plus": 25}),
        category("yarborough", {"kind": "any"}, SUM),
        category("kismet", equal(5), {**SUM, "plus": 50}),
    ],
}
ALL = (
    STRICT_YACHT,
    FREE_JOKER,
    NO_JOKER,
    FIFTY_MORE,
    FIVE_EQUAL_HOUSE,
    MORE_THAN_63,
    TOP_TO_BOTTOM,
    LOWER_FIRST,
    MAXI_YATZY,
    KISMET,
)
