"""PUT players/me/password/"""

from typing import Any

import pytest
from django.contrib.auth.hashers import make_password
from rest_framework.test import APIClient

from games.players import passwords, services
from games.players.errors import WrongCredentials, WrongPassword
from games.players.models import Player, Token
from tests.conftest import Guest

ME = "/api/v1/players/me/"
OLD, NEW = "correct horse", "battery staple"


def kept(guest: Guest) -> tuple[APIClient, Player]:
    client, alice = guest()
    assert client.patch(ME, {"username": "alice", "password": OLD}, format="json").status_code == 200
    return client, alice


def change(client: APIClient, **body: Any) -> Any:
    return client.put(f"{ME}password/", {"old_password": OLD, "new_password": NEW} | body, format="json")


def signs_in(password: str) -> bool:
    body = {"username": "alice", "password": password}
    return bool(APIClient().post("/api/v1/tokens/", body, format="json").status_code == 201)


def test_the_new_password_signs_in_and_the_old_one_does_not(guest: Guest) -> None:
    client, _ = kept(guest)
    assert change(client).status_code == 204
    assert signs_in(NEW) and not signs_in(OLD)


def test_other_tokens_end_with_the_old_password(guest: Guest) -> None:
    client, alice = kept(guest)
    services.create_token(player=alice, label="stolen")
    change(client)
    assert client.get(ME).status_code == 200
    assert Token.objects.filter(user=alice).count() == 1


def test_other_tokens_can_be_kept(guest: Guest) -> None:
    client, alice = kept(guest)
    services.create_token(player=alice, label="bot")
    assert change(client, other_tokens="keep").status_code == 204
    assert Token.objects.filter(user=alice).count() == 2


def test_the_same_request_again_finds_it_done(guest: Guest) -> None:
    client, _ = kept(guest)
    assert [change(client).status_code for _ in range(3)] == [204] * 3
    assert signs_in(NEW)


def test_whoever_does_not_know_the_old_password_changes_nothing(guest: Guest) -> None:
    client, alice = kept(guest)
    services.create_token(player=alice)
    answer = change(client, old_password="wrong horse")
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_password")
    assert signs_in(OLD)
    assert Token.objects.filter(user=alice).count() == 3


def test_of_two_changes_at_once_the_first_counts(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    _, alice = kept(guest)
    alice.refresh_from_db()
    token = Token.objects.get(user=alice)
    Player.objects.filter(pk=alice.pk).update(password=make_password("a faster one"))
    with pytest.raises(WrongPassword):
        passwords.change_password(player=alice, token=token, old_password=OLD, new_password=NEW)
    assert signs_in("a faster one")


def test_no_sign_in_with_the_old_password_outlives_the_change(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    _, alice = kept(guest)
    check = services.check_password

    def check_slowly(password: str, encoded: str) -> bool:
        Player.objects.filter(pk=alice.pk).update(password=make_password(NEW))
        return check(password, encoded)

    monkeypatch.setattr(services, "check_password", check_slowly)
    with pytest.raises(WrongCredentials):
        services.sign_in(username="alice", password=OLD)


def test_a_guest_has_no_password_to_change(guest: Guest) -> None:
    client, _ = guest()
    answer = change(client)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_kept")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"new_password": "short"}, "new_password"),
        ({"new_password": "password1"}, "new_password"),
        ({"old_password": 7}, "old_password"),
        ({"other_tokens": True}, "other_tokens"),
    ],
)
def test_a_fault_names_its_field(guest: Guest, body: dict[str, Any], field: str) -> None:
    client, _ = kept(guest)
    answer = change(client, **body)
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (422, field)
    assert OLD not in answer.content.decode()
