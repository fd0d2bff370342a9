"""What a block keeps a player from: POST seats/ and rematch/, with an invite or without."""

import pytest

from tests.games.player import HttpPlayer, Shown


def block(blocker: HttpPlayer, other: HttpPlayer) -> None:
    assert blocker.send("PUT", f"players/me/blocks/{other.id}/").status_code == 204


def refused(player: HttpPlayer, game: Shown, path: str = "seats/", body: Shown | None = None) -> Shown:
    answer = player.post(f"games/{game['id']}/{path}", body)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_welcome")
    problem: Shown = answer.json()
    return problem


@pytest.mark.parametrize("blocker", ["alice", "bob"])
def test_whom_the_owner_or_a_member_blocks_cannot_join(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, blocker: str
) -> None:
    game = bob.join(alice.create("me", "open", "open"))
    block({"alice": alice, "bob": bob}[blocker], carol)
    problem = refused(carol, game, body={"seat": 2})
    assert blocker not in str(problem | {"request_id": ""}).lower()
    assert alice.read(game)["version"] == game["version"]


def test_the_refusal_is_the_same_whoever_blocks(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    game = bob.join(alice.create("me", "open", "open"))
    block(alice, carol)
    by_owner = refused(carol, game, body={})
    alice.delete(f"players/me/blocks/{carol.id}/")
    block(bob, carol)
    assert refused(carol, game, body={}) | {"request_id": ""} == by_owner | {"request_id": ""}


def test_an_owner_without_a_seat_keeps_others_out_too(alice: HttpPlayer, bob: HttpPlayer) -> None:
    block(alice, bob)
    refused(bob, alice.create("open", "open"), body={})


def test_the_invite_of_someone_who_blocks_opens_no_seat(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    game = bob.join(alice.create("me", "open", "open", visibility="private"), **invited(alice))
    ticket = bob.post(f"games/{game['id']}/invites/").json()["invite"]
    bob.delete(f"games/{game['id']}/seats/1/")
    block(bob, carol)
    refused(carol, game, body={"invite": ticket})
    fresh = alice.post(f"games/{game['id']}/invites/").json()["invite"]
    assert carol.join(game, invite=fresh)["seat"] == 1


def invited(host: HttpPlayer) -> Shown:
    game = host.get("players/me/games/").json()["results"][0]
    return {"invite": host.post(f"games/{game['id']}/invites/").json()["invite"]}


def test_blocks_work_one_way(alice: HttpPlayer, bob: HttpPlayer) -> None:
    block(bob, alice)
    assert bob.join(alice.create("me", "open"))["seat"] == 1


def test_who_sits_already_keeps_the_seat_and_plays_on(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", order="seat")
    bob.join(game)
    block(alice, bob)
    assert bob.post(f"games/{game['id']}/seats/", {"name": "Bobby"}).status_code == 200
    alice.start(game)
    alice.roll(game)
    alice.score(game, "ones")
    assert bob.roll(game)["version"]


def test_a_rematch_brings_nobody_together(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game)
    alice.start(game)
    bob.resign(game)
    block(alice, bob)
    following = alice.post(f"games/{game['id']}/rematch/").json()
    refused(bob, game, "rematch/")
    alice.delete(f"players/me/blocks/{bob.id}/")
    assert bob.post(f"games/{game['id']}/rematch/").json()["id"] == following["id"]


def test_engines_are_seated_all_the_same(alice: HttpPlayer, bob: HttpPlayer) -> None:
    block(bob, alice)
    game = alice.create("me", "open")
    assert alice.join(game, strategy="greedy")["seat"] == 1
