"""When the database is away, full or read-only, every request is told so, and when to come again."""

import errno
import logging
import sqlite3
from typing import Any

import psycopg
import pytest
from django.db import DatabaseError, IntegrityError, InterfaceError, InternalError, OperationalError
from rest_framework.test import APIClient

from games.players.models import Token
from tests.conftest import Guest
from tests.http.test_problems import assert_problem
from yachtapi import outages
from yachtapi.documentation import document
from yachtapi.outages import Outage, outage_of
from yachtapi.problems import OUTAGES


def raised(error: Exception, cause: BaseException | None) -> Exception:
    """The error as Django raises it: because of the driver's."""
    error.__cause__ = cause
    return error


def by_sqlite(name: str) -> Exception:
    cause = sqlite3.OperationalError("x")
    cause.sqlite_errorname = name
    return raised(OperationalError("x"), cause)


def by_postgres(kind: type[Exception], error: type[Exception] = OperationalError) -> Exception:
    return raised(error("x"), kind("x"))


@pytest.mark.parametrize(
    ("error", "outage"),
    [
        (by_sqlite("SQLITE_BUSY"), Outage.BUSY),
        (by_sqlite("SQLITE_BUSY_SNAPSHOT"), Outage.BUSY),
        (by_sqlite("SQLITE_FULL"), Outage.FULL),
        (by_sqlite("SQLITE_IOERR_WRITE"), Outage.FULL),
        (by_sqlite("SQLITE_READONLY_DBMOVED"), Outage.READ_ONLY),
        (by_sqlite("SQLITE_CANTOPEN"), Outage.AWAY),
        (by_sqlite("SQLITE_ERROR"), None),
        (by_postgres(psycopg.errors.LockNotAvailable), Outage.BUSY),
        (by_postgres(psycopg.errors.DeadlockDetected), Outage.BUSY),
        (by_postgres(psycopg.errors.DiskFull), Outage.FULL),
        (by_postgres(psycopg.errors.ReadOnlySqlTransaction, InternalError), Outage.READ_ONLY),
        (by_postgres(psycopg.errors.AdminShutdown), Outage.AWAY),
        (by_postgres(psycopg.errors.CannotConnectNow), Outage.AWAY),
        (by_postgres(psycopg.errors.TooManyConnections), Outage.AWAY),
        (by_postgres(psycopg.OperationalError), Outage.AWAY),
        (InterfaceError("connection already closed"), Outage.AWAY),
        (raised(InterfaceError("x"), sqlite3.InterfaceError("x")), None),
        (by_postgres(psycopg.errors.UndefinedTable, DatabaseError), None),
        (OperationalError("made by a test"), None),
        (IntegrityError("x"), None),
        (raised(OperationalError("x"), OSError(errno.ENOSPC, "x")), Outage.FULL),
        (raised(OperationalError("x"), PermissionError(errno.EACCES, "x")), Outage.READ_ONLY),
        (OSError(errno.EDQUOT, "x"), Outage.FULL),
        (OSError(errno.EROFS, "x"), Outage.READ_ONLY),
        (FileNotFoundError(errno.ENOENT, "x"), None),
        (ValueError("x"), None),
    ],
)
def test_each_error_is_the_outage_it_comes_from(error: Exception, outage: Outage | None) -> None:
    assert outage_of(error) is outage


@pytest.mark.parametrize(
    ("error", "code", "status"),
    [
        (by_sqlite("SQLITE_FULL"), "storage_full", 503),
        (by_postgres(psycopg.OperationalError), "database_away", 503),
        (by_sqlite("SQLITE_READONLY"), "read_only", 503),
        (by_sqlite("SQLITE_BUSY"), "busy", 409),
    ],
)
def test_an_outage_met_while_signing_in_is_a_problem_too(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, error: Exception, code: str, status: int
) -> None:
    client, _ = guest()

    def fail(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr(Token.objects, "select_related", fail)
    answer = client.get("/api/v1/players/me/")
    assert_problem(answer, status, code)
    assert int(answer["Retry-After"]) > 0


def test_an_outage_met_before_any_view_is_a_problem_too(api: APIClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise by_postgres(psycopg.OperationalError)

    api.raise_request_exception = False
    monkeypatch.setattr("yachtapi.health.Healthz.dispatch", fail)
    answer = api.get("/healthz")
    assert_problem(answer, 503, "database_away")


def test_the_log_tells_of_an_outage_once_and_not_for_every_request(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outages, "_noted_at", None)
    with caplog.at_level(logging.ERROR, "yachtapi.outages"):
        for _ in range(3):
            outages.note(by_sqlite("SQLITE_FULL"))
        outages.note(by_sqlite("SQLITE_BUSY"))
        outages.note(ValueError())
    assert len(caplog.records) == 1
    assert "no room" in caplog.text


def test_every_operation_shows_every_outage() -> None:
    shown = {(str(problem.status), problem.code) for problem in OUTAGES.values()}
    for path, methods in document()["paths"].items():
        for method, operation in methods.items() if path.startswith("/api/") else ():
            for status, code in shown:
                answer = operation["responses"][status]
                assert code in answer["content"]["application/problem+json"]["examples"], f"{method} {path}"
                assert "Retry-After" in answer["headers"], f"{method} {path}"
