"""The judge itself: what is not as the OpenAPI document says is found."""

import json
from dataclasses import replace
from typing import Any

import pytest
from django.utils.datastructures import CaseInsensitiveMapping
from rest_framework.test import APIClient

from tests.contract import Exchange, check
from yachtapi.documentation import document

JSON = {"Content-Type": "application/json", "X-Request-ID": "1", "Content-Language": "en"}


def exchange(method: str, path: str, status: int, **changes: Any) -> Exchange:
    """An exchange as the document shows it, but for the fields that are changed in its answer."""
    answer = document()["paths"][path][method]["responses"][str(status)]
    media_type, content = next(iter(answer["content"].items()))
    example = next(iter(content["examples"].values()))
    body = _shown(example) | changes
    headers = CaseInsensitiveMapping({"Content-Type": media_type, "X-Request-ID": "1", "Content-Language": "en"})
    return Exchange(method.upper(), path, b"", status, headers, json.dumps(body).encode())


def _shown(example: dict[str, Any]) -> dict[str, Any]:
    if "$ref" in example:
        example = document()["components"]["examples"][example["$ref"].rpartition("/")[2]]
    value: dict[str, Any] = example["value"]
    return value


def refused(exchange: Exchange) -> str:
    with pytest.raises(AssertionError) as raised:
        check(exchange)
    return str(raised.value)


KEYS = exchange("get", "/api/v1/keys/", 200)
UNKNOWN = exchange("get", "/api/v1/players/{player_id}/", 404)
CREATED = replace(exchange("post", "/api/v1/players/", 201), sent=b'{"name": "Ada"}')


@pytest.mark.parametrize("documented", [KEYS, UNKNOWN, CREATED, replace(KEYS, method="HEAD", received=b"")])
def test_what_is_documented_passes(documented: Exchange) -> None:
    check(documented)


def test_other_paths_are_not_its_matter() -> None:
    check(replace(KEYS, path="/healthz", status=500))


@pytest.mark.parametrize("status", [201, 404, 500])
def test_a_status_that_is_not_documented_is_found(status: int) -> None:
    assert "status is not documented" in refused(replace(KEYS, status=status))


def test_a_media_type_that_is_not_documented_is_found() -> None:
    assert "text/html" in refused(
        replace(KEYS, headers=CaseInsensitiveMapping(JSON | {"Content-Type": "text/html; x=y"}))
    )


def test_a_field_that_is_not_documented_is_found() -> None:
    assert "'secret'" in refused(exchange("get", "/api/v1/keys/", 200, secret=1))


@pytest.mark.parametrize(("field", "value"), [("id", "7"), ("created_at", "today"), ("kind", "dog"), ("name", None)])
def test_a_value_of_another_kind_is_found(field: str, value: Any) -> None:
    player = json.loads(CREATED.received)["player"] | {field: value}
    assert f"player.{field}" in refused(exchange("post", "/api/v1/players/", 201, player=player))


def test_a_field_that_is_missing_is_found() -> None:
    assert '"next" is a required property' in refused(replace(KEYS, received=b'{"previous": null, "results": []}'))


def test_a_header_that_is_missing_or_odd_is_found() -> None:
    without = CaseInsensitiveMapping({"Content-Type": "application/json"})
    assert "X-Request-ID is missing" in refused(replace(KEYS, headers=without))
    assert "header X-Request-ID" in refused(
        replace(KEYS, headers=CaseInsensitiveMapping(JSON | {"X-Request-ID": "a b", "Content-Language": "en"}))
    )


def test_a_code_that_is_not_documented_is_found() -> None:
    assert "not_owner" in refused(exchange("get", "/api/v1/players/{player_id}/", 404, code="not_owner"))


@pytest.mark.parametrize("sent", [b'{"nmae": "Ada"}', b'{"name": 7}', b"7"])
def test_a_request_that_should_have_been_refused_is_found(sent: bytes) -> None:
    assert "accepted" in refused(replace(CREATED, sent=sent))


def test_a_request_without_the_body_it_needs_is_found() -> None:
    created = exchange("post", "/api/v1/games/", 201)
    assert "without the required body" in refused(created)


@pytest.mark.parametrize("path", ["/api/v1/nowhere/", "/api/v1/keys"])
def test_an_answer_where_no_operation_is_is_found(path: str) -> None:
    assert "no such operation" in refused(replace(KEYS, path=path))
    assert "is no problem" in refused(replace(KEYS, path=path, status=404))


def test_a_body_where_none_belongs_is_found() -> None:
    revoked = Exchange(
        "DELETE",
        "/api/v1/tokens/7/",
        b"",
        204,
        CaseInsensitiveMapping({"X-Request-ID": "1", "Content-Language": "en"}),
        b"",
    )
    check(revoked)
    assert "a body" in refused(replace(revoked, received=b"{}"))


def test_every_test_client_is_watched(api: APIClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulesets.api.views.whole", lambda rows: {"rows": rows})
    with pytest.raises(AssertionError, match="GET /api/v1/rulesets/: 200: the whole"):
        api.get("/api/v1/rulesets/")
