"""What workers do for tournaments. A message only says "look": each task reloads, calls a service, may run twice."""

import logging
from collections.abc import Callable
from contextlib import suppress
from uuid import UUID

from celery import shared_task
from django.db import DatabaseError

from games.tournaments.services import arranging, enginematches, matches, regrets, rounds, sharedrounds
from games.tournaments.services import sweep as repairs
from yachtapi import metrics
from yachtapi.celery import send

logger = logging.getLogger(__name__)

REMINDER = 10.0  # seconds until the sweep's message for a match is worth nothing: two sweeps


@shared_task
def begin_matches(tournament_id: str) -> None:
    """Have the matches of a round played that has just been opened."""
    for match_id in matches.to_be_played(tournament_id=UUID(tournament_id)):
        send(play_match, str(match_id))


@shared_task
def play_match(match_id: str) -> None:
    """Play a match of strategies; in any other begin the next game, or decide it."""
    arranging.go_on(match_id=UUID(match_id))
    if enginematches.play(match_id=UUID(match_id)):
        send(play_match, match_id)


@shared_task
def review_match(match_id: str) -> None:
    """Review the games of a match, a portion at a time."""
    if regrets.review_match(match_id=UUID(match_id)):
        send(review_match, match_id)


@shared_task
def close_round(tournament_id: str) -> None:
    """Close a round all of whose matches are decided, and open the next."""
    rounds.close_if_done(tournament_id=UUID(tournament_id))


@shared_task
def clear_up(tournament_id: str) -> None:
    """End what goes on of a tournament that was called off."""
    repairs.clear(tournament_id=UUID(tournament_id))


@shared_task
def sweep() -> None:
    """Do what time has made due, and send again what a lost message left waiting."""
    for tournament_id in repairs.due_starts():
        _alone(repairs.start, tournament_id=tournament_id)
    for tournament_id in repairs.done_rounds():
        _alone(rounds.close_if_done, tournament_id=tournament_id)
    for tournament_id in repairs.abandoned():
        _alone(repairs.clear, tournament_id=tournament_id)
    for tournament_id in sharedrounds.unstarted():
        _alone(sharedrounds.start, tournament_id=tournament_id)
    for tournament_id in sharedrounds.left_over():
        _alone(sharedrounds.reveal_rest, tournament_id=tournament_id)
    for match_id in repairs.due_matches():
        send(play_match, str(match_id), expires=REMINDER)
        metrics.SWEEP_REPAIRS.labels("wake_match").inc()


def _alone(act: Callable[..., bool], **subject: UUID) -> None:
    """Let no fault with one tournament or player keep the sweep from the others."""
    kind = f"tournament_{act.__name__}"
    try:
        if act(**subject):
            metrics.SWEEP_REPAIRS.labels(kind).inc()
    except Exception:
        metrics.SWEEP_FAILURES.labels(kind).inc()
        logger.exception("%s failed for %s; a later sweep tries again", kind, subject)
        if "tournament_id" in subject:
            with suppress(DatabaseError):  # then it is tried again at once
                repairs.put_off(**subject)
