"""Log lines: what stands in each, what stands in none."""

import json
import logging
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest, HttpResponse
from django.urls import path
from rest_framework.test import APIClient

from tests.conftest import Guest
from yachtapi import env, urls
from yachtapi.logs import FORMATS, tell
from yachtapi.redaction import redacted
from yachtapi.requestid import current

TOKEN = "0f" * 32
SEED = bytes(range(32))


def crash(request: HttpRequest) -> HttpResponse:
    """A view with secrets at hand, and in the text of its exception."""
    seed, token = SEED, request.headers["Authorization"]
    raise RuntimeError(f"no game for {token} with {seed!r}, {seed.hex()} or seed={seed[:4].hex()}")


urlpatterns = [*urls.urlpatterns, path("crash/", crash)]
handler500 = urls.handler500


@pytest.fixture(params=["json", "line"])
def written(request: pytest.FixtureRequest) -> Iterator[StringIO]:
    """All that is logged during the test, in either format."""
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(FORMATS[request.param]())
    root = logging.getLogger()
    root.addHandler(handler)
    yield stream
    root.removeHandler(handler)


def lines(written: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


json_only = pytest.mark.parametrize("written", ["json"], indirect=True)


@json_only
@pytest.mark.django_db
def test_a_request_has_one_line_with_its_operation_its_player_and_nothing_of_what_was_sent(
    guest: Guest, written: StringIO
) -> None:
    client, player = guest("Eve Adams")
    client.get("/api/v1/players/me/?ticket=abc&wait=1", HTTP_X_REQUEST_ID="r-1")
    client.patch("/api/v1/players/me/", {"name": "Another Name"}, format="json")
    first, second = lines(written)
    assert first.pop("time").endswith("Z")
    assert 0 < first.pop("ms") < 5000
    assert first == {
        "level": "INFO",
        "logger": "yachtapi.access",
        "request_id": "r-1",
        "message": "answered",
        "method": "GET",
        "operation": "players_me_retrieve",
        "status": 200,
        "player": str(player.pk),
    }
    assert second["method"] == "PATCH"
    for secret in ("ticket", "abc", "/api", "Eve", "Another", "Bearer"):
        assert secret not in written.getvalue()


@json_only
@pytest.mark.django_db
def test_who_signs_nothing_is_nobody_and_signs_of_life_are_no_events(api: APIClient, written: StringIO) -> None:
    api.get("/api/v1/rulesets/")
    api.get("/no/such/path")
    for probe in ("/healthz", "/metrics"):
        api.get(probe)
    assert [(line["operation"], line["status"], line["player"]) for line in lines(written)] == [
        ("rulesets_list", 200, None),
        ("unknown", 404, None),
    ]


@pytest.mark.urls(__name__)
def test_a_crash_is_logged_under_its_request_without_a_secret(api: APIClient, written: StringIO) -> None:
    api.raise_request_exception = False
    answer = api.get("/crash/", HTTP_X_REQUEST_ID="r-crash", HTTP_AUTHORIZATION=f"Bearer {TOKEN}")
    assert (answer.status_code, answer.json()["request_id"]) == (500, "r-crash")
    text = written.getvalue()
    assert text.count("r-crash") == 2  # the crash and the request
    assert "RuntimeError: no game for" in text
    assert "test_logs.py" in text
    for secret in (TOKEN, SEED.hex(), SEED[:4].hex(), repr(SEED), str(SEED), "\\\\x03\\\\x04"):
        assert secret not in text


@json_only
@pytest.mark.urls(__name__)
def test_the_line_of_a_crash_is_a_warning_with_one_traceback(api: APIClient, written: StringIO) -> None:
    api.raise_request_exception = False
    api.get("/crash/", HTTP_AUTHORIZATION="x")
    fault, access = lines(written)
    assert (fault["level"], fault["logger"]) == ("ERROR", "django.request")
    assert fault["exception"].startswith("Traceback")
    assert (access["level"], access["status"], access["operation"]) == ("WARNING", 500, "unknown")


@pytest.mark.parametrize("written", ["line"], indirect=True)
def test_a_line_for_people_is_one_line(written: StringIO) -> None:
    token = current.set("r-2")
    tell(logging.getLogger("a.b"), logging.WARNING, "two\nlines", seat=1, ms=2.5)
    current.reset(token)
    time, rest = written.getvalue().split(" ", 1)
    assert len(time) == len("2026-11-30T12:00:00.000Z")
    assert rest == "WARNING a.b [r-2] two\\nlines seat=1 ms=2.5\n"


@json_only
def test_a_stack_that_was_asked_for_is_shown(written: StringIO) -> None:
    logging.getLogger("a.b").warning("here", stack_info=True)
    assert "Stack (most recent call last)" in lines(written)[0]["exception"]


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        (f"Authorization: Bearer {TOKEN}", "Authorization: Bearer …"),
        ("postgres://ann:pass@db:5432/yacht?x=1", "postgres://…@db:5432/yacht?x=1"),
        ("redis://:pass@db/0", "redis://…@db/0"),
        ("GET /events/?ticket=Zm9v-YmFy&after=7", "GET /events/?ticket=…&after=7"),
        ("{'password': 'hunter2 x', 'name': 'Ann'}", "{'password': … x', 'name': 'Ann'}"),
        (f"seed {SEED.hex()} of", "seed … of"),
        (f"<Seed {SEED!r}>", "<Seed b'…'>"),
    ],
)
def test_what_looks_like_a_secret_is_hidden(text: str, hidden: str) -> None:
    assert redacted(text) == hidden


@pytest.mark.parametrize(
    "text",
    [
        "game 0193a4c7-1f6e-7cc1-8c5a-3f0a6d2b9e41: its engine failed 5 times",
        "GET games_events 200 12.5 ms",
        "Error 111 connecting to 127.0.0.1:6379. Connection refused.",
        "b'short'",
    ],
)
def test_all_else_is_left_as_it_is(text: str) -> None:
    assert redacted(text) == text


@pytest.mark.parametrize(("given", "meant"), [("json", "json"), ("JSON", "json"), ("", "line")])
def test_a_word_of_the_environment_is_read_in_any_case(monkeypatch: pytest.MonkeyPatch, given: str, meant: str) -> None:
    monkeypatch.setenv("LOG_FORMAT", given)
    assert env.choice("LOG_FORMAT", "line", ("line", "json")) == meant


def test_an_unknown_word_stops_the_start_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    with pytest.raises(ImproperlyConfigured, match=r"LOG_LEVEL must be one of DEBUG, INFO, not 'LOUD'\."):
        env.choice("LOG_LEVEL", "INFO", ("DEBUG", "INFO"))
