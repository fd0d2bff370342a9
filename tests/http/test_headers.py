"""What every answer tells browsers, and whose pages may ask."""

import os
import subprocess
import sys
from typing import Any

import pytest
from pytest_django import Settings
from rest_framework.test import APIClient

from tests.conftest import Guest
from tests.limits.conftest import SetRates, rates
from tests.serve.server import ROOT
from yachtapi.headers import NO_PAGE, PAGE

__all__ = ["rates"]
pytestmark = pytest.mark.django_db

KEYS, PAGE_PATHS = "/api/v1/keys/", ["/api/docs/", "/api/redoc/"]
ORIGIN = "https://play.example"


@pytest.mark.parametrize("path", [KEYS, "/healthz", "/api/v1/players/me/", "/nowhere", "/api/v1/keys", *PAGE_PATHS])
def test_every_answer_has_them(api: APIClient, path: str) -> None:
    answer = api.get(path)
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["X-Frame-Options"] == "DENY"
    assert answer["Referrer-Policy"] == "same-origin"
    assert answer["Cross-Origin-Opener-Policy"] == "same-origin"
    assert answer["Content-Security-Policy"] == (PAGE if path in PAGE_PATHS else NO_PAGE)
    assert "Server" not in answer and "X-Powered-By" not in answer


def test_refusals_in_front_of_the_views_have_them_too(api: APIClient) -> None:
    answer = api.generic("POST", KEYS, b"", HTTP_TRANSFER_ENCODING="chunked", CONTENT_LENGTH="")
    assert answer["Content-Security-Policy"] == NO_PAGE


@pytest.mark.parametrize("path", PAGE_PATHS)
def test_no_script_stands_in_a_page(api: APIClient, path: str) -> None:
    page = api.get(path).content.decode()
    assert "<script>" not in page and "unsafe-inline" not in PAGE.split("script-src")[1].split(";")[0]


def test_without_tls_browsers_are_told_nothing_of_it(api: APIClient) -> None:
    assert "Strict-Transport-Security" not in api.get(KEYS, secure=True)


def test_behind_tls_they_are_told_to_stay_and_sent_there(settings: Settings) -> None:
    settings.SECURE_SSL_REDIRECT, settings.SECURE_HSTS_SECONDS, settings.TRUSTED_PROXIES = True, 31_536_000, 1
    api = APIClient()  # reads them as it is made
    told = api.get(KEYS, headers={"X-Forwarded-Proto": "https"})
    assert told["Strict-Transport-Security"] == "max-age=31536000"
    sent = api.get("/api/docs/", headers={"X-Forwarded-Proto": "http"})
    assert (sent.status_code, sent["Location"]) == (301, "https://testserver/api/docs/")
    assert api.get("/healthz").status_code == 200


def test_a_caller_cannot_say_for_himself_that_he_uses_tls(settings: Settings) -> None:
    settings.SECURE_HSTS_SECONDS = 31_536_000
    assert "Strict-Transport-Security" not in APIClient().get(KEYS, headers={"X-Forwarded-Proto": "https"})


def preflight(api: APIClient, path: str = KEYS) -> Any:
    headers = {
        "Origin": ORIGIN,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,idempotency-key,if-match,last-event-id",
    }
    return api.options(path, headers=headers)


def test_by_default_no_page_of_another_host_may_ask(api: APIClient) -> None:
    for answer in (api.get(KEYS, headers={"Origin": ORIGIN}), preflight(api)):
        assert not [name for name in answer.headers if name.startswith("Access-Control-")]


def test_a_page_of_a_host_that_is_named_may_ask_and_read(settings: Settings, guest: Guest) -> None:
    settings.CORS_ALLOWED_ORIGINS = [ORIGIN]
    client, _ = guest()
    asked = preflight(client)
    assert asked["Access-Control-Allow-Origin"] == ORIGIN
    assert {"authorization", "idempotency-key", "if-match", "if-none-match", "last-event-id"} <= set(
        asked["Access-Control-Allow-Headers"].split(", ")
    )
    assert "Access-Control-Allow-Credentials" not in asked, "no cookie signs a request"
    answer = client.get(KEYS, headers={"Origin": ORIGIN})
    assert set(answer["Access-Control-Expose-Headers"].split(", ")) == {
        "ETag",
        "Idempotency-Replayed",
        "RateLimit",
        "RateLimit-Policy",
        "Retry-After",
        "X-Request-ID",
    }
    other = client.get(KEYS, headers={"Origin": "https://evil.example"})
    assert "Access-Control-Allow-Origin" not in other


def test_a_page_can_read_a_refusal_as_well(settings: Settings, api: APIClient) -> None:
    settings.CORS_ALLOWED_ORIGINS = [ORIGIN]
    refused = api.generic(
        "POST", "/api/v1/players/", b"x" * 70_000, content_type="application/json", headers={"Origin": ORIGIN}
    )
    assert (refused.status_code, refused["Access-Control-Allow-Origin"]) == (413, ORIGIN)


def test_a_preflight_costs_nothing(settings: Settings, api: APIClient, rates: SetRates) -> None:
    rates(read=(1, 60))
    settings.CORS_ALLOWED_ORIGINS = [ORIGIN]
    assert [preflight(api).status_code for _ in range(3)] == [200] * 3
    assert api.get(KEYS).status_code == 200


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
@pytest.mark.parametrize("headers", [{"Transfer-Encoding": "chunked"}, {"Content-Length": "70000"}])
def test_a_body_that_nobody_asked_for_is_not_looked_at(api: APIClient, method: str, headers: dict[str, str]) -> None:
    assert api.generic(method, KEYS, b"", headers=headers).status_code == 200


def checked(**environment: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


def test_djangos_own_check_of_a_deployment_finds_nothing(tmp_path: Any) -> None:
    run = checked(DATA_DIR=str(tmp_path), HTTPS="on", TRUSTED_PROXIES="1", ALLOWED_HOSTS="yacht.example")
    assert run.returncode == 0, run.stderr
    assert "no issues" in run.stdout


def test_a_server_that_could_never_be_reached_does_not_start(tmp_path: Any) -> None:
    run = checked(DATA_DIR=str(tmp_path), HTTPS="on")
    assert run.returncode != 0
    assert "HTTPS=on needs TRUSTED_PROXIES" in run.stderr
