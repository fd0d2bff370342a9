"""DELETE games/{id}/seats/{index}/: a seat is given up before the start."""

from typing import Any

from tests.games.player import HttpPlayer, Shown


def leave(player: HttpPlayer, game: Shown, seat: int) -> Any:
    return player.delete(f"games/{game['id']}/seats/{seat}/")


def refused(player: HttpPlayer, game: Shown, seat: int, status: int, code: str) -> None:
    before = player.read(game)
    answer = leave(player, game, seat)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.content
    assert player.read(game) | {"server_time": ""} == before | {"server_time": ""}


def test_a_seat_given_up_is_open_again_and_keeps_its_index(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "greedy")
    bob.join(game)
    answer = leave(bob, game, 1)
    assert (answer.status_code, answer.content) == (204, b"")
    after = alice.read(game)
    assert [seat["kind"] for seat in after["seats"]] == ["person", "open", "engine"]
    assert alice.events(game)[-1]["type"] == "seat.left"
    assert after["owner_id"] == alice.id


def test_the_owner_may_free_any_seat(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "greedy")
    bob.join(game)
    assert [leave(alice, game, seat).status_code for seat in (1, 2)] == [204, 204]


def test_when_the_owner_leaves_the_next_person_owns_the_game(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    game = alice.create("me", "greedy", "open", "open")
    bob.join(game, seat=3)
    carol.join(game, seat=2)
    leave(alice, game, 0)
    assert bob.read(game)["owner_id"] == carol.id
    leave(carol, game, 2)
    after = bob.read(game)
    assert (after["owner_id"], after["status"]) == (bob.id, "open")


def test_an_owner_with_a_seat_left_stays_the_owner(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "me", "open")
    bob.join(game)
    leave(alice, game, 0)
    assert alice.read(game)["owner_id"] == alice.id


def test_an_owner_who_never_sat_down_stays_the_owner_when_another_leaves(
    alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer
) -> None:
    game = alice.create("open", "open")
    bob.join(game)
    carol.join(game)
    leave(bob, game, 0)
    assert carol.read(game)["owner_id"] == alice.id


def test_the_last_person_out_ends_the_game_and_reveals_its_seed(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "greedy")
    bob.join(game)
    leave(alice, game, 0)
    leave(bob, game, 1)
    after = bob.read(game)
    assert (after["status"], after["abort_reason"], after["results"]) == ("aborted", "abandoned", None)
    assert [event["type"] for event in bob.events(game)][-2:] == ["seat.left", "game.aborted"]
    assert b'"seed":' in bob.record(game)


def test_a_strangers_seat_is_not_yours(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    game = alice.create("me", "open", "open")
    bob.join(game)
    refused(carol, game, 1, 403, "not_your_seat")
    refused(bob, game, 0, 403, "not_your_seat")


def test_an_open_seat_is_nobodys(alice: HttpPlayer) -> None:
    refused(alice, alice.create("me", "open"), 1, 403, "not_your_seat")


def test_a_seat_that_the_game_lacks_is_unknown(alice: HttpPlayer) -> None:
    game = alice.create("me", "open")
    refused(alice, game, 2, 422, "unknown_seat")
    refused(alice, game, 10**30, 422, "unknown_seat")


def test_once_the_game_has_started_one_resigns_instead(alice: HttpPlayer) -> None:
    refused(alice, alice.create("me", start=True), 0, 409, "game_not_open")


def test_a_game_that_is_over_is_not_left(alice: HttpPlayer) -> None:
    game = alice.create("me", "open")
    leave(alice, game, 0)
    refused(alice, game, 0, 409, "game_over")


def test_whoever_left_may_join_again(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game)
    leave(bob, game, 1)
    assert bob.join(game)["seat"] == 1
