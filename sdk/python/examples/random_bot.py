"""A bot that plays anything that is allowed."""

from __future__ import annotations

import random

from yachtapi_client.bots import Turn


def play(turn: Turn) -> list[int] | str:
    """Throw again twice out of three times, if there is a roll left; keep each die with even chances."""
    if turn.rolls_left and random.random() < 2 / 3:
        keep = [die for die in turn.dice if random.random() < 0.5]
        return keep if len(keep) < len(turn.dice) else keep[1:]
    return random.choice(list(turn.categories))
