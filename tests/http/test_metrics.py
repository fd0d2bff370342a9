"""What /metrics counts, and who may read it."""

from typing import Any
from wsgiref.util import setup_testing_defaults

import pytest
from django.core.signals import got_request_exception
from django.db import OperationalError, connection
from rest_framework.test import APIClient

from games.services import vitals
from rulesets import catalog
from tests.conftest import Guest
from tests.scrape import grown, numbers
from yachtapi import metrics, metricsport, outages

pytestmark = pytest.mark.django_db

TOKEN = "a-word-that-nobody-guesses"


def test_a_request_is_counted_under_its_operation_and_never_under_its_path(api: APIClient) -> None:
    before = numbers(api)
    keys = catalog.keys()
    for key in keys:
        api.get(f"/api/v1/rulesets/{key}/")
    api.get("/api/v1/rulesets/nothing-here/")
    api.head("/api/v1/rulesets/yacht/")
    after = numbers(api)
    assert grown(before, after, "yacht_requests_total", "GET", "rulesets_retrieve", "2xx") == len(keys)
    assert grown(before, after, "yacht_requests_total", "GET", "rulesets_retrieve", "4xx") == 1
    assert grown(before, after, "yacht_requests_total", "HEAD", "rulesets_retrieve", "2xx") == 1
    assert grown(before, after, "yacht_request_seconds_count", "GET", "rulesets_retrieve") == len(keys) + 1
    assert grown(before, after, "yacht_problems_total", "ruleset_not_found") == 1
    assert not [key for key in after if any("/" in word or word == "yacht" for word in key[1:])]


@pytest.mark.parametrize("path", ["/wp-login.php", "/api/v1/nothing/", "/a/b/c", "/api/v1/rulesets"])
def test_whatever_is_tried_makes_no_series_of_its_own(api: APIClient, path: str) -> None:
    for known in ("/nowhere", "/api/v1/players"):
        api.get(known)
        api.generic("BREW", known)
    numbers(api)  # to read them is a request, too
    before = numbers(api)
    api.get(path)
    api.generic("STEEP", path)
    after = numbers(api)
    assert set(after) == set(before)
    assert grown(before, after, "yacht_requests_total", "GET", "unknown", "4xx") == 1
    assert grown(before, after, "yacht_requests_total", "unknown", "unknown", "4xx") == 1


def test_what_runs_now_is_in_progress(api: APIClient) -> None:
    assert numbers(api)[("yacht_requests_in_progress",)] == 1
    assert metrics.REQUESTS_IN_PROGRESS._value.get() == 0


@pytest.mark.urls("tests.http.probes")
def test_a_crash_is_counted_by_its_kind(guest: Guest) -> None:
    client, _ = guest()
    client.raise_request_exception = False
    before = metrics.CRASHES.labels("RuntimeError")._value.get()
    client.post("/effects/", {"name": "Faulty"}, format="json")
    assert metrics.CRASHES.labels("RuntimeError")._value.get() == before + 1
    got_request_exception.send(None)  # outside of any fault
    assert metrics.CRASHES.labels("RuntimeError")._value.get() == before + 1


def test_an_outage_of_the_database_is_counted_by_its_kind() -> None:
    class Busy(Exception):
        sqlite_errorname = "SQLITE_BUSY"

    error = OperationalError("locked")
    error.__cause__ = Busy()
    before = metrics.DATABASE_ERRORS.labels("busy")._value.get()
    outages.note(error)
    assert metrics.DATABASE_ERRORS.labels("busy")._value.get() == before + 1


def test_without_the_database_the_other_numbers_are_shown_all_the_same(api: APIClient, monkeypatch: Any) -> None:
    def fail() -> None:
        raise OperationalError("away")

    monkeypatch.setattr(vitals, "waiting_engines", fail)
    monkeypatch.setattr(connection, "close", lambda: None)  # the test's own
    shown = numbers(api)
    assert shown[("yacht_database_up",)] == 0
    assert [key for key in shown if key[0] == "yacht_requests_total"]
    assert not [key for key in shown if key[0] == "yacht_games"]


@pytest.mark.parametrize("header", ["HTTP_X_FORWARDED_FOR", "HTTP_FORWARDED", "HTTP_X_REAL_IP", "HTTP_VIA"])
def test_what_a_proxy_passes_on_is_not_from_this_machine(api: APIClient, header: str) -> None:
    assert api.get("/metrics").status_code == 200
    answer = api.get("/metrics", **{header: "127.0.0.1"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(("address", "status"), [("::1", 200), ("127.0.0.2", 200), ("192.0.2.7", 404), ("", 404)])
def test_without_a_token_only_this_machine_may_read(api: APIClient, address: str, status: int) -> None:
    assert api.get("/metrics", REMOTE_ADDR=address).status_code == status


@pytest.mark.parametrize(
    ("given", "status"),
    [(f"Bearer {TOKEN}", 200), (f"Bearer {TOKEN}x", 404), (TOKEN, 404), ("Bearer ", 404), ("Bearer \xe9", 404)],
)
def test_with_a_token_whoever_has_it_may_read_from_anywhere(
    api: APIClient, settings: Any, given: str, status: int
) -> None:
    settings.METRICS_TOKEN = TOKEN
    for address in ("192.0.2.7", "127.0.0.1"):
        answer = api.get("/metrics", REMOTE_ADDR=address, HTTP_AUTHORIZATION=given, HTTP_X_FORWARDED_FOR="192.0.2.9")
        assert answer.status_code == status


def test_there_is_nothing_to_change(api: APIClient) -> None:
    assert api.post("/metrics").status_code == 404


def test_the_port_of_a_worker_has_the_same_rules_and_asks_no_database(django_db_blocker: Any) -> None:
    def ask(**changes: str) -> tuple[str, bytes]:
        environ: dict[str, Any] = {"REMOTE_ADDR": "127.0.0.1", "PATH_INFO": "/metrics", **changes}
        setup_testing_defaults(environ)
        said: list[str] = []
        with django_db_blocker.block():
            (body,) = metricsport.application(environ, lambda status, headers: said.append(status))  # type: ignore
        return said[0], body

    status, body = ask()
    assert status == "200 OK"
    assert b"yacht_requests_total" in body and b"yacht_database_up" not in body
    for wrong in ({"REMOTE_ADDR": "192.0.2.7"}, {"PATH_INFO": "/"}, {"REQUEST_METHOD": "POST"}):
        assert ask(**wrong)[0] == "404 Not Found"
