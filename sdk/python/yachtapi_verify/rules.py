"""The rules part of a ruleset's document, checked and ready to score with.

This is an independent reading: nothing is shared with the server, so that one mistake is not made twice.
"""

import hashlib
from dataclasses import dataclass
from itertools import pairwise

from yachtapi_verify import shape
from yachtapi_verify.canonical import Json, encode, show
from yachtapi_verify.dice import FACES, Dice
from yachtapi_verify.patterns import MOST_DICE, MOST_POINTS, Matcher, Payment, read_pattern, read_payment
from yachtapi_verify.refusal import Refused

MOST_ROLLS = 10
MOST_CATEGORIES = 40
FILL_ORDERS = ("any", "upper_first", "lower_first", "top_to_bottom")
ORDERS = ("seat", "random", "roll_off")

_KEYS = (
    "key",
    "dice",
    "faces",
    "rolls",
    "categories",
    "upper_bonus",
    "extra_bonus",
    "joker",
    "fill_order",
    "order",
)


@dataclass(frozen=True, slots=True, eq=False)
class Category:
    """One box of the scorecard."""

    key: str
    is_upper: bool
    matched: Matcher
    payment: Payment

    @property
    def face(self) -> int | None:
        """The face that an upper box counts, which is where a joker of that face belongs."""
        return self.payment.amount if self.is_upper and self.payment.kind == "face" else None

    def points(self, dice: Dice) -> int:
        """Return what the dice give by the box's own pattern."""
        matched = self.matched(dice)
        return 0 if matched is None else self.payment.points(dice, matched)

    def joker_points(self, dice: Dice) -> int:
        """Return what the dice give when the box's pattern counts as met."""
        matched = self.matched(dice)
        return self.payment.points(dice, sum(dice) if matched is None else matched)


@dataclass(frozen=True, slots=True)
class Bonus:
    """Points for what is reached in the upper section: steps of a threshold and its points, each above the last."""

    steps: tuple[tuple[int, int], ...]

    def of(self, upper: int) -> int:
        """Return what so much in the upper section brings."""
        return max((points for at_least, points in self.steps if upper >= at_least), default=0)


@dataclass(frozen=True, slots=True)
class ExtraBonus:
    """Points for each further roll that meets a category which already holds some."""

    category: str
    points: int


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """A ruleset, known by its identity; ``joker`` is the key of the category whose further rolls are jokers."""

    key: str
    digest: str
    dice: int
    rolls: int
    categories: tuple[Category, ...]
    upper_bonus: Bonus | None
    extra_bonus: ExtraBonus | None
    joker: str | None
    joker_is_free: bool
    fill_order: str

    def category(self, key: str) -> Category:
        """Return the category of that key; raises Refused."""
        for category in self.categories:
            if category.key == key:
                return category
        raise Refused(f"the ruleset {self.key} has no category {show(key)}")

    def meets(self, key: str, dice: Dice) -> bool:
        """Tell whether dice meet the pattern of that category."""
        return self.category(key).matched(dice) is not None


def read_rules(value: Json) -> Rules:
    """Read a rules part; raises Refused."""
    part = shape.members(value, _KEYS, "the ruleset")
    shape.integer(part["faces"], FACES, FACES, "the ruleset's faces (dice/1 throws six-sided dice)")
    shape.one_of(part["order"], ORDERS, "the ruleset's order")
    joker, is_free = _joker(part["joker"])
    rules = Rules(
        key=shape.text(part["key"], "the ruleset's key"),
        digest=hashlib.sha256(encode(value)).hexdigest(),
        dice=shape.integer(part["dice"], 1, MOST_DICE, "the ruleset's dice"),
        rolls=shape.integer(part["rolls"], 1, MOST_ROLLS, "the ruleset's rolls"),
        categories=_categories(part["categories"]),
        upper_bonus=_upper_bonus(part["upper_bonus"]),
        extra_bonus=_extra_bonus(part["extra_bonus"]),
        joker=joker,
        joker_is_free=is_free,
        fill_order=shape.one_of(part["fill_order"], FILL_ORDERS, "the fill order"),
    )
    if rules.joker is not None and not is_free and rules.fill_order not in ("any", "upper_first"):
        raise Refused(f"a joker can't be forced where the fill order is {rules.fill_order}")
    if rules.joker is not None:
        rules.category(rules.joker)
    if rules.extra_bonus is not None:
        rules.category(rules.extra_bonus.category)
    return rules


def _categories(value: Json) -> tuple[Category, ...]:
    categories = tuple(_category(item) for item in shape.items(value, "the categories"))
    if not 1 <= len(categories) <= MOST_CATEGORIES:
        raise Refused(f"a ruleset must have 1 to {MOST_CATEGORIES} categories")
    if len({category.key for category in categories}) < len(categories):
        raise Refused("two categories of the ruleset have one key")
    return categories


def _category(value: Json) -> Category:
    part = shape.members(value, ("key", "section", "pattern", "points"), "a category")
    return Category(
        key=shape.text(part["key"], "a category's key"),
        is_upper=shape.one_of(part["section"], ("upper", "lower"), "a category's section") == "upper",
        matched=read_pattern(part["pattern"]),
        payment=read_payment(part["points"]),
    )


def _upper_bonus(value: Json) -> Bonus | None:
    if value is None:
        return None
    if not (isinstance(value, dict) and "further" in value):
        return Bonus((_step(value),))
    shape.members(value, ("at_least", "points", "further"), "the upper bonus")
    further = shape.items(value["further"], "the upper bonus's further steps")
    steps = [_step({name: value[name] for name in ("at_least", "points")}), *map(_step, further)]
    if any(low[0] >= high[0] or low[1] >= high[1] for low, high in pairwise(steps)):
        raise Refused("the upper bonus's steps do not rise")
    return Bonus(tuple(steps))


def _step(value: Json) -> tuple[int, int]:
    part = shape.members(value, ("at_least", "points"), "the upper bonus")
    return _points(part["at_least"]), _points(part["points"])


def _extra_bonus(value: Json) -> ExtraBonus | None:
    if value is None:
        return None
    part = shape.members(value, ("category", "points"), "the extra bonus")
    return ExtraBonus(shape.text(part["category"], "the extra bonus's category"), _points(part["points"]))


def _joker(value: Json) -> tuple[str | None, bool]:
    """The joker's category, and whether nothing forces where it goes."""
    if value is None:
        return None, False
    part = shape.members(value, ("category", "policy"), "the joker")
    policy = shape.one_of(part["policy"], ("forced", "free"), "the joker's policy")
    return shape.text(part["category"], "the joker's category"), policy == "free"


def _points(value: Json) -> int:
    return shape.integer(value, 0, MOST_POINTS, "the points of a bonus")
