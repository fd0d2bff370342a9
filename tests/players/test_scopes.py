"""Tokens that may do less, or not for ever."""

import re
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.db import OperationalError
from django.utils import timezone
from drf_spectacular.generators import EndpointEnumerator
from pytest_django import Settings
from rest_framework.test import APIClient

from games import tasks
from games.players import services
from games.players.models import Player, Token
from games.players.scopes import ALL
from tests.conftest import Guest
from yachtapi.documentation import document

TOKENS, ME = "/api/v1/tokens/", "/api/v1/players/me/"
NOWHERE = "0193a4c7-1f6e-7cc1-8c5a-3f0a6d2b9e41"
SELVES = {"tokens_create", "tokens_destroy", "players_create"}  # say themselves what they need

Make = Callable[..., APIClient]


def bearer(secret: str) -> APIClient:
    client = APIClient()
    client.credentials(HTTP_AUTHORIZATION=f"Bearer {secret}")
    return client


@pytest.fixture
def alice(guest: Guest) -> Player:
    return guest("Alice")[1]


@pytest.fixture
def token(alice: Player) -> Make:
    """A client of Alice's with a token of its own: ``token("play", "read")``."""

    def make(*scopes: str, **wish: Any) -> APIClient:
        return bearer(services.create_token(player=alice, scopes=scopes or ALL, **wish).secret)

    return make


def operations() -> Iterator[tuple[str, str, list[str]]]:
    """Every operation that a token may sign, with the scopes that it is said to need."""
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            needed = [one["bearer"] for one in operation["security"] if "bearer" in one]
            if needed and operation["operationId"] not in SELVES:
                yield method, path, needed[0]


def asked(client: APIClient, method: str, path: str) -> Any:
    path = re.sub(r"\{\w+_id\}", NOWHERE, path)
    path = path.replace("{index}", "0").replace("{n}", "1").replace("{key}", "yacht").replace("{ruleset}", "yacht")
    assert "{" not in path, path
    return client.generic(method.upper(), path, b"", "application/json")


def test_every_operation_refuses_a_token_without_the_scope_that_the_document_names(token: Make) -> None:
    clients = {scope: token(*(each for each in ALL if each != scope)) for scope in ALL}
    seen = 0
    for method, path, needed in operations():
        assert needed, f"{method} {path} needs no scope"
        for scope in needed:
            answer = asked(clients[scope], method, path)
            problem = answer.json()
            assert (answer.status_code, problem["code"], problem["needed"]) == (403, "scope_missing", needed), path
            seen += 1
    assert seen > 40


def test_every_operation_takes_a_token_with_nothing_but_the_scopes_it_names(token: Make) -> None:
    for method, path, needed in operations():
        if needed == list(ALL):
            continue  # it would sign itself out; the account's own tests have it
        answer = asked(token(*needed), method, path)
        assert answer.status_code not in (401, 403) or answer.json()["code"] not in ("scope_missing", "invalid_token")
        Token.objects.filter(label="").delete()


def test_a_write_that_names_no_scope_needs_all_of_them() -> None:
    for path, _, method, callback in EndpointEnumerator().get_api_endpoints():  # type: ignore[no-untyped-call]
        operation = getattr(callback.cls, method.lower(), None)
        assert hasattr(operation, "scopes") or not path.startswith("/api/v1/"), f"{method} {path}"


def test_a_token_makes_none_that_may_do_more(token: Make) -> None:
    reader = token("play", "read")
    wider = reader.post(TOKENS, {"scopes": ["read", "organise"]}, format="json")
    assert (wider.status_code, wider.json()["code"], wider.json()["needed"]) == (403, "scope_missing", ["organise"])
    assert reader.post(TOKENS, {}, format="json").json()["scopes"] == ["play", "read"]
    assert reader.post(TOKENS, {"scopes": ["read"]}, format="json").json()["scopes"] == ["read"]


def test_a_token_makes_none_that_lasts_longer(token: Make) -> None:
    short = token(expires_in=3600)
    for wish in ({}, {"expires_in": 7200}):
        made = short.post(TOKENS, wish, format="json").json()
        assert made["expires_at"] <= (timezone.now() + timedelta(hours=1)).isoformat()
    sooner = short.post(TOKENS, {"expires_in": 60}, format="json").json()
    assert sooner["expires_at"] < (timezone.now() + timedelta(minutes=2)).isoformat()


def test_a_token_with_fewer_scopes_leaves_the_account_alone(token: Make, alice: Player) -> None:
    reader = token("read", "play")
    mine, other = Token.objects.get(scopes="play read"), Token.objects.filter(user=alice, scopes=" ".join(ALL)).first()
    assert other is not None
    assert reader.patch(ME, {"name": "Mallory"}, format="json").status_code == 403
    assert reader.delete(TOKENS).status_code == 403
    assert reader.delete(f"{TOKENS}{other.pk}/").json()["code"] == "scope_missing"
    assert reader.delete(f"{TOKENS}{mine.pk}/").status_code == 204, "but it signs itself out"
    assert Token.objects.filter(pk=other.pk).exists()


@pytest.mark.parametrize("scopes", [[], ["admin"], ["read"] * 4, "read", [1], None])
def test_scopes_are_some_of_those_there_are(token: Make, scopes: Any) -> None:
    answer = token().post(TOKENS, {"scopes": scopes}, format="json")
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid_request")


@pytest.mark.parametrize("seconds", [0, -1, 59, 10**12, 1.5, "60", None])
def test_a_token_lasts_a_minute_to_a_year(token: Make, seconds: Any) -> None:
    assert token().post(TOKENS, {"expires_in": seconds}, format="json").status_code == 422


def test_an_expired_token_is_told_so_and_days_later_forgotten(token: Make) -> None:
    client = token(expires_in=60)
    short = Token.objects.filter(expiry__isnull=False)
    short.update(expiry=timezone.now() - timedelta(days=6))
    tasks.sweep()
    answer = client.get(ME)
    assert (answer.status_code, answer.json()["code"], answer["WWW-Authenticate"]) == (401, "token_expired", "Bearer")
    short.update(expiry=timezone.now() - timedelta(days=8))
    tasks.sweep()
    assert client.get(ME).json()["code"] == "invalid_token"
    assert Token.objects.count() == 1


def test_the_day_of_the_last_use_is_noted_once_a_day(
    token: Make, alice: Player, django_assert_num_queries: Any
) -> None:
    client = token()
    Token.objects.update(last_used_on=timezone.now().date() - timedelta(days=40))
    with django_assert_num_queries(2):
        client.get(ME)
    with django_assert_num_queries(1):
        client.get(ME)
    used, idle = client.get(TOKENS).json()["results"]
    assert (used["current"], used["last_used_on"]) == (True, str(timezone.now().date()))
    assert idle["last_used_on"] < used["last_used_on"]


def test_a_use_that_cannot_be_noted_is_no_reason_to_refuse(token: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    client = token()
    Token.objects.update(last_used_on="2020-01-01")

    def full(*_: object, **__: object) -> None:
        raise OperationalError("database or disk is full")

    monkeypatch.setattr("django.db.models.query.QuerySet.update", full)
    assert client.get(ME).status_code == 200


def test_nobody_has_more_tokens_than_there_may_be(token: Make, settings: Settings) -> None:
    settings.TOKENS_PER_PLAYER = 3
    client = token()
    assert [client.post(TOKENS, {}, format="json").status_code for _ in range(3)] == [201, 409, 409]


def test_signing_in_with_many_tokens_ends_the_one_that_was_idle_longest(
    token: Make, alice: Player, api: APIClient, settings: Settings
) -> None:
    settings.TOKENS_PER_PLAYER = 2
    client = token()
    keep = {"username": "alice", "password": "correct horse"}
    assert client.patch(ME, keep, format="json").status_code == 200
    idle = Token.objects.filter(user=alice).order_by("created").first()
    assert idle is not None
    Token.objects.filter(pk=idle.pk).update(last_used_on="2020-01-01")
    assert api.post(TOKENS, keep, format="json").status_code == 201
    assert Token.objects.filter(user=alice).count() == 2
    assert not Token.objects.filter(pk=idle.pk).exists()
