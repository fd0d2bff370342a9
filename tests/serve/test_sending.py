"""Messages to the workers: when they are sent, and what a broker that is away does to the sender: nothing."""

import logging
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from celery import Celery, Task
from django.db import transaction

from games.tasks import sweep
from yachtapi import messaging
from yachtapi.celery import Post, send


@pytest.fixture
def outbox(settings: Any, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str | int, ...]]:
    """The arguments of every message that was sent."""
    settings.CELERY_BROKER_URL = "memory://localhost/"
    sent: list[tuple[str | int, ...]] = []
    monkeypatch.setattr(Task, "apply_async", lambda task, args, **_: sent.append(args))
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
def test_a_reminder_expires_so_that_it_cannot_pile_up(settings, monkeypatch):
    settings.CELERY_BROKER_URL = "memory://localhost/"
    options: list[dict[str, Any]] = []
    monkeypatch.setattr(Task, "apply_async", lambda task, args, **given: options.append(given))
    with transaction.atomic():
        send(sweep, "a", expires=10)
    assert options[0]["expires"] == 10


@pytest.mark.django_db(transaction=True)
def test_without_a_broker_nothing_is_sent(outbox, settings):
    settings.CELERY_BROKER_URL = ""
    send(sweep, "a")
    assert outbox == []


Away = Callable[[str], Task[Any, Any]]


@pytest.fixture
def away(settings: Any) -> Iterator[Away]:
    """Makes a task whose messages go to an address of one's own."""
    applications: list[Celery] = []

    def make(broker: str) -> Task[Any, Any]:
        application = Celery("away", broker=broker, set_as_current=False, task_cls="yachtapi.deadletters:BoundedTask")
        application.conf.task_publish_retry_policy = settings.CELERY_TASK_PUBLISH_RETRY_POLICY
        application.conf.broker_transport_options = messaging.transport_options(broker) | {"socket_timeout": 0.2}
        applications.append(application)

        @application.task
        def look() -> None: ...

        return look

    yield make
    for application in applications:
        application.close()


def test_a_broker_that_is_away_delays_nobody_and_is_reported_once(tmp_path, away, caplog):
    look, post, start = away(f"redis+socket://{tmp_path}/nobody"), Post(), time.monotonic()
    with caplog.at_level(logging.WARNING):
        for _ in range(10):
            post.send(look)
    assert time.monotonic() - start < 1
    assert [record.getMessage().partition(" (")[0] for record in caplog.records] == ["The broker is away"]


def test_a_broker_that_takes_connections_and_says_nothing_delays_one_sender_and_not_the_next(away):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        look, post = away(f"redis://127.0.0.1:{silent.getsockname()[1]}/0"), Post()
        post.send(look)
        start = time.monotonic()
        for _ in range(100):
            post.send(look)
        assert time.monotonic() - start < 0.1
