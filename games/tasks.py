"""What workers do. A message only says "look": each task takes an id, reloads, calls one service, may run twice."""

import logging
from collections.abc import Callable
from uuid import UUID

from celery import shared_task

from games.players.services import forget_expired_tokens
from games.services import clock, engines, reviews, vitals
from yachtapi import metrics
from yachtapi.celery import send

logger = logging.getLogger(__name__)


@shared_task
def play_engines(game_id: str) -> None:
    """Play the engines of a game until a person has to move or it is over."""
    engines.play_engines(game_id=UUID(game_id))


@shared_task
def review_game(game_id: str) -> None:
    """Review an ended game once, or have its ruleset solved first."""
    reviews.review_game(game_id=UUID(game_id))


@shared_task
def sweep() -> None:
    """Do what time has made due, and send again what a lost message left waiting."""
    for game_id in clock.overdue_turns():
        _alone(clock.time_out, game_id)
    for game_id in clock.overdue_games():
        _alone(clock.expire, game_id)
    for game_id in clock.waiting_engines():
        send(play_engines, str(game_id))
        metrics.SWEEP_REPAIRS.labels("wake_engine").inc()
    clock.forget_answers()
    forget_expired_tokens()
    vitals.beat(name=vitals.SWEEP)


def _alone(act: Callable[..., bool], game_id: UUID) -> None:
    """Let no fault in one game keep the sweep from the others."""
    try:
        if act(game_id=game_id):
            metrics.SWEEP_REPAIRS.labels(act.__name__).inc()
    except Exception:
        metrics.SWEEP_FAILURES.labels(act.__name__).inc()
        logger.exception("%s failed for game %s; the next sweep tries again", act.__name__, game_id)
