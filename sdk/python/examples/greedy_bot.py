"""A bot that takes the most points of the moment, and throws again while they are few."""

from __future__ import annotations

from yachtapi_client.bots import Turn

ENOUGH = 20  # points, for which it does not throw again


def play(turn: Turn) -> list[int] | str:
    """The best category now, or another throw that keeps the most frequent face."""
    best = max(turn.categories, key=lambda category: turn.categories[category].total)
    if not turn.rolls_left or turn.categories[best].total >= ENOUGH:
        return best
    favourite = max(turn.dice, key=lambda face: (turn.dice.count(face), face))
    keep = [die for die in turn.dice if die == favourite]
    return best if len(keep) == len(turn.dice) else keep
