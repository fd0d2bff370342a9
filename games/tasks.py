"""What workers do. A message only says "look": each task takes an id, reloads, calls one service, may run twice."""

import logging
from collections.abc import Callable
from uuid import UUID

from celery import shared_task

from games.players.services import forget_expired_tokens
from games.services import clock, engines, erasure, notices, reviews, vitals
from yachtapi import metrics
from yachtapi.celery import send

logger = logging.getLogger(__name__)

REMINDER = 10.0  # seconds until the sweep's message to an engine that waits is worth nothing: two sweeps


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
        _alone(clock.time_out, game_id=game_id)
    for game_id in clock.overdue_games():
        _alone(clock.expire, game_id=game_id)
    for game_id in clock.waiting_engines():
        send(play_engines, str(game_id), expires=REMINDER)
        metrics.SWEEP_REPAIRS.labels("wake_engine").inc()
    for player_id in erasure.unfinished():
        _alone(erasure.finish, player_id=player_id)
    clock.forget_answers()
    notices.forget()
    forget_expired_tokens()
    vitals.beat(name=vitals.SWEEP)


def _alone(act: Callable[..., bool], **subject: UUID) -> None:
    """Let no fault with one game or player keep the sweep from the others."""
    try:
        if act(**subject):
            metrics.SWEEP_REPAIRS.labels(act.__name__).inc()
    except Exception:
        metrics.SWEEP_FAILURES.labels(act.__name__).inc()
        logger.exception("%s failed for %s; the next sweep tries again", act.__name__, subject)
