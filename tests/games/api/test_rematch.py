"""POST games/{id}/rematch/: the same game once more."""

from typing import Any

import pytest

from tests.games.player import HttpPlayer, Shown


def rematch(player: HttpPlayer, game: Shown, **headers: str) -> Any:
    return player.post(f"games/{game['id']}/rematch/", **headers)


@pytest.fixture
def ended(alice: HttpPlayer, bob: HttpPlayer) -> Shown:
    """A private game of Alice, a bot and Bob that Alice and Bob resigned."""
    game = alice.create("me", "random", "open", ruleset="yatzy", order="random", turn_seconds=60, visibility="private")
    ticket = alice.post(f"games/{game['id']}/invites/").json()["invite"]
    bob.join(game, invite=ticket)
    alice.start(game)
    alice.resign(game)
    bob.resign(game)
    assert alice.read(game)["status"] == "finished"
    return game


def test_the_first_to_ask_creates_it_with_the_same_options_and_seats(bob: HttpPlayer, ended: Shown) -> None:
    answer = rematch(bob, ended)
    game = answer.json()
    assert answer.status_code == 201
    assert [seat["kind"] for seat in game["seats"]] == ["open", "engine", "person"]
    same = ("ruleset", "order", "turn_seconds", "visibility", "hints", "rated")
    assert {name: game[name] for name in same} == {name: ended[name] for name in same}
    assert (game["rematch_of"], game["owner_id"], game["status"]) == (ended["id"], bob.id, "open")
    assert game["commitment"] != ended["commitment"]


def test_the_second_to_ask_finds_his_old_seat_in_it(alice: HttpPlayer, bob: HttpPlayer, ended: Shown) -> None:
    first = rematch(bob, ended).json()
    answer = rematch(alice, ended)
    assert answer.status_code == 200
    assert answer.json()["id"] == first["id"]
    assert answer.json()["seats"][0]["player"]["id"] == alice.id
    assert bob.start(first)["status"] == "playing"


def test_to_ask_again_changes_nothing(alice: HttpPlayer, bob: HttpPlayer, ended: Shown) -> None:
    first = rematch(bob, ended).json()
    again = rematch(bob, ended)
    assert (again.status_code, again.json()["id"], again.json()["version"]) == (200, first["id"], first["version"])


def test_a_member_of_the_old_private_game_may_see_the_new_one_before_he_joins(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, ended: Shown
) -> None:
    game = rematch(bob, ended).json()
    assert alice.read(game)["id"] == game["id"]
    assert carol.get(f"games/{game['id']}/").status_code == 404


def test_one_client_with_several_seats_has_them_all_again(alice: HttpPlayer) -> None:
    game = alice.create({"kind": "me", "name": "Ann"}, "greedy", {"kind": "me", "name": "Bob"}, start=True)
    alice.resign(game, seat=0)
    alice.resign(game, seat=2)
    again = rematch(alice, game).json()
    assert [seat["player"]["name"] for seat in again["seats"]] == ["Ann", "Greedy", "Bob"]


def test_two_clients_with_several_seats_have_them_all_again(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "open", "open")
    for seat in (1, 2, 3):
        bob.join(game, seat=seat, name=f"Bob {seat}")
    alice.start(game)
    alice.resign(game)
    for seat in (1, 2):
        bob.resign(game, seat=seat)
    rematch(alice, game)
    again = rematch(bob, game).json()
    assert [seat["player"]["id"] for seat in again["seats"] if seat["player"]] == [alice.id, bob.id, bob.id, bob.id]


def test_a_rematch_has_a_rematch(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    alice.resign(game)
    second = rematch(alice, game).json()
    alice.start(second)
    alice.resign(second)
    third = rematch(alice, second)
    assert (third.status_code, third.json()["rematch_of"]) == (201, second["id"])


def test_a_rematch_of_a_seeded_game_draws_its_own_seed(alice: HttpPlayer) -> None:
    game = alice.create("me", seed="07" * 32, start=True)
    alice.resign(game)
    again = rematch(alice, game).json()
    assert (again["seeded"], again["commitment"] == game["commitment"]) == (False, False)


def test_an_old_seat_that_somebody_else_took_is_replaced_by_another(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    game = alice.create("me", "open", "open")
    bob.join(game)
    carol.join(game)
    alice.start(game)
    for player in (alice, bob):
        player.resign(game)
    again = rematch(alice, game).json()
    carol.join(again, seat=1)
    seats = rematch(bob, game).json()["seats"]
    assert [seat["player"]["id"] for seat in seats] == [alice.id, carol.id, bob.id]


def test_a_rematch_that_others_filled_has_no_seat_left(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game)
    alice.start(game)
    alice.resign(game)
    again = rematch(alice, game).json()
    carol.join(again)
    answer = rematch(bob, game)
    assert (answer.status_code, answer.json()["code"]) == (409, "no_open_seat")


def test_a_rematch_that_was_abandoned_makes_room_for_another(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game)
    alice.start(game)
    alice.resign(game)
    again = rematch(alice, game).json()
    alice.delete(f"games/{again['id']}/seats/0/")
    another = rematch(bob, game)
    assert (another.status_code, another.json()["owner_id"]) == (201, bob.id)
    assert another.json()["id"] != again["id"]


def test_a_rematch_that_has_started_takes_nobody(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game)
    alice.start(game)
    alice.resign(game)
    again = rematch(alice, game).json()
    alice.join(again, strategy="greedy")
    alice.start(again)
    answer = rematch(bob, game)
    assert (answer.status_code, answer.json()["code"]) == (409, "game_not_open")


def test_a_stranger_has_no_rematch(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    alice.resign(game)
    answer = rematch(bob, game)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")


def test_a_game_that_goes_on_has_no_rematch(alice: HttpPlayer) -> None:
    for game in (alice.create("me"), alice.create("me", start=True)):
        answer = rematch(alice, game)
        assert (answer.status_code, answer.json()["code"]) == (409, "game_not_over")


def test_the_same_request_with_one_key_creates_one_rematch(bob: HttpPlayer, ended: Shown) -> None:
    first, second = (rematch(bob, ended, idempotency_key="k") for _ in range(2))
    assert (first.status_code, second.status_code, first.content) == (201, 201, second.content)
