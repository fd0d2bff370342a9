"""Every error is a problem: RFC 9457, with a code of ours, and nothing of our insides."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import RequestFactory
from rest_framework.test import APIClient

from rulesets.errors import Refusal
from yachtapi import problems, urls
from yachtapi.components import sample
from yachtapi.problems import STATUSES, Problem
from yachtapi.wsgi import application
from yachtapi.wsgirequest import Utf8Request

PLAYERS = "/api/v1/players/"
ME = "/api/v1/players/me/"


def leaves(kind: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    for below in kind.__subclasses__():
        yield below
        yield from leaves(below)


def assert_problem(answer: Any, status: int, code: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.content
    assert answer["Content-Type"] == "application/problem+json"
    body: dict[str, Any] = answer.json()
    assert {"type", "title", "status", "detail", "code", "request_id"} <= set(body)
    assert (body["code"], body["status"]) == (code, status)
    assert body["type"] == f"urn:yachtapi:problem:{code}"
    assert body["request_id"] == answer["X-Request-ID"]
    return body


def test_every_refusal_has_one_status_and_a_code_of_its_own() -> None:
    assert urls.urlpatterns  # with the routes, every module that defines a refusal is loaded
    refusals = set(leaves())
    assert refusals == set(STATUSES)
    ours = [value.code for value in vars(problems).values() if isinstance(value, Problem)]
    codes = [refusal.code for refusal in refusals] + ours
    assert len(codes) == len(set(codes))


def test_every_refusal_can_be_shown_with_sample_facts() -> None:
    for refusal in leaves():
        document = sample(refusal).document()
        assert "{" not in document["detail"]
        assert document["status"] in (400, 401, 403, 404, 409, 412, 422, 429)


def test_a_fact_never_hides_a_member() -> None:
    assert Problem("x", 409, "X.", {"status": "open", "seat": 1}).document()["status"] == 409


def test_a_path_that_nothing_serves_is_not_found(api: APIClient) -> None:
    assert_problem(api.get("/nowhere/"), 404, "not_found")
    assert_problem(api.get("/api/v1/nowhere"), 404, "not_found")


def test_a_path_without_its_slash_says_where_to_go(api: APIClient) -> None:
    answer = api.post("/api/v1/players", {"name": "Ada"}, format="json")
    assert assert_problem(answer, 404, "trailing_slash")["path"] == PLAYERS


def test_a_method_that_a_path_lacks_names_those_it_has(api: APIClient) -> None:
    answer = api.put(PLAYERS, {}, format="json")
    assert_problem(answer, 405, "method_not_allowed")
    assert "POST" in answer["Allow"]
    assert_problem(api.post("/healthz"), 405, "method_not_allowed")


def test_what_we_cannot_write_is_not_acceptable(api: APIClient) -> None:
    assert_problem(api.get("/healthz", HTTP_ACCEPT="text/html"), 406, "not_acceptable")
    assert_problem(api.get("/api/docs/", HTTP_ACCEPT="application/json"), 406, "not_acceptable")


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"\xff",
        b"{'a': 1}",
        b'{"a": NaN}',
        b'"\\ud8',
        b"[" * 60_000,
        b"9" * 5000,
        b'{"name": "a\nb"}',
        b"\xef\xbb\xbf{}",
    ],
)
def test_what_is_no_json_is_malformed(api: APIClient, body: bytes) -> None:
    assert_problem(api.post(PLAYERS, body, content_type="application/json"), 400, "malformed_json")


@pytest.mark.parametrize("body", [b"[]", b"null", b"7", b'"name"', b"true", b'[{"name": "Ada"}]'])
def test_a_body_that_is_no_object_is_invalid(api: APIClient, body: bytes) -> None:
    problem = assert_problem(api.post(PLAYERS, body, content_type="application/json"), 422, "invalid_request")
    assert problem["errors"] == [{"field": None, "code": "not_an_object", "detail": "The body must be a JSON object."}]


@pytest.mark.parametrize("body", [b'{"\\u0000": 1}', b'{"x": [{"y": "\\udfff"}]}', b'{"\\ud800": {}}'])
def test_text_that_no_database_keeps_is_invalid_wherever_it_stands(api: APIClient, body: bytes) -> None:
    assert_problem(api.post(PLAYERS, body, content_type="application/json"), 422, "invalid_request")


@pytest.mark.parametrize("charset", ["hex", "utf-16", "nonsense", "utf-8"])
def test_a_charset_does_not_change_how_json_is_read(api: APIClient, db: None, charset: str) -> None:
    answer = api.post(PLAYERS, b'{"name": "Zo\xc3\xab"}', content_type=f"application/json; charset={charset}")
    assert answer.json()["player"]["name"] == "Zoë"


@pytest.mark.parametrize("charset", ["rot13", "hex", "utf-16"])
def test_a_charset_does_not_change_how_a_query_is_read(charset: str) -> None:
    environ = RequestFactory().get("/?a=%C3%A4").environ
    request = Utf8Request(environ | {"CONTENT_TYPE": f"application/json; charset={charset}"})
    assert (request.GET["a"], request.content_type) == ("ä", "application/json")
    assert application.request_class is Utf8Request


def test_another_media_type_is_not_read(api: APIClient) -> None:
    for media_type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "junk"):
        answer = api.post(PLAYERS, b"name=Ada", content_type=media_type)
        assert_problem(answer, 415, "unsupported_media_type")


def test_a_large_body_is_refused_unread(api: APIClient) -> None:
    answer = api.post(PLAYERS, b" " * 10_000_000, content_type="application/json")
    assert assert_problem(answer, 413, "body_too_large")["limit"] == 65536


def test_the_largest_body_is_read(api: APIClient, db: None) -> None:
    assert api.post(PLAYERS, b"{" + b" " * 65534 + b"}", content_type="application/json").status_code == 201
    assert api.post(PLAYERS, b"{" + b" " * 65535 + b"}", content_type="application/json").status_code == 413


def test_a_body_of_unknown_length_is_refused_and_not_taken_for_none(api: APIClient) -> None:
    assert_problem(api.generic("POST", PLAYERS, HTTP_TRANSFER_ENCODING="chunked"), 411, "length_required")


def test_many_faults_make_no_endless_answer(api: APIClient, db: None) -> None:
    body = {"name": "", "kind": "x" * 1000}
    problem = assert_problem(api.post(PLAYERS, body, format="json"), 422, "invalid_request")
    assert [error["field"] for error in problem["errors"]] == ["name", "kind"]
    assert problem["detail"].startswith("name: ")


def test_a_field_that_nobody_knows_is_a_fault_and_not_ignored(api: APIClient) -> None:
    problem = assert_problem(api.post(PLAYERS, {"nmae": "Ada"}, format="json"), 422, "invalid_request")
    assert [(error["field"], error["code"]) for error in problem["errors"]] == [("nmae", "unknown_field")]


@pytest.mark.parametrize("start", [0, 1, "true", "yes", None])
def test_a_number_or_a_word_is_neither_true_nor_false(api: APIClient, start: Any) -> None:
    game = {"ruleset": "yacht", "seats": [{"kind": "me"}], "start": start}
    problem = assert_problem(api.post(PLAYERS, {"game": game}, format="json"), 422, "invalid_request")
    assert [error["field"] for error in problem["errors"]] == ["game.start"]


def test_a_host_that_is_none_is_refused(guest: Any) -> None:
    client, _ = guest()
    assert_problem(client.get("/api/v1/tokens/", HTTP_HOST="a b"), 400, "invalid_host")


@pytest.mark.urls("tests.http.probes")
def test_a_suspicious_request_learns_nothing(api: APIClient) -> None:
    answer = api.get("/suspicious/")
    assert_problem(answer, 400, "bad_request")
    assert b"secret" not in answer.content


@pytest.mark.urls("tests.http.probes")
def test_too_many_requests_are_told_when_to_come_again(api: APIClient) -> None:
    answer = api.get("/throttled/")
    assert_problem(answer, 429, "throttled")
    assert answer["Retry-After"] == "2"


@pytest.mark.urls("tests.http.probes")
def test_a_fault_of_ours_is_told_to_the_log_and_not_to_the_client(guest: Any, caplog: pytest.LogCaptureFixture) -> None:
    client, _ = guest()
    client.raise_request_exception = False
    with caplog.at_level(logging.ERROR):
        answer = client.post("/effects/", {"name": "Faulty"}, format="json")
    assert_problem(answer, 500, "internal_error")
    assert b"secret" not in answer.content
    assert "a secret of ours" in caplog.text
