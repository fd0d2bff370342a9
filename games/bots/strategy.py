"""What a strategy sees and what it answers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from rulesets import turn
from rulesets.dice import Dice, keeps
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard
from rulesets.solver.advice import Action

Pick = Callable[[int], int]
"""Draws one of k equally likely numbers from 0, from the seat's own lane of the committed seed."""

Advise = Callable[[Scorecard, Dice, int], Sequence[Action]]
"""Says what each legal action is worth under best play, by scorecard, dice and rolls left."""


@dataclass(frozen=True, slots=True)
class Position:
    """A seat in its turn, after a roll."""

    ruleset: Ruleset
    card: Scorecard
    dice: Dice
    rolls_left: int
    advise: Advise | None = None  # for a strategy that needs a solved table


@dataclass(frozen=True, slots=True)
class Keep:
    """Throw again all but these dice."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Fill:
    """Write the dice into this category."""

    category: str


Decision = Keep | Fill


class Strategy(Protocol):
    """One way to play; a change that may alter any decision needs a new version."""

    key: str
    version: str
    name: str
    summary: str
    needs_table: bool  # and without one another plays in its place

    def decide(self, position: Position, pick: Pick) -> Decision:
        """The legal action to take; equal positions and draws give equal answers."""
        ...


def decisions(position: Position) -> tuple[Decision, ...]:
    """Every legal action in canonical order: keeps, shorter first, while rolls are left; then the categories."""
    again = keeps(position.dice) if position.rolls_left else ()
    scores = turn.scores(position.ruleset, position.card, position.dice)
    return (*map(Keep, again), *(Fill(score.category) for score in scores if score.legal))
