"""GET and POST tokens/, DELETE tokens/{id}/"""

from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest
from django.contrib.auth.hashers import Argon2PasswordHasher
from rest_framework.test import APIClient

from games.players import services
from games.players.models import Token
from tests.conftest import Guest

TOKENS = "/api/v1/tokens/"
ME = "/api/v1/players/me/"
ALICE = {"username": "alice", "password": "correct horse"}


def keep(client: APIClient) -> None:
    assert client.patch(ME, ALICE, format="json").status_code == 200


def counted(method: Callable[..., Any], count: Mock) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        count()
        return method(*args)

    return call


def bearer(secret: str) -> APIClient:
    client = APIClient()
    client.credentials(HTTP_AUTHORIZATION=f"Bearer {secret}")
    return client


def test_a_password_makes_a_token_without_one(guest: Guest, api: APIClient) -> None:
    client, alice = guest()
    keep(client)
    answer = api.post(TOKENS, ALICE | {"label": "phone"}, format="json")
    assert (answer.status_code, answer["Cache-Control"]) == (201, "no-store")
    assert answer.json()["label"] == "phone"
    assert bearer(answer.json()["token"]).get(ME).json()["id"] == str(alice.id)


def test_a_token_makes_another_one(guest: Guest) -> None:
    client, alice = guest()
    made = client.post(TOKENS, {"label": "laptop"}, format="json").json()
    assert made["player"]["id"] == str(alice.id)
    assert bearer(made["token"]).get(ME).status_code == 200


def test_credentials_count_more_than_the_token(guest: Guest) -> None:
    alice, _ = guest()
    bob, _ = guest("Bob")
    keep(alice)
    assert bob.post(TOKENS, ALICE, format="json").json()["player"]["name"] == "Alice"


def test_neither_a_token_nor_a_password_makes_none(api: APIClient, db: None) -> None:
    answer = api.post(TOKENS)
    assert (answer.status_code, answer.json()["code"]) == (401, "not_authenticated")


@pytest.mark.parametrize("missing", ["username", "password"])
def test_half_the_credentials_are_a_fault(api: APIClient, db: None, missing: str) -> None:
    answer = api.post(TOKENS, {name: text for name, text in ALICE.items() if name != missing}, format="json")
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (422, missing)


@pytest.mark.parametrize("wrong", [{"password": "wrong horse"}, {"username": "bob"}])
def test_who_is_wrong_learns_nothing_and_waits_the_same(
    guest: Guest, api: APIClient, monkeypatch: pytest.MonkeyPatch, wrong: dict[str, str]
) -> None:
    client, _ = guest()
    keep(client)
    slow = Mock()
    for step in ("encode", "verify"):
        monkeypatch.setattr(Argon2PasswordHasher, step, counted(getattr(Argon2PasswordHasher, step), slow))
    answer = api.post(TOKENS, ALICE | wrong, format="json")
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong_credentials")
    assert answer["WWW-Authenticate"] == "Bearer"
    assert slow.call_count == 1


def test_a_guest_cannot_sign_in(guest: Guest, api: APIClient) -> None:
    guest()
    for username in ("", "alice", "None"):
        body = {"username": username, "password": ""}
        assert api.post(TOKENS, body, format="json").status_code in (401, 422)


def test_tokens_are_listed_newest_first_without_their_secrets(guest: Guest) -> None:
    client, alice = guest()
    guest("Bob")
    _, secret = services.create_token(player=alice, label="phone")
    page = client.get(TOKENS).json()
    assert [(token["label"], token["current"]) for token in page["results"]] == [("phone", False), ("", True)]
    shown = {"id", "label", "created_at", "expires_at", "last_used_on", "scopes", "current"}
    assert set(page["results"][0]) == shown
    assert secret[:15] not in str(page)


def test_a_list_costs_two_queries_however_long(guest: Guest, django_assert_num_queries: Any) -> None:
    client, alice = guest()
    for _ in range(5):
        services.create_token(player=alice)
    with django_assert_num_queries(2):
        assert len(client.get(TOKENS).json()["results"]) == 6


def test_a_revoked_token_signs_nothing(guest: Guest) -> None:
    client, alice = guest()
    token = Token.objects.get(user=alice)
    assert client.delete(f"{TOKENS}{token.id}/").status_code == 204
    answer = client.get(ME)
    assert (answer.status_code, answer.json()["code"]) == (401, "invalid_token")


def test_nobody_revokes_the_token_of_another(guest: Guest) -> None:
    _, alice = guest()
    bob, _ = guest("Bob")
    token = Token.objects.get(user=alice)
    answer = bob.delete(f"{TOKENS}{token.id}/")
    assert (answer.status_code, answer.json()["code"]) == (404, "token_not_found")
    assert Token.objects.filter(pk=token.pk).exists()


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer x", "Bearer a b", "bearer " + "0" * 64, "Bearer \xff\xfe", "Bearer " + "x" * 5000]
)
def test_a_wrong_token_is_refused_even_where_none_is_needed(api: APIClient, db: None, header: str) -> None:
    for path in (ME, "/api/v1/tokens/"):
        answer = (
            api.post(path, HTTP_AUTHORIZATION=header) if path == TOKENS else api.get(path, HTTP_AUTHORIZATION=header)
        )
        assert (answer.status_code, answer.json()["code"]) == (401, "invalid_token")
        assert answer["WWW-Authenticate"] == "Bearer"


def test_another_scheme_is_no_token_at_all(api: APIClient, db: None) -> None:
    assert api.get(ME, HTTP_AUTHORIZATION="Basic YTpi").json()["code"] == "not_authenticated"


def test_an_account_signs_out_everywhere(guest: Guest, api: APIClient) -> None:
    client, alice = guest()
    keep(client)
    services.create_token(player=alice, label="phone")
    assert client.delete(TOKENS).status_code == 204
    assert client.get(ME).json()["code"] == "invalid_token"
    assert not Token.objects.filter(user=alice).exists()
    assert api.post(TOKENS, ALICE, format="json").status_code == 201


def test_signing_out_can_spare_the_token_in_use(guest: Guest) -> None:
    client, alice = guest()
    _, secret = services.create_token(player=alice, label="lost phone")
    _, bob = guest("Bob")
    assert client.delete(f"{TOKENS}?keep=current").status_code == 204
    assert client.get(ME).status_code == 200
    assert bearer(secret).get(ME).status_code == 401
    assert Token.objects.filter(user=bob).count() == 1


def test_a_guest_is_not_locked_out(guest: Guest) -> None:
    client, _ = guest()
    answer = client.delete(TOKENS)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_kept")
    assert client.delete(f"{TOKENS}?keep=all").status_code == 422
    assert client.get(ME).status_code == 200


def test_a_token_that_nobody_could_recover_comes_with_a_warning(guest: Guest, api: APIClient) -> None:
    newcomer = api.post("/api/v1/players/", {"name": "Ada"}, format="json").json()
    assert newcomer["player"]["recoverable"] is False
    assert "PATCH /api/v1/players/me/" in newcomer["warning"]
    client = bearer(newcomer["token"])
    assert client.post(TOKENS, {"label": "spare"}, format="json").json()["warning"] == newcomer["warning"]
    keep(client)
    kept = api.post(TOKENS, ALICE, format="json").json()
    assert (kept["warning"], kept["player"]["recoverable"]) == (None, True)
