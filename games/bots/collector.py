"""``collector``: of every roll it keeps the face it has most of, whatever its scorecard needs.

Of equally common faces it keeps the higher, and it throws until all dice are equal or no roll is left. Then it writes
the most points it can, extra bonus included; ties as ``greedy``: the category that can hold least, then the first.
"""

from games.bots.greedy import best_category
from games.bots.strategy import Decision, Keep, Pick, Position
from rulesets.dice import Dice


class Collector:
    """A beginner in love with many of a kind."""

    key = "collector"
    version = "1"
    name = "Collector"
    summary = "Always keeps the face it has most of, whatever is still open, and then writes the most points it can."
    needs_table = False

    def decide(self, position: Position, pick: Pick) -> Decision:
        """The most common face, or the category that brings most; draws nothing."""
        kept = most_common(position.dice)
        if position.rolls_left and kept != position.dice:
            return Keep(kept)
        return best_category(position.ruleset, position.card, position.dice)[1]


def most_common(dice: Dice) -> Dice:
    """The dice of the most common face, the higher of equally common ones."""
    face = max(dice, key=lambda face: (dice.count(face), face))
    return (face,) * dice.count(face)
