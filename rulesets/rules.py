"""The rules part of a document in its one normal form: checked, every key present, null where there is nothing.

Equal rules must have equal digests, so what has no order (the sizes of groups, exact faces) is sorted here.
"""

from collections.abc import Mapping
from functools import partial
from typing import NotRequired, TypedDict, cast

from rulesets.reader import Reader, each

RULESET_KEY = r"[a-z0-9]+([.-][a-z0-9]+)*"
CATEGORY_KEY = r"[a-z0-9]+(_[a-z0-9]+)*"
SECTIONS = ("upper", "lower")
FILL_ORDERS = ("any", "upper_first", "lower_first", "top_to_bottom")
ORDERS = ("seat", "random", "roll_off")
JOKER_POLICIES = ("forced", "free")
_FORCED_IN = ("any", "upper_first")  # elsewhere a forced joker would break the order

_DICE_LIMIT = 6
_FACES = 6  # dice/1 draws six-sided dice and no others
_ROLLS_LIMIT = 4
_CATEGORIES_LIMIT = 22  # solver and planner keep a number for each set of them
_PATTERNS_LIMIT = 400  # each is held against every roll when the rules are compiled
_POINTS_LIMIT = 1000
_STEPS_LIMIT = 10


class PatternRules(TypedDict):
    kind: str
    count: NotRequired[int]
    sizes: NotRequired[list[int]]
    length: NotRequired[int]
    faces: NotRequired[list[int]]
    patterns: NotRequired[list["PatternRules"]]


class PointsRules(TypedDict):
    kind: str
    face: NotRequired[int]
    points: NotRequired[int]
    plus: NotRequired[int]  # only where there is any, so that rules without keep their digest


class CategoryRules(TypedDict):
    key: str
    section: str
    pattern: PatternRules
    points: PointsRules


class StepRules(TypedDict):
    at_least: int
    points: int


class UpperBonusRules(TypedDict):
    at_least: int
    points: int
    further: NotRequired[list[StepRules]]  # higher steps, whose points come instead; only where there are any


class ExtraBonusRules(TypedDict):
    category: str
    points: int


class JokerRules(TypedDict):
    category: str
    policy: str


class Rules(TypedDict):
    key: str
    dice: int
    faces: int
    rolls: int
    categories: list[CategoryRules]
    upper_bonus: UpperBonusRules | None
    extra_bonus: ExtraBonusRules | None
    joker: JokerRules | None
    fill_order: str
    order: str


def read_rules(rules: Mapping[str, object]) -> Rules:
    """The rules part in normal form; raises InvalidRuleset with the path of the first fault."""
    field = Reader(dict(rules), "rules").fields(
        ("key", "dice", "faces", "rolls", "categories", "fill_order", "order"),
        ("upper_bonus", "extra_bonus", "joker"),
    )
    plain = {
        "key": lambda: field["key"].key(RULESET_KEY),
        "dice": lambda: field["dice"].integer(1, _DICE_LIMIT),
        "faces": lambda: field["faces"].integer(_FACES, _FACES),
        "rolls": lambda: field["rolls"].integer(1, _ROLLS_LIMIT),
        "categories": lambda: _categories(field["categories"]),
        "fill_order": lambda: field["fill_order"].choice(FILL_ORDERS),
        "order": lambda: field["order"].choice(ORDERS),
    }
    read = each(plain)
    keys = [category["key"] for category in read["categories"]]
    of_categories = {
        "upper_bonus": lambda: _upper_bonus(field["upper_bonus"], read["categories"]),
        "extra_bonus": lambda: _extra_bonus(field["extra_bonus"], keys),
        "joker": lambda: _joker(field["joker"], keys, read["fill_order"]),
    }
    return cast(Rules, read | each(of_categories))


def _categories(reader: Reader) -> list[CategoryRules]:
    items = reader.items(_CATEGORIES_LIMIT)
    categories: list[CategoryRules] = [
        *each({place: partial(_category, item) for place, item in enumerate(items)}).values()
    ]
    seen: set[str] = set()
    for item, category in zip(items, categories, strict=True):
        if category["key"] in seen:
            raise item.child("key", None).fault("{category} stands here twice", category=category["key"])
        seen.add(category["key"])
    if sum(_simple_patterns(category["pattern"]) for category in categories) > _PATTERNS_LIMIT:
        raise reader.fault("may have at most {most} patterns in all", most=_PATTERNS_LIMIT)
    return categories


def _simple_patterns(pattern: PatternRules) -> int:
    return sum(map(_simple_patterns, pattern["patterns"])) if "patterns" in pattern else 1


def _category(reader: Reader) -> CategoryRules:
    field = reader.fields(("key", "section", "pattern", "points"))
    return {
        "key": field["key"].key(CATEGORY_KEY),
        "section": field["section"].choice(SECTIONS),
        "pattern": _pattern(field["pattern"]),
        "points": _points(field["points"]),
    }


def _pattern(reader: Reader) -> PatternRules:
    return _composite(reader, ("one_of", "all_of"))


def _composite(reader: Reader, kinds: tuple[str, ...]) -> PatternRules:
    """A pattern of these kinds of patterns, or a simple one.

    An alternative is never a choice again, and what must all be met is simple: more would say nothing new, and a
    hostile document could nest for ever.
    """
    kind = _kind(reader, (*_SIMPLE_PATTERNS, *kinds))
    if kind not in kinds:
        return _simple_pattern(reader)
    within = kinds[kinds.index(kind) + 1 :]
    parts = reader.fields(("kind", "patterns"))["patterns"].items(20)
    return {"kind": kind, "patterns": [_composite(part, within) for part in parts]}


def _simple_pattern(reader: Reader) -> PatternRules:
    kind = _kind(reader, _SIMPLE_PATTERNS)
    name = _SIMPLE_PATTERNS[kind]
    if name is None:
        reader.fields(("kind",))
        return {"kind": kind}
    value = reader.fields(("kind", name))[name]
    match name:
        case "count":
            return {"kind": kind, "count": value.integer(1, _DICE_LIMIT)}
        case "length":
            return {"kind": kind, "length": value.integer(1, _FACES)}
        case "sizes":
            sizes = [size.integer(1, _DICE_LIMIT) for size in value.items(_DICE_LIMIT)]
            return {"kind": kind, "sizes": sorted(sizes, reverse=True)}
        case _:
            faces = [face.integer(1, _FACES) for face in value.items(_DICE_LIMIT)]
            return {"kind": kind, "faces": sorted({*faces} if kind == "among" else faces)}


_SIMPLE_PATTERNS = {
    "any": None,
    "of_a_kind": "count",
    "groups": "sizes",
    "straight": "length",
    "faces": "faces",
    "contains": "faces",
    "among": "faces",
}


def _points(reader: Reader) -> PointsRules:
    kind = _kind(reader, ("sum", "face", "matching", "fixed"))
    match kind:
        case "face":
            return {"kind": kind, "face": reader.fields(("kind", "face"))["face"].integer(1, _FACES)}
        case "fixed":
            return {"kind": kind, "points": reader.fields(("kind", "points"))["points"].integer(1, _POINTS_LIMIT)}
        case _:
            plus = reader.fields(("kind",), ("plus",))["plus"]
            return {"kind": kind} if plus.value is None else {"kind": kind, "plus": plus.integer(1, _POINTS_LIMIT)}


def _kind(reader: Reader, kinds: tuple[str, ...] | dict[str, str | None]) -> str:
    given = reader.named()
    if "kind" not in given:
        raise reader.child("kind", None).fault("is missing")
    return given["kind"].choice(kinds)


def _upper_bonus(reader: Reader, categories: list[CategoryRules]) -> UpperBonusRules | None:
    if reader.value is None:
        return None
    if not any(category["section"] == "upper" for category in categories):
        raise reader.fault("there is no upper category to earn it in")
    field = reader.fields(("at_least", "points"), ("further",))
    first = _step(field, above={"at_least": 0, "points": 0})
    if field["further"].value is None:
        return {"at_least": first["at_least"], "points": first["points"]}
    further: list[StepRules] = []
    for item in field["further"].items(_STEPS_LIMIT):
        further.append(_step(item.fields(("at_least", "points")), above=[first, *further][-1]))
    return {"at_least": first["at_least"], "points": first["points"], "further": further}


def _step(field: Mapping[str, Reader], above: StepRules) -> StepRules:
    """A threshold and its points, both higher than those of the step before."""
    return {
        "at_least": field["at_least"].integer(above["at_least"] + 1, _POINTS_LIMIT),
        "points": field["points"].integer(above["points"] + 1, _POINTS_LIMIT),
    }


def _extra_bonus(reader: Reader, keys: list[str]) -> ExtraBonusRules | None:
    if reader.value is None:
        return None
    field = reader.fields(("category", "points"))
    return {"category": _category_named(field["category"], keys), "points": field["points"].integer(1, _POINTS_LIMIT)}


def _joker(reader: Reader, keys: list[str], fill_order: str) -> JokerRules | None:
    if reader.value is None:
        return None
    field = reader.fields(("category", "policy"))
    policy = field["policy"].choice(JOKER_POLICIES)
    if policy == "forced" and fill_order not in _FORCED_IN:
        raise field["policy"].fault(
            "a joker can only be free where the fill order is {fill_order}", fill_order=fill_order
        )
    return {"category": _category_named(field["category"], keys), "policy": policy}


def _category_named(reader: Reader, keys: list[str]) -> str:
    key = reader.text()
    if key not in keys:
        raise reader.fault("there is no category {category}", category=key)
    return key
