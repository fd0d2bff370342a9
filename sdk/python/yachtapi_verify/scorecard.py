"""What may be written into a scorecard, what it brings, and what it adds up to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations_with_replacement

from yachtapi_verify.dice import FACES, Dice
from yachtapi_verify.refusal import Refused
from yachtapi_verify.rules import Category, Rules


@dataclass(frozen=True, slots=True)
class Card:
    """The filled boxes with their points, and the sum of the extra bonuses."""

    points: Mapping[str, int] = field(default_factory=dict)
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """What one choice of a category brings: its points, and an extra bonus."""

    category: str
    points: int
    bonus: int


def legal(rules: Rules, card: Card, dice: Dice) -> tuple[Category, ...]:
    """Return the categories that the dice may go into, in the ruleset's order."""
    if not _is_joker(rules, card, dice) or rules.joker_is_free:
        return _due(rules, card, rules.fill_order)
    free = _free(rules, card)
    if own := tuple(category for category in free if category.is_upper and category.face == dice[0]):
        return own
    return _due(rules, card, "lower_first" if rules.fill_order == "any" else rules.fill_order)


def entries(rules: Rules, card: Card, dice: Dice) -> tuple[Entry, ...]:
    """Return what the dice bring wherever they may go, in the ruleset's order."""
    joker, bonus = _is_joker(rules, card, dice), _extra_bonus(rules, card, dice)
    return tuple(
        Entry(
            category.key,
            category.joker_points(dice) if joker and not category.is_upper else category.points(dice),
            bonus,
        )
        for category in legal(rules, card, dice)
    )


def enter(rules: Rules, card: Card, dice: Dice, key: str) -> Entry:
    """Return what the dice bring in a category; raises Refused when they may not go there."""
    if rules.category(key).key in card.points:
        raise Refused(f"{key} was filled before")
    allowed = {entry.category: entry for entry in entries(rules, card, dice)}
    if key not in allowed:
        raise Refused(f"{key} is not allowed for these dice now, only {', '.join(allowed)}")
    return allowed[key]


def given_up(rules: Rules, card: Card, dice: Dice) -> Category:
    """Return the category in which a turn that ran out scores 0.

    Of those that the dice on the table may go into, or, before the first roll, that any dice may, it is the one that
    can hold the fewest points at best; of equal ones the first in the ruleset's order.
    """
    before_roll = _due(rules, card, rules.fill_order)
    return min(legal(rules, card, dice) if dice else before_roll, key=lambda category: most_points(rules, category))


@lru_cache(maxsize=1000)
def most_points(rules: Rules, category: Category) -> int:
    """Return the most points that a category can ever hold, those under a joker included."""
    rolls = list(combinations_with_replacement(range(1, FACES + 1), rules.dice))
    jokers = [dice for dice in rolls if rules.joker is not None and rules.meets(rules.joker, dice)]
    as_joker = [] if category.is_upper else [category.joker_points(dice) for dice in jokers]
    return max([category.points(dice) for dice in rolls] + as_joker)


def filled(card: Card, entry: Entry) -> Card:
    """Return the card with an entry written into it."""
    return Card({**card.points, entry.category: entry.points}, card.bonus + entry.bonus)


def is_full(rules: Rules, card: Card) -> bool:
    """Tell whether every box is filled."""
    return len(card.points) == len(rules.categories)


def upper_bonus(rules: Rules, card: Card) -> int:
    """Return the bonus of the upper section as far as it is filled."""
    upper = sum(card.points.get(category.key, 0) for category in rules.categories if category.is_upper)
    return 0 if rules.upper_bonus is None else rules.upper_bonus.of(upper)


def total(rules: Rules, card: Card) -> int:
    """Return the grand total, bonuses included."""
    return sum(card.points.values()) + upper_bonus(rules, card) + card.bonus


def _free(rules: Rules, card: Card) -> tuple[Category, ...]:
    return tuple(category for category in rules.categories if category.key not in card.points)


def _due(rules: Rules, card: Card, fill_order: str) -> tuple[Category, ...]:
    """The free boxes that this order lets be filled now."""
    free = _free(rules, card)
    upper = tuple(category for category in free if category.is_upper)
    lower = tuple(category for category in free if not category.is_upper)
    match fill_order:
        case "upper_first":
            return upper or lower
        case "lower_first":
            return lower or upper
        case "top_to_bottom":
            return free[:1]
        case _:
            return free


def _is_joker(rules: Rules, card: Card, dice: Dice) -> bool:
    return rules.joker is not None and rules.joker in card.points and rules.meets(rules.joker, dice)


def _extra_bonus(rules: Rules, card: Card, dice: Dice) -> int:
    extra = rules.extra_bonus
    if extra is None or card.points.get(extra.category, 0) == 0 or not rules.meets(extra.category, dice):
        return 0
    return extra.points
