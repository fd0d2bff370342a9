"""GET and PATCH players/me/"""

from typing import Any

import pytest
from django.db import IntegrityError, transaction
from rest_framework.test import APIClient

from games.players import services
from games.players.models import Player
from tests.conftest import Guest

ME = "/api/v1/players/me/"
KEEP = {"username": "Alice.1", "password": "correct horse"}


def patch(client: APIClient, body: Any) -> Any:
    return client.patch(ME, body, format="json")


def test_nobody_is_nobody(api: APIClient) -> None:
    answer = api.get(ME)
    assert (answer.status_code, answer.json()["code"]) == (401, "not_authenticated")
    assert answer["WWW-Authenticate"] == "Bearer"


def test_a_request_costs_one_query(guest: Guest, django_assert_num_queries: Any) -> None:
    client, alice = guest()
    with django_assert_num_queries(1):
        assert client.get(ME).json()["id"] == str(alice.id)


def test_a_name_can_be_changed(guest: Guest) -> None:
    client, alice = guest()
    assert patch(client, {"name": "Alicia"}).status_code == 200
    alice.refresh_from_db()
    assert alice.name == "Alicia"


def test_an_account_is_kept_with_a_username_and_a_password(guest: Guest, api: APIClient) -> None:
    client, alice = guest()
    kept = patch(client, KEEP)
    assert (kept.status_code, kept.json()["username"]) == (200, "alice.1")
    assert b"horse" not in kept.content
    signed_in = api.post("/api/v1/tokens/", KEEP | {"username": "ALICE.1"}, format="json")
    assert signed_in.json()["player"]["id"] == str(alice.id)


def test_an_account_is_kept_once(guest: Guest) -> None:
    client, _ = guest()
    patch(client, KEEP)
    again = patch(client, {"name": "Eve", "username": "other", "password": "correct horse"})
    assert (again.status_code, again.json()["code"]) == (409, "already_kept")
    assert client.get(ME).json()["name"] == "Alice"


def test_usernames_differ_by_more_than_case(guest: Guest) -> None:
    alice, _ = guest()
    bob, _ = guest("Bob")
    patch(alice, KEEP)
    answer = patch(bob, KEEP | {"username": "ALICE.1"})
    assert (answer.status_code, answer.json()["code"]) == (409, "username_taken")
    assert bob.get(ME).json()["username"] is None


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"username": "alice"}, "password"),
        ({"password": "correct horse"}, "username"),
        ({"username": "alice", "password": "short"}, "password"),
        ({"username": "alice", "password": "password1"}, "password"),
        ({"username": "alice", "password": "83629103846"}, "password"),
        ({"username": "alice", "password": "x" * 201}, "password"),
        ({"username": "al", "password": "correct horse"}, "username"),
        ({"username": "alice bob", "password": "correct horse"}, "username"),
        ({"username": "älice", "password": "correct horse"}, "username"),
        ({"username": None, "password": "correct horse"}, "username"),
        ({"name": "a\nb"}, "name"),
    ],
)
def test_a_fault_names_its_field(guest: Guest, body: dict[str, object], field: str) -> None:
    client, _ = guest()
    answer = patch(client, body)
    assert answer.status_code == 422
    assert [error["field"] for error in answer.json()["errors"]] == [field]


def test_an_engine_is_one_player_however_often_it_is_asked_for(db: None) -> None:
    first = services.engine_player(strategy="greedy", name="Greedy")
    assert services.engine_player(strategy="greedy", name="Greedy") == first
    assert (first.kind, first.strategy) == ("engine", "greedy")


@pytest.mark.parametrize(
    "columns", [{"kind": "ghost"}, {"username": "Alice"}, {"kind": "engine"}, {"strategy": "greedy"}]
)
def test_the_table_refuses_players_that_no_service_makes(db: None, columns: dict[str, str]) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        Player.objects.create(name="X", **columns)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"username": "analytical", "password": "analytical1"}, "password_too_similar"),
        ({"username": "ada", "name": "Lovelace King", "password": "lovelace-king"}, "password_too_similar"),
        ({"username": "ada", "password": "password123"}, "password_too_common"),
        ({"username": "ada", "password": "short"}, "password_too_short"),
        ({"username": "ada", "password": "8675309867530"}, "password_entirely_numeric"),
    ],
)
def test_a_password_is_none_that_is_easily_guessed(guest: Guest, body: dict[str, str], code: str) -> None:
    client, _ = guest("Somebody")
    answer = client.patch("/api/v1/players/me/", body, format="json")
    assert answer.status_code == 422
    assert code in {error["code"] for error in answer.json()["errors"]}
    assert {error["field"] for error in answer.json()["errors"]} == {"password"}


def test_a_new_password_is_none_like_the_names_of_its_owner(guest: Guest) -> None:
    client, _ = guest("Grandmaster Ada")
    old, new = "analytical engine", "Grandmaster-Ada"
    client.patch("/api/v1/players/me/", {"username": "ada", "password": old}, format="json")
    body = {"old_password": old, "new_password": new}
    answer = client.put("/api/v1/players/me/password/", body, format="json")
    assert answer.json()["errors"][0] | {"detail": ""} == {
        "field": "new_password",
        "code": "password_too_similar",
        "detail": "",
    }
