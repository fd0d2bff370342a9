"""What the house tells by signals, counted; and the port on which a worker by itself shows its numbers."""

import sys
from typing import Any

from celery.signals import worker_ready
from django.conf import settings
from django.core.signals import got_request_exception

from games.signals import engine_gave_up, events_logged
from yachtapi import metrics, metricsport


def count_events(*, types: list[str], **_: Any) -> None:
    """Events were committed."""
    for kind in types:
        metrics.EVENTS_WRITTEN.labels(kind).inc()


def count_lost_engine(**_: Any) -> None:
    """An engine failed at every attempt."""
    metrics.ENGINES_EXHAUSTED.inc()


def count_crash(**_: Any) -> None:
    """A view raised what nobody expected."""
    fault = sys.exception()
    if fault is not None:
        metrics.CRASHES.labels(type(fault).__name__).inc()


def show_numbers(**_: Any) -> None:
    """A worker is ready."""
    if settings.METRICS_PORT:
        metricsport.serve(settings.HOST, settings.METRICS_PORT)


def connect() -> None:
    """Hang the counters on their signals, once."""
    events_logged.connect(count_events, dispatch_uid="count_events")
    engine_gave_up.connect(count_lost_engine, dispatch_uid="count_lost_engine")
    got_request_exception.connect(count_crash, dispatch_uid="count_crash")
    worker_ready.connect(show_numbers, dispatch_uid="show_numbers")
