"""What sets ratings in motion: a game has ended."""

from typing import Any

from games.ratings import tasks
from games.signals import game_finished
from yachtapi.celery import send

WORTH = 10.0  # seconds; the beat sends the same message every few


def count_game(*, watched: bool = True, **_: Any) -> None:
    """Have whatever waits counted; if the message is lost, or nobody watched the game, the next one does."""
    if watched:
        send(tasks.count_games, expires=WORTH)


def connect() -> None:
    """Hang the receivers on their signals, once."""
    game_finished.connect(count_game, dispatch_uid="count_ended_game")
