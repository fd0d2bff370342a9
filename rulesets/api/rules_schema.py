"""The rules part of a document as OpenAPI 3.1 describes it; ``rulesets/rules.py`` is what checks it."""

from typing import Any

from rulesets.rules import FILL_ORDERS, JOKER_POLICIES, ORDERS, SECTIONS

Schema = dict[str, Any]


def _whole(description: str = "") -> Schema:
    return {"type": "integer", "description": description} if description else {"type": "integer"}


def _object(properties: Schema, description: str = "") -> Schema:
    schema: Schema = {"type": "object", "required": sorted(properties), "properties": properties}
    return schema | ({"description": description} if description else {})


def _kind(kind: str, description: str, **properties: Schema) -> Schema:
    return _object({"kind": {"const": kind, "type": "string"}, **properties}, description)


def _or_null(schema: Schema) -> Schema:
    return {"oneOf": [schema, {"type": "null"}]}


_WHOLE_NUMBERS = {"type": "array", "items": _whole()}
_PATTERNS = [
    _kind("any", "Any dice."),
    _kind("of_a_kind", "At least `count` equal dice.", count=_whole()),
    _kind("groups", "Different faces, each at least as often as its size.", sizes=_WHOLE_NUMBERS),
    _kind("straight", "`length` consecutive faces among the dice.", length=_whole()),
    _kind("faces", "Exactly these dice.", faces=_WHOLE_NUMBERS),
]
_ONE_OF = _kind("one_of", "Any of these patterns.", patterns={"type": "array", "items": {"oneOf": _PATTERNS}})
_POINTS = [
    _kind("sum", "The sum of all the dice."),
    _kind("face", "The sum of the dice that show `face`.", face=_whole()),
    _kind("matching", "The sum of the dice that the pattern matched, the highest choice of them."),
    _kind("fixed", "Always so many.", points=_whole()),
]
_CATEGORY = _object(
    {
        "key": {"type": "string"},
        "section": {"type": "string", "enum": [*SECTIONS]},
        "pattern": {"oneOf": [*_PATTERNS, _ONE_OF]},
        "points": {"oneOf": _POINTS},
    }
)

RULES_SCHEMA = _object(
    {
        "key": {"type": "string"},
        "dice": _whole("How many dice there are."),
        "faces": _whole("How many faces a die has."),
        "rolls": _whole("The most rolls a turn may have."),
        "categories": {"type": "array", "items": _CATEGORY},
        "upper_bonus": _or_null(
            _object(
                {"at_least": _whole(), "points": _whole()},
                "Points once the upper categories together reach `at_least`.",
            )
        ),
        "extra_bonus": _or_null(
            _object(
                {"category": {"type": "string"}, "points": _whole()},
                "While `category` holds more than 0, each further roll that meets it brings these points on top.",
            )
        ),
        "joker": _or_null(
            _object(
                {"category": {"type": "string"}, "policy": {"type": "string", "enum": [*JOKER_POLICIES]}},
                "Once `category` is filled, a further roll that meets it is a joker.",
            )
        ),
        "fill_order": {"type": "string", "enum": [*FILL_ORDERS]},
        "order": {"type": "string", "enum": [*ORDERS], "description": "Who begins, unless the game says otherwise."},
    },
    "The part of the document that the digest is of.",
)
