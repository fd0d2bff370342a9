"""Which of equal actions is played: stated, so that a game, its audit and the standard deviation mean the same play.

Keeping comes before scoring. Of two keeps that one comes first which throws the higher dice, compared from the highest
down (6-1 before 5-5), and 6-1 before 6 alone. Categories come in the ruleset's order.
"""

from typing import Final

from rulesets.dice import Dice

TIE: Final = 1e-9
"""Values in points that differ by no more are equal; sums in another order differ by less than a thousandth of it."""


def keep_preference(dice: Dice, keep: Dice) -> tuple[int, ...]:
    """A key that sorts the keeps of a roll, the preferred first."""
    thrown = list(dice)
    for face in keep:
        thrown.remove(face)
    return (*(-face for face in reversed(thrown)), 0)
