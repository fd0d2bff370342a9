"""DELETE players/me/: an account is forgotten, and what it played stays."""

from typing import Any
from uuid import UUID

import pytest
from django.utils import timezone
from rest_framework.test import APIClient

from games import tasks
from games.models import Feed, IdempotencyKey, Invite, Notice, Seat
from games.players.models import Block, Player, Token
from games.services import absence, erasure
from games.services.audit import audit
from games.services.holdings import HOLDINGS
from games.services.table import Table
from tests.games.player import Answer, HttpPlayer, Shown
from yachtapi_verify import verify

ME = "players/me/"
KEEP = {"username": "alice", "password": "correct horse"}
UNTOUCHED = {
    "id": "logs and records name it",
    "kind": "one of three words, which the records of its games are read with",
    "strategy": "engines alone have one",
    "created_at": "the id has it, too",
    "merged_into": "leads to another id",
}


def erase(player: HttpPlayer, **proof: Any) -> Answer:
    return player.send("DELETE", ME, proof or {"confirm": True})


@pytest.fixture
def past(alice: HttpPlayer, bob: HttpPlayer) -> Shown:
    """An ended game in which Alice has a name of her own."""
    game = alice.create({"kind": "me", "name": "Ally Cat"}, "open", visibility="private")
    bob.join(game, invite=alice.post(f"games/{game['id']}/invites/").json()["invite"])
    alice.start(game)
    alice.resign(game)
    return game


def test_a_guest_says_that_it_is_meant(alice: HttpPlayer) -> None:
    for body in ({}, {"confirm": False}, {"password": "whatever it is"}):
        answer = alice.send("DELETE", ME, body)
        assert (answer.status_code, answer.json()["code"], answer.json()["proof"]) == (422, "not_confirmed", "confirm")
    assert alice.send("DELETE", ME, {"confirm": "yes"}).status_code == 422
    assert erase(alice).status_code == 204
    assert alice.get(ME).json()["code"] == "invalid_token"


def test_an_account_is_deleted_by_who_knows_its_password(alice: HttpPlayer, nobody: HttpPlayer) -> None:
    alice.send("PATCH", ME, KEEP)
    assert erase(alice).json()["proof"] == "password"
    assert erase(alice, password="wrong horse").json()["code"] == "wrong_password"
    assert erase(alice, password=KEEP["password"]).status_code == 204
    assert nobody.post("tokens/", KEEP).json()["code"] == "wrong_credentials"


def test_every_token_is_dead_and_the_username_is_free(alice: HttpPlayer, bob: HttpPlayer) -> None:
    alice.send("PATCH", ME, KEEP)
    phone = APIClient()
    phone.credentials(HTTP_AUTHORIZATION=f"Bearer {alice.post('tokens/').json()['token']}")
    erase(alice, password=KEEP["password"])
    assert HttpPlayer(phone).get(ME).status_code == 401
    assert bob.send("PATCH", ME, KEEP).json()["username"] == "alice"


def test_others_see_a_deleted_player(alice: HttpPlayer, bob: HttpPlayer, past: Shown) -> None:
    tag = bob.get(f"games/{past['id']}/")["ETag"]
    erase(alice)
    assert bob.get(f"games/{past['id']}/", if_none_match=tag).status_code == 200
    assert bob.read(past)["seats"][0]["player"] == {"id": alice.id, "name": "Deleted player"}
    shown = bob.get(f"players/{alice.id}/").json()
    assert (shown["name"], shown["deleted"]) == ("Deleted player", True)
    for path in ("games/", f"games/{past['id']}/", f"games/{past['id']}/events/", f"games/{past['id']}/record/"):
        text = bob.get(path).content.decode()
        assert "Alice" not in text and "Ally Cat" not in text


def test_records_still_verify(alice: HttpPlayer, bob: HttpPlayer, past: Shown) -> None:
    before = bob.record(past)
    running = alice.create("me", "open")
    bob.join(running)
    alice.start(running)
    erase(alice)
    assert bob.record(past) == before
    for game in (past, running):
        verify(bob.record(game))
        assert audit(Table.read(UUID(game["id"]))) == bob.read(game)["version"]


def test_no_game_waits_for_who_is_gone(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    alone, shared = alice.create("me", "open"), alice.create("me", "open")
    bob.join(shared)
    duel, three = bob.create("me", "open"), bob.create("me", "open", "open", order="seat")
    for game in (duel, three):
        alice.join(game)
    carol.join(three)
    for game in (duel, three):
        bob.start(game)
    erase(alice)
    assert bob.read(alone)["status"] == "aborted"
    assert (bob.read(shared)["status"], bob.read(shared)["owner_id"]) == ("open", bob.id)
    assert bob.read(duel)["status"] == "finished"
    assert (bob.read(three)["status"], bob.read(three)["seats"][1]["status"]) == ("playing", "resigned")


def test_nothing_that_is_told_of_a_player_is_left(alice: HttpPlayer, bob: HttpPlayer, past: Shown) -> None:
    game = alice.create("me", "open")
    alice.post(f"games/{game['id']}/invites/", idempotency_key="i")
    alice.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}]}, idempotency_key="k")
    alice.send("PUT", f"{ME}blocks/{bob.id}/")
    bob.send("PUT", f"{ME}blocks/{alice.id}/")
    erase(alice)
    row = Player.objects.get(pk=alice.id)
    for model in (IdempotencyKey, Invite, Block):
        assert not model._default_manager.exists(), model
    assert not Seat.objects.filter(player=row).exclude(name="").exists()
    for holding in HOLDINGS:
        assert holding.kept or not holding.rows(row).exists(), holding
    assert not row.has_usable_password() and not row.erasing


def test_who_is_gone_is_told_nothing_more(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    game = alice.create("me", "open", "open", order="seat")
    for player in (bob, carol):
        player.join(game)
    alice.start(game)
    erase(alice)
    bob.resign(game)
    assert carol.read(game)["status"] == "finished"
    assert not Notice.objects.filter(player__id=alice.id).exists()
    assert not Feed.objects.filter(player__id=alice.id).exists()


def test_every_column_of_a_player_is_cleared_or_left_with_a_reason(alice: HttpPlayer) -> None:
    alice.send("PATCH", ME, KEEP)
    Player.objects.filter(pk=alice.id).update(seen_at=timezone.now(), is_staff=True)
    before = Player.objects.get(pk=alice.id)
    erase(alice, password=KEEP["password"])
    after = Player.objects.get(pk=alice.id)
    columns = {field.name for field in Player._meta.concrete_fields}
    assert set(UNTOUCHED) <= columns
    for name in columns - set(UNTOUCHED) - {"erased_at", "erasing"}:
        assert getattr(after, name) != getattr(before, name), name


def test_a_crash_on_the_way_out_is_made_good_by_the_sweep(
    alice: HttpPlayer, bob: HttpPlayer, past: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [bob.create("me", "open") for _ in range(2)]
    for game in games:
        alice.join(game)
        bob.start(game)
    leave, left = absence._leave, []

    def leave_once(player: Player, game_id: UUID) -> None:
        if left:
            raise RuntimeError("the process is killed")
        left.append(game_id)
        leave(player, game_id)

    monkeypatch.setattr(absence, "_leave", leave_once)
    alice.client.raise_request_exception = False
    monkeypatch.setattr("tests.contract.check", lambda exchange: None)  # a fault is not in the document
    assert erase(alice).status_code == 500
    monkeypatch.setattr(absence, "_leave", leave)
    assert alice.get(ME).status_code == 401, "the account dies first"
    assert {bob.read(game)["status"] for game in games} == {"playing", "finished"}
    assert Player.objects.get(pk=alice.id).erasing
    tasks.sweep()
    assert {bob.read(game)["status"] for game in games} == {"finished"}
    assert not Seat.objects.filter(player__id=alice.id).exclude(name="").exists()
    assert erasure.unfinished() == [] and not erasure.finish(player_id=UUID(alice.id))


def test_a_request_under_way_comes_too_late(
    alice: HttpPlayer, bob: HttpPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bob.create("me", "open")
    token = Token.objects.get(user__id=alice.id)
    erase(alice)
    monkeypatch.setattr(
        "games.players.authentication.BearerAuthentication.authenticate_credentials",
        lambda self, secret: (token.user, token),
    )
    for answer in (
        alice.post(f"games/{game['id']}/seats/", {}),
        alice.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}]}),
        alice.send("PATCH", ME, KEEP),
        alice.post("tokens/", {}),
        alice.send("PUT", f"{ME}blocks/{bob.id}/"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "account_gone")


def test_whoever_was_merged_into_it_is_forgotten_with_it(
    alice: HttpPlayer, bob: HttpPlayer, nobody: HttpPlayer
) -> None:
    token = bob.credentials["HTTP_AUTHORIZATION"].removeprefix("Bearer ")
    alice.post(f"{ME}merge/", {"token": token})
    erase(alice)
    shown = nobody.get(f"players/{bob.id}/").json()
    assert (shown["name"], shown["deleted"]) == ("Deleted player", True)
    assert "Bob" not in str(Player.objects.values())
