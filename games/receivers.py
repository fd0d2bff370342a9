"""What a committed change sets in motion: an engine that has to move is woken by a message."""

from typing import Any
from uuid import UUID

from games import tasks
from games.signals import turn_started
from yachtapi.celery import send


def wake_engine(*, game_id: UUID, engine: bool, **_: Any) -> None:
    """Queue the engine's moves; if the message is lost, the sweep sends another."""
    if engine:
        send(tasks.play_engines, str(game_id))


def connect() -> None:
    """Hang the receivers on their signals, once."""
    turn_started.connect(wake_engine, dispatch_uid="wake_engine")
