"""What workers do for seeks. A message only says "look": each task reloads, calls one service, may run twice."""

import logging

from celery import shared_task

from games.matchmaking.services import seeks
from yachtapi import metrics

logger = logging.getLogger(__name__)


@shared_task
def end_waits() -> None:
    """Give engines to the seeks that have waited long enough, and end those that take none."""
    for seek_id in seeks.due():
        try:
            seeks.end_wait(seek_id=seek_id)
        except Exception:
            metrics.SWEEP_FAILURES.labels("end_wait").inc()
            logger.exception("the wait of seek %s could not be ended; the next sweep tries again", seek_id)
