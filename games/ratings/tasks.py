"""What workers do for ratings. Each task looks for what waits, and may run twice."""

import time

from celery import shared_task

from games.ratings.services.settling import settle

SHARE = 2.0  # seconds; what is left then the next task does, and clocks that wait for it have their turn first


@shared_task
def count_games() -> None:
    """Let the finished games count that have not yet."""
    until = time.monotonic() + SHARE
    while settle() and time.monotonic() < until:
        pass
