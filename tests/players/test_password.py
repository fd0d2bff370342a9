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


def revoked_meanwhile(monkeypatch: pytest.MonkeyPatch, player: Player) -> None:
    """The owner signs everything out while the next request, already let in, waits for the player's row."""
    lock = services.lock_players

    def lock_late(*players: Player) -> list[Player]:
        Token.objects.filter(user=player).delete()
        return lock(*players)

    monkeypatch.setattr(services, "lock_players", lock_late)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("post", "/api/v1/tokens/", {"label": "way back"}),
        ("patch", ME, {"name": "Mallory"}),
        ("put", f"{ME}password/", {"old_password": OLD, "new_password": NEW}),
        ("delete", "/api/v1/tokens/?keep=current", None),
        ("delete", ME, {"password": OLD}),
    ],
)
def test_a_request_under_way_is_no_way_back_for_whoever_was_signed_out(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: Any
) -> None:
    client, alice = kept(guest)
    revoked_meanwhile(monkeypatch, alice)
    answer = getattr(client, method)(path, body, format="json")
    assert (answer.status_code, answer.json()["code"]) == (409, "account_gone")
    assert Token.objects.filter(user=alice).count() == 1  # none is new; the test's own deletion was undone as well
    monkeypatch.undo()
    assert signs_in(OLD)


def test_a_guest_who_is_kept_meanwhile_is_not_deleted_without_his_password(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, alice = guest()
    lock = services.lock_players

    def lock_late(*players: Player) -> list[Player]:
        Player.objects.filter(pk=alice.pk).update(username="alice", password=make_password(OLD))
        return lock(*players)

    monkeypatch.setattr(services, "lock_players", lock_late)
    answer = client.delete(ME, {"confirm": True}, format="json")
    assert answer.json()["code"] == "not_confirmed"
    assert Player.objects.get(pk=alice.pk).erased_at is None


def test_a_password_that_changed_meanwhile_deletes_nothing(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    client, alice = kept(guest)
    lock = services.lock_players

    def lock_late(*players: Player) -> list[Player]:
        Player.objects.filter(pk=alice.pk).update(password=make_password(NEW))
        return lock(*players)

    monkeypatch.setattr(services, "lock_players", lock_late)
    assert client.delete(ME, {"password": OLD}, format="json").json()["code"] == "wrong_password"
    assert Player.objects.get(pk=alice.pk).erased_at is None
