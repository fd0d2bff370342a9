"""What perfect play makes of a turn: every legal action with its value and its regret, the best first."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulesets import optimum
from rulesets.dice import Dice, Face
from rulesets.errors import InvalidRollsLeft, UnreachableScorecard
from rulesets.ruleset import Ruleset
from rulesets.scorecard import Scorecard
from rulesets.solver import errors as solver
from rulesets.solver.advice import Action, Adviser, best_action
from rulesets.solver.preference import TIE
from rulesets.solver.statespace import state_space


@dataclass(frozen=True, slots=True)
class Advised:
    """One action, worth ``value`` points in the end, ``regret`` fewer than the best."""

    action: Action
    value: float
    regret: float


@dataclass(frozen=True, slots=True)
class Advice:
    """A turn under best play from here on: its value in points, and the actions, the best first."""

    value: float
    actions: tuple[Advised, ...]


def advise(ruleset: Ruleset, card: Scorecard, dice: Iterable[Face] | None, rolls_left: int) -> Advice | None:
    """What to do, or none while the ruleset is not solved, which is then asked for.

    Raises InvalidDice, InvalidRollsLeft, UnreachableScorecard and RulesetTooLarge.
    """
    thrown = None if dice is None else ruleset.roll(dice)
    _check_rolls_left(ruleset, thrown, rolls_left)
    adviser = optimum.adviser(ruleset)
    try:
        if adviser is not None:
            return _advice(adviser, card, thrown, rolls_left)
        optimum.check_solvable(ruleset)
        state_space(ruleset).place(card)
    except solver.UnreachableScorecard:
        raise UnreachableScorecard(ruleset=ruleset.key, filled=list(card.points)) from None
    optimum.want(ruleset)
    return None


def _check_rolls_left(ruleset: Ruleset, dice: Dice | None, rolls_left: int) -> None:
    fits = rolls_left == ruleset.rolls if dice is None else 0 <= rolls_left < ruleset.rolls
    if not fits:
        raise InvalidRollsLeft(rolls=ruleset.rolls, most=ruleset.rolls - 1, rolls_left=rolls_left)


def _advice(adviser: Adviser, card: Scorecard, dice: Dice | None, rolls_left: int) -> Advice:
    actions = adviser.actions(card, dice, rolls_left)
    if not actions:
        return Advice(adviser.value(card), ())
    ranked = _ranked(actions, best_action(dice, actions))
    best = ranked[0][1]
    return Advice(best, tuple(Advised(action, value, best - value) for action, value in ranked))


def _ranked(actions: Sequence[Action], first: Action) -> list[tuple[Action, float]]:
    """The actions by value; equal ones have the same, and stay in canonical order behind what perfect play does."""
    ranked: list[tuple[Action, float]] = []
    level = float("inf")
    for action in sorted(actions, key=_loss):
        if level - action.value > TIE:
            level = action.value
        ranked.append((action, level))
    order = {id(action): place for place, action in enumerate(actions)}
    order[id(first)] = -1
    ranked.sort(key=lambda each: (-each[1], order[id(each[0])]))
    return ranked


def _loss(action: Action) -> float:
    return -action.value
