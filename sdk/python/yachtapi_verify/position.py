"""What an engine sees when it decides, and all that it may do."""

from dataclasses import dataclass
from itertools import combinations

from yachtapi_verify.dice import Cup, Dice
from yachtapi_verify.rules import Rules
from yachtapi_verify.scorecard import Card, legal


@dataclass(frozen=True, slots=True)
class Keep:
    """Throw again, with these faces left on the table."""

    faces: Dice

    def __str__(self) -> str:
        return f"keep {'-'.join(map(str, self.faces)) or 'nothing'} and throw again"


@dataclass(frozen=True, slots=True)
class Score:
    """Write the dice into this category."""

    category: str

    def __str__(self) -> str:
        return f"score {self.category}"


Action = Keep | Score


@dataclass(frozen=True, slots=True)
class Position:
    """A seat in its own ``turn``, counted from 1, after so many ``rolls``, the last one showing ``dice``."""

    rules: Rules
    cup: Cup
    seat: int
    turn: int
    rolls: int
    dice: Dice
    card: Card


def keeps(dice: Dice) -> tuple[Dice, ...]:
    """Return every keep that throws a die again, in canonical order: fewer dice first, then lower faces."""
    return tuple(keep for size in range(len(dice)) for keep in sorted(set(combinations(dice, size))))


def actions(position: Position) -> tuple[Action, ...]:
    """Return all that is legal, in canonical order: the keeps, then the categories as the ruleset lists them."""
    again = keeps(position.dice) if position.rolls < position.rules.rolls else ()
    categories = legal(position.rules, position.card, position.dice)
    return (*map(Keep, again), *(Score(category.key) for category in categories))
