"""Bots: one function from a turn to a keep or a category, and all that plays it over HTTP.

from yachtapi_client.bots import Turn

def play(turn: Turn) -> list[int] | str:
    return max(turn.categories, key=lambda category: turn.categories[category].total)
"""

from yachtapi_client.bots.turn import Keep, Play, Points, Turn

__all__ = ["Keep", "Play", "Points", "Turn"]
