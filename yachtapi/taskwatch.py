"""What is known of a task beside its work: which request caused it, how long it waited, how it ended.

A message carries the id of the request that caused it, and the tasks that a task sends carry it on. What no request
caused, the sweep and what it sets right, goes by the id of its first task.
"""

import time
from typing import Any

from celery import Task, signals

from yachtapi import metrics, outages, requestid

_SENT_AT, _REQUEST_ID = "sent_at", "request_id"  # headers of a message


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
    requestid.current.set(requestid.choose(context.get(_REQUEST_ID) or task_id))
    context.update(began=time.perf_counter())
    sent_at = context.get(_SENT_AT)
    if sent_at is not None:
        waited = max(time.time() - sent_at, 0.0)  # the clocks of two machines differ
        metrics.TASK_WAIT_SECONDS.labels(task.name).observe(waited)


def _end(task: Task[Any, Any], state: str | None, **_: object) -> None:
    began = task.request.get("began")
    if began is None:
        return
    outcome = (state or "failure").lower()
    metrics.TASK_SECONDS.labels(task.name, outcome).observe(time.perf_counter() - began)
    requestid.current.set(requestid.NOBODY)


def _fail(exception: BaseException, **_: object) -> None:
    metrics.CRASHES.labels(type(exception).__name__).inc()
    outages.note(exception)
