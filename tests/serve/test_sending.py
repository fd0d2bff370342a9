"""Messages to the workers: when they are sent, and what a broker that is away does to the sender: nothing."""

import logging
import time
from typing import Any

import pytest
from celery import Celery, Task
from django.db import transaction

from games.tasks import sweep
from yachtapi.celery import Post, send


@pytest.fixture
def outbox(settings: Any, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str | int, ...]]:
    """The arguments of every message that was sent."""
    settings.CELERY_BROKER_URL = "memory://localhost/"
    sent: list[tuple[str | int, ...]] = []
    monkeypatch.setattr(Task, "apply_async", lambda task, args: sent.append(args))
    return sent


@pytest.mark.django_db(transaction=True)
def test_a_message_is_sent_once_its_transaction_is_committed(outbox):
    with transaction.atomic():
        send(sweep, "a")
        assert outbox == []
    assert outbox == [("a",)]


@pytest.mark.django_db(transaction=True)
def test_a_message_of_a_transaction_that_failed_is_not_sent(outbox):
    with pytest.raises(ZeroDivisionError), transaction.atomic():
        send(sweep, "a")
        raise ZeroDivisionError
    assert outbox == []


@pytest.mark.django_db(transaction=True)
def test_without_a_broker_nothing_is_sent(outbox, settings):
    settings.CELERY_BROKER_URL = ""
    send(sweep, "a")
    assert outbox == []


def test_a_broker_that_is_away_delays_nobody_and_is_reported_once(tmp_path, settings, caplog):
    away = Celery("away", broker=f"redis+socket://{tmp_path}/nobody", set_as_current=False)
    away.conf.task_publish_retry_policy = settings.CELERY_TASK_PUBLISH_RETRY_POLICY

    @away.task
    def look() -> None: ...

    post, start = Post(), time.monotonic()
    with caplog.at_level(logging.WARNING):
        for _ in range(10):
            post.send(look)
    assert time.monotonic() - start < 1
    assert [record.getMessage().partition(" (")[0] for record in caplog.records] == ["The broker is away"]
