"""What a seat may do in its turn: which dice it may keep, which categories it may fill, and for how much."""

from collections.abc import Sequence
from dataclasses import dataclass

from rulesets.dice import Dice, Points, is_among
from rulesets.errors import (
    CategoryFilled,
    CategoryNotLegal,
    FirstRollKeepsNothing,
    InvalidDice,
    InvalidRoll,
    KeepNotOnTable,
    KeepsEverything,
    NoRollsLeft,
)
from rulesets.ruleset import Category, Ruleset
from rulesets.scorecard import Scorecard, open_categories


@dataclass(frozen=True, slots=True)
class CategoryScore:
    """What the dice would bring in one open category; where they may not go they bring nothing."""

    category: str
    points: Points
    bonus: Points
    legal: bool


def check_roll(ruleset: Ruleset, roll: int) -> None:
    """Raise InvalidRoll unless a turn has a roll of that number."""
    if not 1 <= roll <= ruleset.rolls:
        raise InvalidRoll(rolls=ruleset.rolls, roll=roll)


def check_keep(ruleset: Ruleset, rolls_made: int, dice: Dice | None, keep: Dice) -> None:
    """Raise what forbids this keep before the next roll, if anything does; ``dice`` is None before the first."""
    if rolls_made >= ruleset.rolls:
        raise NoRollsLeft(rolls=ruleset.rolls)
    if not all(1 <= face <= ruleset.faces for face in keep):
        raise InvalidDice(dice_count=ruleset.dice, faces=ruleset.faces)
    if dice is None or rolls_made == 0:
        if keep:
            raise FirstRollKeepsNothing(keep=list(keep))
        return
    if not is_among(keep, dice):
        raise KeepNotOnTable(keep=list(keep), dice=list(dice))
    if len(keep) == len(dice):
        raise KeepsEverything(keep=list(keep))


def scores(ruleset: Ruleset, card: Scorecard, dice: Dice) -> tuple[CategoryScore, ...]:
    """What the dice would bring in every open category, in the ruleset's order; raises InvalidDice."""
    dice = ruleset.roll(dice)
    still_open = open_categories(ruleset, card)
    joker = is_joker(ruleset, card, dice)
    tables = ruleset.tables.joker if joker else ruleset.tables.plain
    allowed = _joker_categories(ruleset, still_open, dice) if joker else _fillable(ruleset, still_open)
    legal = {category.key for category in allowed}
    bonus = _extra_bonus(ruleset, card, dice)
    return tuple(
        CategoryScore(category.key, tables[category.key][dice], bonus, True)
        if category.key in legal
        else CategoryScore(category.key, 0, 0, False)
        for category in still_open
    )


def score(ruleset: Ruleset, card: Scorecard, dice: Dice, category: str) -> CategoryScore:
    """What the dice bring in the chosen category; raises UnknownCategory, CategoryFilled and CategoryNotLegal."""
    key = ruleset.category(category).key
    candidates = {candidate.category: candidate for candidate in scores(ruleset, card, dice) if candidate.legal}
    if key in card.points:
        raise CategoryFilled(category=key, legal=list(candidates))
    if key not in candidates:
        raise CategoryNotLegal(category=key, legal=list(candidates))
    return candidates[key]


def given_up(ruleset: Ruleset, card: Scorecard, dice: Dice | None) -> Category:
    """The category that a turn is given up in: of those that may be filled now the one that can hold the least.

    The least is by the most points that the score tables have for a category, jokers included; of equal ones the first
    in the ruleset's order. Before the first roll, when ``dice`` is None, no joker restricts the choice.
    """
    if dice is None:
        allowed = _fillable(ruleset, open_categories(ruleset, card))
    else:
        legal = {score.category for score in scores(ruleset, card, dice) if score.legal}
        allowed = [category for category in open_categories(ruleset, card) if category.key in legal]
    return min(allowed, key=lambda category: max(ruleset.possible_points(category.key)))


def is_joker(ruleset: Ruleset, card: Scorecard, dice: Dice) -> bool:
    """Whether the dice meet the joker's category and that is filled already, be it with 0."""
    return ruleset.joker is not None and ruleset.joker.category in card.points and dice in ruleset.tables.joker_rolls


def _joker_categories(ruleset: Ruleset, still_open: Sequence[Category], dice: Dice) -> Sequence[Category]:
    if ruleset.joker is not None and ruleset.joker.policy == "forced":
        matching = [category for category in still_open if category.section == "upper" and category.face == dice[0]]
        if matching:
            return matching
    return _first_open(ruleset.joker_stages, still_open)


def _fillable(ruleset: Ruleset, still_open: Sequence[Category]) -> Sequence[Category]:
    return _first_open(ruleset.stages, still_open)


def _first_open(stages: Sequence[Sequence[Category]], still_open: Sequence[Category]) -> Sequence[Category]:
    """The open categories of the first stage that has any."""
    left = set(still_open)
    return next((found for stage in stages if (found := [category for category in stage if category in left])), [])


def _extra_bonus(ruleset: Ruleset, card: Scorecard, dice: Dice) -> Points:
    bonus = ruleset.extra_bonus
    if bonus is None or card.points.get(bonus.category, 0) == 0 or dice not in ruleset.tables.bonus_rolls:
        return 0
    return bonus.points
