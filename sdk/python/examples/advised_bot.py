"""A bot that asks the server what perfect play would do. For practice only: such a game is marked and never rated.

Run it with `--hints`, which creates games that give advice; everywhere else the server refuses to tell.
"""

from __future__ import annotations

import time

from yachtapi_client import Client
from yachtapi_client.bots import Turn
from yachtapi_client.core import models


def play(turn: Turn) -> list[int] | str:
    """The best action of the advice."""
    with Client(turn.server, turn.token) as client:
        advice = client.games.advice(turn.game_id)
        while isinstance(advice, models.Solving):  # the first time that somebody asks about a ruleset
            time.sleep(1.0)
            advice = client.games.advice(turn.game_id)
    best = advice.actions[0]
    return best.keep if isinstance(best, models.AdvisedKeep) else best.category
