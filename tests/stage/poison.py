"""Tasks that kill, for workers whose settings are ``tests.stage.poisoned``."""

import os
import signal

from celery import shared_task
from django.conf import settings


@shared_task
def kill_the_process() -> None:
    """End the process that works on it, each time it is delivered."""
    _note("processes")
    os.kill(os.getpid(), signal.SIGKILL)


@shared_task
def kill_the_worker() -> None:
    """End the whole worker, each time it is delivered."""
    _note("workers")
    os.kill(os.getppid(), signal.SIGKILL)


def _note(killed: str) -> None:
    with (settings.DATA_DIR / f"killed_{killed}").open("a") as file:
        file.write(".")
