"""The rules part of a document as OpenAPI 3.1 describes it; ``rulesets/rules.py`` is what checks it."""

from collections.abc import Iterable
from typing import Any

from rulesets.rules import FILL_ORDERS, JOKER_POLICIES, ORDERS, SECTIONS
from yachtapi.postprocessing import COMPONENT

Schema = dict[str, Any]


def _whole(description: str = "") -> Schema:
    return {"type": "integer", "description": description} if description else {"type": "integer"}


def _object(properties: Schema, description: str = "") -> Schema:
    schema: Schema = {"type": "object", "required": sorted(properties), "properties": properties}
    return schema | ({"description": description} if description else {})


def _kind(name: str, kind: str, description: str, **properties: Schema) -> Schema:
    return _named(name, _object({"kind": {"const": kind, "type": "string"}, **properties}, description))


def _choice(name: str, words: Iterable[str], description: str = "") -> Schema:
    schema: Schema = {"type": "string", "enum": [*words]}
    return _named(name, schema | ({"description": description} if description else {}))


def _or_null(schema: Schema) -> Schema:
    return {"oneOf": [schema, {"type": "null"}]}


def _named(name: str, schema: Schema) -> Schema:
    return {COMPONENT: name, **schema}


def _with_plus(points: Schema) -> Schema:
    plus = _whole("Points on top, if there are any.")
    return {**points, "properties": {**points["properties"], "plus": plus}}


_WHOLE_NUMBERS = {"type": "array", "items": _whole()}
_PATTERNS = [
    _kind("AnyPattern", "any", "Any dice."),
    _kind("OfAKindPattern", "of_a_kind", "At least `count` equal dice.", count=_whole()),
    _kind("GroupsPattern", "groups", "Different faces, each at least as often as its size.", sizes=_WHOLE_NUMBERS),
    _kind("StraightPattern", "straight", "`length` consecutive faces among the dice.", length=_whole()),
    _kind("FacesPattern", "faces", "Exactly these dice.", faces=_WHOLE_NUMBERS),
    _kind("ContainsPattern", "contains", "At least these dice, whatever the others show.", faces=_WHOLE_NUMBERS),
    _kind("AmongPattern", "among", "No other faces than these, such as those of one colour.", faces=_WHOLE_NUMBERS),
]
_ALL_OF = _kind(
    "AllOfPattern",
    "all_of",
    "All of these patterns; what the first of them matches counts as matched.",
    patterns={"type": "array", "items": {"oneOf": _PATTERNS}},
)
_ONE_OF = _kind(
    "OneOfPattern",
    "one_of",
    "Any of these patterns.",
    patterns={"type": "array", "items": {"oneOf": [*_PATTERNS, _ALL_OF]}},
)
_POINTS = [
    _with_plus(_kind("SumPoints", "sum", "The sum of all the dice.")),
    _kind("FacePoints", "face", "The sum of the dice that show `face`.", face=_whole()),
    _with_plus(
        _kind("MatchingPoints", "matching", "The sum of the dice that the pattern matched, the highest choice of them.")
    ),
    _kind("FixedPoints", "fixed", "Always so many.", points=_whole()),
]
_CATEGORY = _named(
    "RulesCategory",
    _object(
        {
            "key": {"type": "string"},
            "section": _choice("Section", SECTIONS),
            "pattern": {"oneOf": [*_PATTERNS, _ALL_OF, _ONE_OF]},
            "points": {"oneOf": _POINTS},
        }
    ),
)
_UPPER_BONUS = _named(
    "UpperBonus",
    _object(
        {"at_least": _whole(), "points": _whole()},
        "Points once the upper categories together reach `at_least`; more, instead, at each of `further`.",
    ),
)
_UPPER_BONUS["properties"]["further"] = {
    "type": "array",
    "items": _named("BonusStep", _object({"at_least": _whole(), "points": _whole()})),
    "description": "Higher steps, if there are any.",
}
_EXTRA_BONUS = _named(
    "ExtraBonus",
    _object(
        {"category": {"type": "string"}, "points": _whole()},
        "While `category` holds more than 0, each further roll that meets it brings these points on top.",
    ),
)
_JOKER = _named(
    "Joker",
    _object(
        {"category": {"type": "string"}, "policy": _choice("JokerPolicy", JOKER_POLICIES)},
        "Once `category` is filled, a further roll that meets it is a joker.",
    ),
)

RULES_SCHEMA = _named(
    "Rules",
    _object(
        {
            "key": {"type": "string"},
            "dice": _whole("How many dice there are."),
            "faces": _whole("How many faces a die has."),
            "rolls": _whole("The most rolls a turn may have."),
            "categories": {"type": "array", "items": _CATEGORY},
            "upper_bonus": _or_null(_UPPER_BONUS),
            "extra_bonus": _or_null(_EXTRA_BONUS),
            "joker": _or_null(_JOKER),
            "fill_order": _choice("FillOrder", FILL_ORDERS),
            "order": {
                "type": "string",
                "enum": [*ORDERS],
                "description": "Who begins, unless the game says otherwise.",
            },
        },
        "The part of the document that the digest is of.",
    ),
)
