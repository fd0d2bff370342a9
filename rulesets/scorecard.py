"""A scorecard as a value: what is filled, with how much, and what that adds up to."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulesets.dice import Points
from rulesets.errors import CategoryFilled, ImpossiblePoints
from rulesets.ruleset import Category, Ruleset


@dataclass(frozen=True, slots=True)
class Scorecard:
    """The filled categories with their points, and the sum of the extra bonuses earned so far."""

    points: Mapping[str, Points] = field(default_factory=dict)
    bonus: Points = 0


def scorecard_of(ruleset: Ruleset, points: Mapping[str, Points]) -> Scorecard:
    """A scorecard that somebody claims to have; raises UnknownCategory and ImpossiblePoints."""
    for category, claimed in points.items():
        if claimed not in ruleset.possible_points(category):
            raise ImpossiblePoints(category=category, points=claimed)
    return Scorecard(dict(points))


def open_categories(ruleset: Ruleset, card: Scorecard) -> tuple[Category, ...]:
    """The categories still to fill, in the ruleset's order."""
    return tuple(category for category in ruleset.categories if category.key not in card.points)


def is_full(ruleset: Ruleset, card: Scorecard) -> bool:
    """Whether every category is filled."""
    return not open_categories(ruleset, card)


def upper(ruleset: Ruleset, card: Scorecard) -> Points:
    """The points in the upper section, without its bonus."""
    return _section(ruleset, card, "upper")


def upper_bonus(ruleset: Ruleset, card: Scorecard) -> Points:
    """The upper bonus, from the moment the upper section reaches a threshold."""
    bonus = ruleset.upper_bonus
    return bonus.of(upper(ruleset, card)) if bonus else 0


def lower(ruleset: Ruleset, card: Scorecard) -> Points:
    """The points in the lower section, without extra bonuses."""
    return _section(ruleset, card, "lower")


def total(ruleset: Ruleset, card: Scorecard) -> Points:
    """The grand total: both sections, the upper bonus and the extra bonuses."""
    return upper(ruleset, card) + upper_bonus(ruleset, card) + lower(ruleset, card) + card.bonus


def fill(ruleset: Ruleset, card: Scorecard, category: str, points: Points, bonus: Points) -> Scorecard:
    """The scorecard with one more category filled; raises UnknownCategory and CategoryFilled."""
    key = ruleset.category(category).key
    if key in card.points:
        raise CategoryFilled(category=key)
    return Scorecard({**card.points, key: points}, card.bonus + bonus)


def _section(ruleset: Ruleset, card: Scorecard, section: str) -> Points:
    return sum(card.points.get(category.key, 0) for category in ruleset.categories if category.section == section)
