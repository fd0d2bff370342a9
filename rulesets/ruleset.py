"""A ruleset compiled from its rules part: one frozen value that scoring, legality, bots and the audit look up in."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, cast

import rfc8785

from rulesets.dice import Dice, Face, Points
from rulesets.errors import InvalidDice, UnknownCategory
from rulesets.rules import CategoryRules, Rules, UpperBonusRules, read_rules
from rulesets.tables import PointsTable, ScoreTables, score_tables


@dataclass(frozen=True, slots=True)
class Category:
    """One line of the scorecard; ``face`` is the face it sums where it is an upper category of one face."""

    key: str
    section: str
    face: Face | None


@dataclass(frozen=True, slots=True)
class UpperBonus:
    """Points once the upper categories together reach a threshold: its steps (threshold, points), the lowest first."""

    steps: tuple[tuple[Points, Points], ...]

    @property
    def first(self) -> tuple[Points, Points]:
        """The step that brings anything at all."""
        return self.steps[0]

    @property
    def last(self) -> tuple[Points, Points]:
        """The step beyond which nothing more is won."""
        return self.steps[-1]

    def of(self, total: Points) -> Points:
        """What an upper total brings."""
        return max((points for at_least, points in self.steps if total >= at_least), default=0)

    @property
    def rises(self) -> tuple[tuple[Points, Points], ...]:
        """What each threshold brings more than the one before."""
        points = [0, *(points for _, points in self.steps)]
        return tuple((at_least, more - points[place]) for place, (at_least, more) in enumerate(self.steps))


@dataclass(frozen=True, slots=True)
class ExtraBonus:
    """Points for each further roll that meets a category which already holds more than 0."""

    category: str
    points: Points


@dataclass(frozen=True, slots=True)
class Joker:
    """What a roll that meets this category may do elsewhere once the category is filled."""

    category: str
    policy: str


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One game's rules; two are equal when their digests are.

    ``stages`` is the fill order: a roll goes into an open category of the first stage that has any, and a joker that
    nothing forces into one of the first of ``joker_stages``.
    """

    digest: str
    key: str = field(compare=False)
    dice: int = field(compare=False)
    faces: int = field(compare=False)
    rolls: int = field(compare=False)
    categories: tuple[Category, ...] = field(compare=False, repr=False)
    upper_bonus: UpperBonus | None = field(compare=False)
    extra_bonus: ExtraBonus | None = field(compare=False)
    joker: Joker | None = field(compare=False)
    fill_order: str = field(compare=False)
    order: str = field(compare=False)
    stages: tuple[tuple[Category, ...], ...] = field(compare=False, repr=False)
    joker_stages: tuple[tuple[Category, ...], ...] = field(compare=False, repr=False)
    rules: Rules = field(compare=False, repr=False)
    tables: ScoreTables = field(compare=False, repr=False)
    by_key: Mapping[str, Category] = field(compare=False, repr=False)

    def category(self, key: str) -> Category:
        """The category of that key; raises UnknownCategory."""
        try:
            return self.by_key[key]
        except KeyError:
            raise UnknownCategory(category=key, categories=list(self.by_key)) from None

    def roll(self, faces: Iterable[Face]) -> Dice:
        """The faces, in any order, as a roll of all the dice; raises InvalidDice."""
        dice = tuple(sorted(faces))
        if len(dice) != self.dice or not all(1 <= face <= self.faces for face in dice):
            raise InvalidDice(dice_count=self.dice, faces=self.faces)
        return dice

    def points(self, category: str, dice: Dice) -> Points:
        """What the dice are worth in a category, without any joker; raises UnknownCategory and InvalidDice."""
        return self._look_up(self.tables.plain, category, dice)

    def joker_points(self, category: str, dice: Dice) -> Points:
        """What the dice are worth in a category while they are a joker; raises UnknownCategory and InvalidDice."""
        return self._look_up(self.tables.joker, category, dice)

    def possible_points(self, category: str) -> frozenset[Points]:
        """All that can ever stand in a category; a 0 always can. Raises UnknownCategory."""
        key = self.category(category).key
        return frozenset({0, *self.tables.plain[key].values(), *self.tables.joker[key].values()})

    def _look_up(self, tables: Mapping[str, PointsTable], category: str, dice: Dice) -> Points:
        table = tables[self.category(category).key]
        try:
            return table[dice]
        except KeyError:
            raise InvalidDice(dice_count=self.dice, faces=self.faces) from None


def compile_rules(rules: Mapping[str, object]) -> Ruleset:
    """The ruleset of a rules part, compiled once a process; raises InvalidRuleset with the path of the fault."""
    return _compiled(rfc8785.dumps(cast(Any, read_rules(rules))))


@lru_cache(maxsize=64)
def _compiled(canonical: bytes) -> Ruleset:
    rules: Rules = json.loads(canonical)
    categories = tuple(_category(category) for category in rules["categories"])
    upper_bonus, extra_bonus, joker = rules["upper_bonus"], rules["extra_bonus"], rules["joker"]
    return Ruleset(
        digest=hashlib.sha256(canonical).hexdigest(),
        key=rules["key"],
        dice=rules["dice"],
        faces=rules["faces"],
        rolls=rules["rolls"],
        categories=categories,
        upper_bonus=_upper_bonus(upper_bonus) if upper_bonus else None,
        extra_bonus=ExtraBonus(**extra_bonus) if extra_bonus else None,
        joker=Joker(**joker) if joker else None,
        fill_order=rules["fill_order"],
        order=rules["order"],
        stages=_stages(categories, rules["fill_order"]),
        joker_stages=_joker_stages(categories, rules),
        rules=rules,
        tables=score_tables(rules),
        by_key={category.key: category for category in categories},
    )


def _upper_bonus(rules: UpperBonusRules) -> UpperBonus:
    steps = [(step["at_least"], step["points"]) for step in rules.get("further", ())]
    return UpperBonus(((rules["at_least"], rules["points"]), *steps))


def _stages(categories: tuple[Category, ...], fill_order: str) -> tuple[tuple[Category, ...], ...]:
    match fill_order:
        case "upper_first":
            return _section(categories, "upper"), _section(categories, "lower")
        case "lower_first":
            return _section(categories, "lower"), _section(categories, "upper")
        case "top_to_bottom":
            return tuple((category,) for category in categories)
        case _:
            return (categories,)


def _joker_stages(categories: tuple[Category, ...], rules: Rules) -> tuple[tuple[Category, ...], ...]:
    """A forced joker prefers the lower section, where it has its worth, unless the upper comes first anyway."""
    is_forced = rules["joker"] is not None and rules["joker"]["policy"] == "forced"
    order = "lower_first" if is_forced and rules["fill_order"] == "any" else rules["fill_order"]
    return _stages(categories, order)


def _section(categories: tuple[Category, ...], section: str) -> tuple[Category, ...]:
    return tuple(category for category in categories if category.section == section)


def _category(rules: CategoryRules) -> Category:
    face = rules["points"].get("face") if rules["section"] == "upper" else None
    return Category(key=rules["key"], section=rules["section"], face=face)
