"""What workers do. A message only says "look": each task takes an id, reloads, calls one service, may run twice."""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import takewhile
from uuid import UUID

from celery import shared_task
from django.db import DatabaseError

from games.players.services import forget_expired_tokens
from games.services import clock, engines, erasure, filing, notices, releasing, reviews, vitals
from yachtapi import metrics
from yachtapi.celery import send

SHARE = 10  # seconds of a sweep for each of its three kinds of games

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
def release_throws(set_id: str) -> None:
    """Make the throws that boards in lockstep have waited for."""
    releasing.release(set_id=UUID(set_id))


@shared_task
def file_boards(set_id: str) -> None:
    """Make the records of a revealed set's boards."""
    filing.file_boards(set_id=UUID(set_id))


@shared_task
def sweep() -> None:
    """Do what time has made due, and send again what a lost message left waiting."""
    for game_id in _for_a_while(clock.overdue_turns()):
        _alone(clock.time_out, game_id=game_id)
    for game_id in _for_a_while(clock.overdue_games()):
        _alone(clock.expire, game_id=game_id)
    for game_id in _for_a_while(clock.waiting_engines()):
        send(play_engines, str(game_id), expires=REMINDER)
        metrics.SWEEP_REPAIRS.labels("wake_engine").inc()
    for player_id in erasure.unfinished():
        _alone(erasure.finish, player_id=player_id)
    for set_id in releasing.held_up():
        send(release_throws, str(set_id), expires=REMINDER)
        metrics.SWEEP_REPAIRS.labels("release_throws").inc()
    for set_id in filing.unfiled_sets():
        send(file_boards, str(set_id), expires=REMINDER)
        metrics.SWEEP_REPAIRS.labels("file_boards").inc()
    clock.forget_answers()
    notices.forget()
    forget_expired_tokens()
    vitals.beat(name=vitals.SWEEP)


def _for_a_while(games: Iterator[UUID]) -> Iterator[UUID]:
    """As many as there is time for: of thousands the next sweep does the rest, and no kind waits for another."""
    until = time.monotonic() + SHARE
    return takewhile(lambda _: time.monotonic() < until, games)


def _alone(act: Callable[..., bool], **subject: UUID) -> None:
    """Let no fault with one game or player keep the sweep from the others."""
    try:
        if act(**subject):
            metrics.SWEEP_REPAIRS.labels(act.__name__).inc()
    except Exception:
        metrics.SWEEP_FAILURES.labels(act.__name__).inc()
        logger.exception("%s failed for %s; a later sweep tries again", act.__name__, subject)
        if "game_id" in subject:
            with suppress(DatabaseError):  # then it is tried again at once
                clock.put_off(**subject)
