"""Celery for the whole project: the application, and the one way in which tasks are sent.

A row says what is to be done; a message only says "look". So a message that cannot be sent is no fault of the request
that sends it: the periodic sweep finds the row.
"""

import logging
import os
import time
from typing import Any

from celery import Celery, Task, signals
from django.conf import settings
from django.db import close_old_connections, transaction
from kombu.exceptions import OperationalError

from yachtapi import deadletters, lifeline, metrics, prefetch, taskwatch

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "yachtapi.settings")

log = logging.getLogger(__name__)

prefetch.install()
app = Celery("yachtapi", amqp="yachtapi.reconnection:EagerAMQP", task_cls="yachtapi.deadletters:BoundedTask")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
taskwatch.watch()
deadletters.watch(app)

_process = os.getpid()  # a pool's child inherits its parent's


class Post:
    """Sends messages, and reports a broker that is away once, not once a message.

    One that takes connections and says nothing costs its sender seconds; so for ten times as long as a failure took,
    at most ``LONGEST_SILENCE``, nobody else tries.
    """

    LONGEST_SILENCE = 10.0  # seconds

    def __init__(self) -> None:
        self._away = False
        self._silent_until = 0.0

    def send(self, task: Task[Any, Any], *args: str | int, expires: float | None = None) -> None:
        """Queue the task now; after so many seconds in the queue it is dropped."""
        options: dict[str, Any] = {} if expires is None else {"expires": expires}
        begun = time.monotonic()
        if begun < self._silent_until:
            return
        try:
            task.apply_async(args, **options)
        except OperationalError as error:
            metrics.SEND_FAILURES.labels(task.name).inc()
            self._report(error)
            took = time.monotonic() - begun
            self._silent_until = time.monotonic() + min(10 * took, self.LONGEST_SILENCE)
        else:
            self._away = False

    def _report(self, error: OperationalError) -> None:
        if not self._away:
            log.warning("The broker is away (%s): the sweep will find what waits.", error)
        self._away = True


_post = Post()


def send(task: Task[Any, Any], *args: str | int, expires: float | None = None) -> None:
    """Queue a task with ids as its arguments once the transaction is committed; without a broker nothing is sent.

    What is sent again and again should expire, in seconds, or it piles up before workers who are behind.
    """
    if settings.CELERY_BROKER_URL:
        transaction.on_commit(lambda: _post.send(task, *args, expires=expires), robust=True)


@signals.setup_logging.connect
def _leave_logging_alone(**_: object) -> None:
    """As somebody listens here, Celery sets no level and no handler beside Django's."""


@signals.worker_init.connect
def _be_worker(**_: object) -> None:
    metrics.play_role("worker")


@signals.beat_init.connect
def _be_beat(**_: object) -> None:
    metrics.play_role("beat")


@signals.worker_process_init.connect
def _be_pool_child(**_: object) -> None:
    if os.getpid() != _process:  # a pool of threads says so too, from the process itself
        lifeline.tie_to(_process)
        metrics.play_role("pool")


@signals.worker_ready.connect
def _sweep_at_start(**_: object) -> None:
    """What was left waiting by the last server starts now, not at the first beat."""
    app.send_task("games.tasks.sweep")


@signals.task_prerun.connect
def _drop_broken_connections(task: Task[Any, Any], **_: object) -> None:
    """Do for a task what Django does for a request, as connections outlive both."""
    if not task.request.is_eager:  # an eager one is part of whatever called it
        close_old_connections()
