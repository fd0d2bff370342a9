"""What is known of a task beside its work: which request caused it, how long it waited, how it ended.

A message carries the id of the request that caused it, and the tasks that a task sends carry it on. What no request
caused, the sweep and what it sets right, goes by the id of its first task.
"""

import logging
import time
from dataclasses import dataclass
from typing import Any

from celery import Task, signals

from yachtapi import metrics, outages, requestid
from yachtapi.logs import tell

log = logging.getLogger(__name__)

_SENT_AT, _REQUEST_ID = "sent_at", "request_id"  # headers of a message


@dataclass(frozen=True, slots=True)
class Watch:
    """When a task began, how long its message waited, and whether a request caused it."""

    began: float
    waited: float | None
    has_cause: bool

    def level(self, outcome: str) -> int:
        """What the clock causes every few seconds, and goes well, is worth no line."""
        if outcome != "success":
            return logging.WARNING
        return logging.INFO if self.has_cause else logging.DEBUG


def watch() -> None:
    """Connect to what Celery tells, once."""
    signals.before_task_publish.connect(_mark, dispatch_uid="mark")
    signals.task_prerun.connect(_begin, dispatch_uid="begin")
    signals.task_postrun.connect(_end, dispatch_uid="end")
    signals.task_failure.connect(_fail, dispatch_uid="fail")


def _mark(headers: dict[str, Any], **_: object) -> None:
    headers[_SENT_AT] = time.time()
    if requestid.current.get() != requestid.NOBODY:
        headers[_REQUEST_ID] = requestid.current.get()


def _begin(task: Task[Any, Any], task_id: str, **_: object) -> None:
    context = task.request
    if context.is_eager:  # it is part of whatever called it
        return
    cause, sent_at = context.get(_REQUEST_ID), context.get(_SENT_AT)
    requestid.current.set(requestid.choose(cause or task_id))
    waited = None if sent_at is None else max(time.time() - sent_at, 0.0)  # the clocks of two machines differ
    context.update(watch=Watch(time.perf_counter(), waited, has_cause=cause is not None))
    if waited is not None:
        metrics.TASK_WAIT_SECONDS.labels(task.name).observe(waited)


def _end(task: Task[Any, Any], task_id: str, state: str | None, **_: object) -> None:
    watch: Watch | None = task.request.get("watch")
    if watch is None:
        return
    seconds, outcome = time.perf_counter() - watch.began, (state or "failure").lower()
    metrics.TASK_SECONDS.labels(task.name, outcome).observe(seconds)
    facts = {"task": task.name, "task_id": task_id, "outcome": outcome, "retries": task.request.retries}
    tell(log, watch.level(outcome), "ran", **facts, wait_ms=_ms(watch.waited), ms=_ms(seconds))
    requestid.current.set(requestid.NOBODY)


def _fail(exception: BaseException, **_: object) -> None:
    metrics.CRASHES.labels(type(exception).__name__).inc()
    outages.note(exception)


def _ms(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds * 1000, 1)
