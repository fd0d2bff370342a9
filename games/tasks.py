"""What workers do. A message only says "look": each task takes an id, reloads, calls one service, may run twice."""

from uuid import UUID

from celery import shared_task

from games.services import clock, engines
from yachtapi.celery import send


@shared_task
def play_engines(game_id: str) -> None:
    """Play the engines of a game until a person has to move or it is over."""
    engines.play_engines(game_id=UUID(game_id))


@shared_task
def sweep() -> None:
    """Do what time has made due, and send again what a lost message left waiting."""
    for game_id in clock.overdue_turns():
        clock.time_out(game_id=game_id)
    for game_id in clock.overdue_games():
        clock.expire(game_id=game_id)
    for game_id in clock.waiting_engines():
        send(play_engines, str(game_id))
    clock.forget_answers()
