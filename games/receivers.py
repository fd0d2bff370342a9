"""What a signal sets in motion: an engine is woken, an ended game is reviewed, whoever follows a game hears of it."""

from collections.abc import Iterable
from typing import Any
from uuid import UUID

from games import tasks
from games.signals import game_finished, game_moved, review_wanted, turn_started
from yachtapi.celery import send
from yachtapi.live.announcing import announce


def wake_engine(*, game_id: UUID, engine: bool, **_: Any) -> None:
    """Queue the engine's moves; if the message is lost, the sweep sends another."""
    if engine:
        send(tasks.play_engines, str(game_id))


def review_game(*, game_id: UUID, **_: Any) -> None:
    """Queue the review of an ended game; if the message is lost, the first reader sends another."""
    send(tasks.review_game, str(game_id))


def tell_readers(*, game_id: UUID, player_ids: Iterable[UUID], **_: Any) -> None:
    """Tell the processes that hold readers; if the message is lost, they find the event by themselves."""
    announce(game_id, player_ids)


def connect() -> None:
    """Hang the receivers on their signals, once."""
    game_moved.connect(tell_readers, dispatch_uid="tell_readers")
    turn_started.connect(wake_engine, dispatch_uid="wake_engine")
    game_finished.connect(review_game, dispatch_uid="review_ended_game")
    review_wanted.connect(review_game, dispatch_uid="review_wanted_game")
