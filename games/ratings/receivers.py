"""What sets ratings in motion: a game has ended."""

from typing import Any

from django.core.cache import cache

from games.ratings import tasks
from games.signals import game_finished
from yachtapi.celery import send

PAUSE = 1  # second in which a process says no more than once that games have ended
WORTH = 10.0  # seconds; the beat sends the same message every few


def count_game(**_: Any) -> None:
    """Have whatever waits counted; what a message does not find, or one that is lost, is found by the next."""
    if cache.add("ratings-count-games", True, timeout=PAUSE):
        send(tasks.count_games, expires=WORTH)


def connect() -> None:
    """Hang the receivers on their signals, once."""
    game_finished.connect(count_game, dispatch_uid="count_ended_game")
