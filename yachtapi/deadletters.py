"""Messages that failed for good: said aloud once, and kept from doing more harm.

A message only says "look", so one that is given up loses nothing: the sweep, or the next who asks, sends another.
"""

import logging
from typing import Any

from celery import Celery, Task, bootsteps
from celery.worker.request import Request
from kombu import Consumer
from kombu.message import Message

from yachtapi import messaging, metrics

log = logging.getLogger(__name__)

EXPIRED = "expired"  # a sweep that nobody fetched in time: as good as the next one


class BoundedRequest(Request):
    """A task whose process dies goes back to its queue, as others' faults kill processes too; but only once.

    Else one that kills every process would be fetched for ever, before all others. RabbitMQ has a limit of its own,
    Redis has none.
    """

    def reject(self, requeue: bool = False) -> None:
        """Give the message back, unless it had been given back before."""
        if requeue and self.delivery_info.get("redelivered"):
            metrics.TASKS_GIVEN_UP.labels(self.name).inc()
            log.error("%s%s has lost its process again, and is given up.", self.name, self.argsrepr)
            requeue = False
        super().reject(requeue)


class BoundedTask(Task[Any, Any]):
    """What every task of ours is: sent with patience that ends, and worked on as ``BoundedRequest`` says."""

    abstract = True
    Request = "yachtapi.deadletters:BoundedRequest"

    def apply_async(self, *args: Any, **options: Any) -> Any:
        """Send the message, and fail when the broker takes it without a word."""
        return super().apply_async(*args, **{"confirm_timeout": messaging.ANSWER, **options})


class DeadLetters(bootsteps.ConsumerStep):
    """A worker's reader of the queue into which RabbitMQ puts what has failed too often."""

    def get_consumers(self, channel: Any) -> list[Consumer]:
        """The one consumer, of all that is put there."""
        return [Consumer(channel, [messaging.DEAD], callbacks=[bury], accept=["json"])]


def bury(_body: Any, message: Message) -> None:
    """Say what it was, and forget it."""
    headers = message.headers
    reason = headers.get("x-first-death-reason")
    # What this worker rejected itself it has counted itself.
    if reason == "delivery_limit":
        metrics.TASKS_GIVEN_UP.labels(headers.get("task")).inc()
    if reason != EXPIRED:
        task, arguments, queue = headers.get("task"), headers.get("argsrepr"), headers.get("x-first-death-queue")
        log.error("RabbitMQ gave up %s%s of queue %s: %s.", task, arguments, queue, reason)
    message.ack()


def watch(app: Celery) -> None:
    """Have the application's workers read them, where the broker keeps any."""
    if messaging.is_rabbitmq(str(app.conf.broker_url or "")):
        app.steps["consumer"].add(DeadLetters)
