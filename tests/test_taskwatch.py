"""What is noted of a task beside its work, told by the signals that Celery sends around it."""

import logging
import time
from collections.abc import Iterator
from typing import Any

import pytest
from celery import signals
from django.db import OperationalError

from games.tasks import sweep
from yachtapi import metrics, requestid

TASK_ID = "0193a4c7-1f6e-7cc1-8c5a-3f0a6d2b9e41"


@pytest.fixture(autouse=True)
def nobody_asks() -> Iterator[None]:
    """Leave no id behind, whatever the test does."""
    before = requestid.current.set(requestid.NOBODY)
    yield
    requestid.current.reset(before)


def run(outcome: str = "SUCCESS", fault: Exception | None = None, **headers: Any) -> str:
    """Send what Celery sends around a task that came with these headers; the request id that stood meanwhile."""
    sweep.push_request(id=TASK_ID, is_eager=False, retries=2, **headers)
    try:
        signals.task_prerun.send(sweep, task_id=TASK_ID, task=sweep, args=(), kwargs={})
        meanwhile = requestid.current.get()
        if fault is not None:
            signals.task_failure.send(sweep, task_id=TASK_ID, exception=fault, args=(), kwargs={}, traceback=None)
        signals.task_postrun.send(sweep, task_id=TASK_ID, task=sweep, args=(), kwargs={}, state=outcome)
    finally:
        sweep.pop_request()
    return meanwhile


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, dict[str, Any]]]:
    return [
        (record.levelname, record.__dict__["facts"]) for record in caplog.records if record.name.endswith("taskwatch")
    ]


def test_a_message_carries_the_id_of_the_request_and_when_it_was_sent() -> None:
    headers: dict[str, Any] = {}
    requestid.current.set("r-1")
    signals.before_task_publish.send("a.task", headers=headers, body=())
    assert headers["request_id"] == "r-1"
    assert 0 <= time.time() - headers["sent_at"] < 5


def test_what_nobody_asked_for_carries_no_id() -> None:
    headers: dict[str, Any] = {}
    signals.before_task_publish.send("a.task", headers=headers, body=())
    assert set(headers) == {"sent_at"}


def test_the_id_stands_while_the_task_runs_and_no_longer() -> None:
    assert run(request_id="r-1") == "r-1"
    assert requestid.current.get() == requestid.NOBODY


@pytest.mark.parametrize("given", [None, "", "two words", "a\nb"])
def test_without_an_id_that_can_be_one_the_tasks_own_stands(given: str | None) -> None:
    assert run(request_id=given) != given
    assert given or run(request_id=given) == TASK_ID


def test_what_was_asked_for_has_a_line_and_what_the_clock_does_well_a_quiet_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.DEBUG):
        run(request_id="r-1", sent_at=time.time() - 3)
        run(sent_at=time.time())
        run("FAILURE", ValueError())
    assert [level for level, _ in lines(caplog)] == ["INFO", "DEBUG", "WARNING"]
    facts = lines(caplog)[0][1]
    assert (facts["task"], facts["task_id"], facts["outcome"], facts["retries"]) == (
        "games.tasks.sweep",
        TASK_ID,
        "success",
        2,
    )
    assert 3000 <= facts["wait_ms"] < 8000
    assert lines(caplog)[2][1]["wait_ms"] is None


def test_a_clock_that_is_behind_makes_no_wait_negative(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        run(sent_at=time.time() + 60)
    assert lines(caplog)[0][1]["wait_ms"] == 0


def test_failures_are_counted_by_their_kind_and_outages_as_such() -> None:
    class Busy(Exception):
        sqlite_errorname = "SQLITE_BUSY"

    error = OperationalError("locked")
    error.__cause__ = Busy()
    crashes, busy = metrics.CRASHES.labels("OperationalError"), metrics.DATABASE_ERRORS.labels("busy")
    before = (crashes._value.get(), busy._value.get())
    run("FAILURE", error)
    assert (crashes._value.get(), busy._value.get()) == (before[0] + 1, before[1] + 1)


def test_a_task_that_is_part_of_its_caller_is_left_to_it() -> None:
    requestid.current.set("r-caller")
    sweep.push_request(id=TASK_ID, is_eager=True, request_id="r-other")
    try:
        signals.task_prerun.send(sweep, task_id=TASK_ID, task=sweep, args=(), kwargs={})
        signals.task_postrun.send(sweep, task_id=TASK_ID, task=sweep, args=(), kwargs={}, state="SUCCESS")
    finally:
        sweep.pop_request()
    assert requestid.current.get() == "r-caller"
