"""The engine ``greedy``, version 1: the most expected points of the turn under way, exactly computed.

An action is worth the points and the extra bonus that the turn is expected to write when it goes on in the best way;
the upper bonus and later turns count for nothing. Ties go, in this order, to a category before a throw; among
categories to the one that could have held the fewest points at best, then to the first in the ruleset; among keeps to
the one with more dice, then to the one with lower faces first.

Worths are whole numbers: after r throws that are still to come they count all the ``6 ** (dice * r)`` outcomes.
"""

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from yachtapi_verify.dice import FACES, Dice
from yachtapi_verify.position import Action, Keep, Position, Score, keeps
from yachtapi_verify.rules import Rules
from yachtapi_verify.scorecard import Card, Entry, entries, most_points

_Filled = tuple[tuple[str, int], ...]


def best_action(position: Position) -> Action:
    """Return the action that greedy takes."""
    rules, dice = position.rules, position.dice
    filled = tuple(position.card.points.items())
    best = _best_entry(rules, filled, dice)
    left = rules.rolls - position.rolls
    if left == 0:
        return Score(best.category)
    worths = {keep: _keep_worth(rules, filled, keep, left) for keep in keeps(dice)}
    keep = max(worths, key=lambda keep: (worths[keep], len(keep), [-face for face in keep]))
    if _worth(best) * _outcomes(rules, left) >= worths[keep]:
        return Score(best.category)
    return Keep(keep)


@lru_cache(maxsize=20_000)
def _keep_worth(rules: Rules, filled: _Filled, keep: Dice, left: int) -> int:
    thrown = rules.dice - len(keep)
    worth = sum(
        ways * _dice_worth(rules, filled, tuple(sorted(keep + faces)), left - 1) for faces, ways in _throws(thrown)
    )
    # A keep's own throw has fewer outcomes than a throw of all the dice; count each as often as makes them equal.
    return int(worth * FACES ** len(keep))


@lru_cache(maxsize=20_000)
def _dice_worth(rules: Rules, filled: _Filled, dice: Dice, left: int) -> int:
    now = _worth(_best_entry(rules, filled, dice)) * _outcomes(rules, left)
    if left == 0:
        return now
    return max(now, *(_keep_worth(rules, filled, keep, left) for keep in keeps(dice)))


@lru_cache(maxsize=20_000)
def _best_entry(rules: Rules, filled: _Filled, dice: Dice) -> Entry:
    choices = entries(rules, Card(dict(filled)), dice)
    return max(choices, key=lambda entry: (_worth(entry), -most_points(rules, rules.category(entry.category))))


@lru_cache(maxsize=10)
def _throws(dice: int) -> tuple[tuple[Dice, int], ...]:
    """Return the sorted throws of so many dice, each with the number of ways in which it falls."""
    return tuple(
        (faces, factorial(dice) // prod(factorial(faces.count(face)) for face in set(faces)))
        for faces in combinations_with_replacement(range(1, FACES + 1), dice)
    )


def _outcomes(rules: Rules, throws: int) -> int:
    return int(FACES ** (rules.dice * throws))


def _worth(entry: Entry) -> int:
    return entry.points + entry.bonus
