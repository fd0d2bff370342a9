"""Idempotency-Key: the same request twice is one change."""

from typing import Any

import pytest
from django.db import OperationalError, connection
from django.test.utils import CaptureQueriesContext
from rest_framework.test import APIClient

from games.api.errors import IdempotencyKeyInUse
from games.models.idempotency import IdempotencyKey
from games.players.models import Player
from tests.conftest import Guest

pytestmark = [pytest.mark.urls("tests.http.probes"), pytest.mark.django_db]


def post(client: APIClient, body: Any = None, key: str | None = "k1") -> Any:
    headers = {} if key is None else {"Idempotency-Key": key}
    return client.post("/effects/", body or {}, format="json", headers=headers)


def effects() -> int:
    return Player.objects.filter(name="Effect").count()


def test_a_repeated_request_gets_the_same_answer_and_does_nothing(guest: Guest) -> None:
    client, _ = guest()
    first, second = post(client), post(client)
    assert effects() == 1
    assert (second.status_code, second.content) == (first.status_code, first.content)
    assert (second["ETag"], second["Content-Type"]) == (first["ETag"], first["Content-Type"])
    assert ("Idempotency-Replayed" in first, second["Idempotency-Replayed"]) == (False, "true")


def test_without_a_key_each_request_counts(guest: Guest) -> None:
    client, _ = guest()
    post(client, key=None), post(client, key=None)
    assert effects() == 2


def test_a_key_belongs_to_one_player(guest: Guest) -> None:
    post(guest("Alice")[0]), post(guest("Bob")[0])
    assert effects() == 2


def test_a_key_of_nobody_is_not_kept(api: APIClient) -> None:
    post(api), post(api)
    assert (effects(), IdempotencyKey.objects.count()) == (2, 0)


def test_a_key_with_another_body_is_refused(guest: Guest) -> None:
    client, _ = guest()
    post(client)
    answer = post(client, {"x": 1})
    assert (answer.status_code, answer.json()["code"]) == (422, "idempotency_key_reused")
    assert effects() == 1


def test_blanks_and_order_make_no_other_body(guest: Guest) -> None:
    client, _ = guest()
    headers = {"Idempotency-Key": "k1"}
    client.post("/effects/", b'{"a": 1, "b": 2}', content_type="application/json", headers=headers)
    again = client.post("/effects/", b'{"b":2,"a":1}', content_type="application/json", headers=headers)
    assert again["Idempotency-Replayed"] == "true"


@pytest.mark.parametrize("name", ["Refused", "Answered", "Faulty"])
def test_a_refusal_is_not_kept_and_leaves_nothing(guest: Guest, name: str) -> None:
    client, _ = guest()
    client.raise_request_exception = False
    assert post(client, {"name": name}).status_code >= 400
    assert not Player.objects.filter(name=name).exists()
    assert not IdempotencyKey.objects.exists()


@pytest.mark.parametrize("key", ["", " ", "a b", "é", "x" * 256, "a\tb"])
def test_a_key_is_a_visible_word(guest: Guest, key: str) -> None:
    client, _ = guest()
    answer = post(client, key=key)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid_idempotency_key")
    assert effects() == 0


def test_the_longest_key_will_do(guest: Guest) -> None:
    client, _ = guest()
    assert post(client, key="~" * 255).status_code == 201


def test_a_twin_that_may_not_wait_is_told_so(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    class LockNotAvailable(Exception):
        sqlstate = "55P03"

    def fail(*args: Any, **kwargs: Any) -> None:
        raise OperationalError from LockNotAvailable()

    client, _ = guest()
    monkeypatch.setattr(IdempotencyKey.objects, "bulk_create", fail)
    answer = post(client)
    assert (answer.status_code, answer.json()["code"]) == (409, IdempotencyKeyInUse.code)


def test_a_key_costs_three_queries_and_a_repetition_two(guest: Guest) -> None:
    client, _ = guest()
    assert len(queries_of(client)) == 1 + 2 + 3  # the token, the effect, the key
    assert len(queries_of(client)) == 1 + 2


def queries_of(client: APIClient) -> list[str]:
    with CaptureQueriesContext(connection) as captured:
        post(client)
    return [query["sql"] for query in captured if "SAVEPOINT" not in query["sql"]]
