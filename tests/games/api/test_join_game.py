"""POST games/{id}/seats/: a seat is taken."""

from typing import Any

import pytest

from tests.games.player import HttpPlayer, Shown


def join(player: HttpPlayer, game: Shown, body: Any = None, **headers: str) -> Any:
    return player.post(f"games/{game['id']}/seats/", body or {}, **headers)


def refused(player: HttpPlayer, game: Shown, body: Any, status: int, code: str) -> Shown:
    before = player.read(game)
    answer = join(player, game, body)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.content
    assert player.read(game) | {"server_time": ""} == before | {"server_time": ""}
    problem: Shown = answer.json()
    return problem


def test_the_first_open_seat_is_taken(alice: HttpPlayer, bob: HttpPlayer) -> None:
    joined = bob.join(alice.create("me", "open", "open"))
    assert joined["seat"] == 1
    assert joined["seats"][1]["player"] == {"id": bob.id, "name": "Bob"}
    assert joined["receipt"]["seq"] == joined["version"]


def test_a_seat_may_be_chosen_and_named(alice: HttpPlayer, bob: HttpPlayer) -> None:
    joined = bob.join(alice.create("me", "open", "open"), seat=2, name="Bobby")
    assert joined["seat"] == 2
    assert [seat["status"] for seat in joined["seats"]] == ["playing", "open", "playing"]
    assert joined["seats"][2]["player"]["name"] == "Bobby"


def test_whoever_joins_again_gets_the_same_seat(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "open")
    first = bob.join(game)
    again = join(bob, game)
    assert again.status_code == 200
    assert (again.json()["seat"], again.json()["version"]) == (1, first["version"])


def test_a_member_who_comes_back_during_or_after_the_game_finds_his_seat(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game)
    alice.start(game)
    assert (join(bob, game).status_code, join(bob, game).json()["seat"]) == (200, 1)
    bob.resign(game)
    ended = bob.read(game)
    again = join(bob, game)
    assert (again.status_code, again.json()["version"]) == (200, ended["version"])


def test_one_client_may_take_a_second_seat_by_its_number(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "open")
    bob.join(game)
    assert bob.join(game, seat=2, name="Bea")["seat"] == 2


def test_the_owner_may_seat_a_bot(alice: HttpPlayer) -> None:
    joined = alice.join(alice.create("me", "open", "open"), strategy="random", seat=2)
    assert (joined["seat"], joined["seats"][2]["strategy"], joined["seats"][2]["kind"]) == (2, "random", "engine")


def test_a_client_seed_is_kept_secret_until_the_start(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game, client_seed="lucky_bob-17")
    assert "lucky_bob-17" not in alice.get(f"games/{game['id']}/events/").content.decode()
    assert "lucky_bob-17" not in alice.get(f"games/{game['id']}/").content.decode()
    alice.start(game, client_seed="lucky_alice")
    (started,) = [event for event in bob.events(game) if event["type"] == "game.started"]
    assert started["data"]["client_seeds"] == ["lucky_alice", "lucky_bob-17"]


def test_a_member_may_change_his_client_seed_until_the_start(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game, client_seed="first")
    assert join(bob, game, {"client_seed": "second"}).status_code == 200
    alice.start(game)
    (started,) = [event for event in bob.events(game) if event["type"] == "game.started"]
    assert started["data"]["client_seeds"] == ["", "second"]
    refused(bob, game, {"client_seed": "third"}, 409, "game_not_open")


def test_a_seat_that_comes_free_forgets_its_client_seed(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game, client_seed="bobs", name="Bobby")
    bob.delete(f"games/{game['id']}/seats/1/")
    assert carol.join(game)["seats"][1]["player"]["name"] == "Carol"
    alice.start(game)
    (started,) = [event for event in carol.events(game) if event["type"] == "game.started"]
    assert started["data"]["client_seeds"] == ["", ""]


def test_a_bot_on_a_seat_that_came_free_has_no_client_seed(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game, client_seed="bobs")
    bob.delete(f"games/{game['id']}/seats/1/")
    alice.join(game, strategy="greedy")
    alice.start(game)
    (started,) = [event for event in alice.events(game) if event["type"] == "game.started"]
    assert started["data"]["client_seeds"] == ["", ""]


def test_a_full_game_has_no_seat(alice: HttpPlayer, bob: HttpPlayer) -> None:
    refused(bob, alice.create("me", "greedy"), {}, 409, "no_open_seat")


def test_a_taken_seat_is_taken(alice: HttpPlayer, bob: HttpPlayer) -> None:
    refused(bob, alice.create("me", "open"), {"seat": 0}, 409, "seat_taken")


def test_a_seat_that_the_game_lacks_is_unknown(alice: HttpPlayer, bob: HttpPlayer) -> None:
    refused(bob, alice.create("me", "open"), {"seat": 2}, 422, "unknown_seat")


def test_a_game_that_has_started_takes_nobody(alice: HttpPlayer, bob: HttpPlayer) -> None:
    refused(bob, alice.create("me", start=True), {}, 409, "game_not_open")


def test_a_game_that_is_over_takes_nobody(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    alice.resign(game)
    refused(bob, game, {}, 409, "game_over")


def test_only_the_owner_seats_a_bot(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "open")
    bob.join(game)
    refused(bob, game, {"strategy": "greedy"}, 403, "not_owner")


def test_an_unknown_strategy_is_refused_with_those_there_are(alice: HttpPlayer) -> None:
    problem = refused(alice, alice.create("me", "open"), {"strategy": "psychic"}, 422, "unknown_strategy")
    assert problem["strategies"] == ["collector", "greedy", "perfect", "planner", "random", "thrifty"]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"seat": -1}, "seat"),
        ({"seat": 10}, "seat"),
        ({"seat": "1"}, "seat"),
        ({"seat": None}, "seat"),
        ({"seat": 1.0}, "seat"),
        ({"name": "a\nb"}, "name"),
        ({"name": ""}, "name"),
        ({"client_seed": "x" * 65}, "client_seed"),
        ({"client_seed": "a b"}, "client_seed"),
        ({"client_seed": "a,b"}, "client_seed"),
        ({"client_seed": "a|b"}, "client_seed"),
        ({"client_seed": "é"}, "client_seed"),
        ({"client_seed": "a\n"}, "client_seed"),
        ({"client_seed": None}, "client_seed"),
        ({"strategy": 7}, "strategy"),
        ({"strategy": "x" * 41}, "strategy"),
        ({"strategy": "greedy", "client_seed": "mine"}, "client_seed"),
        ({"strategy": "greedy", "name": "Robby"}, "name"),
        ({"invite": "x" * 101}, "invite"),
        ({"hat": "red"}, "hat"),
    ],
)
def test_a_faulty_field_is_named(alice: HttpPlayer, bob: HttpPlayer, body: Shown, field: str) -> None:
    problem = refused(bob, alice.create("me", "open"), body, 422, "invalid_request")
    assert [error["field"] for error in problem["errors"]] == [field]


@pytest.mark.parametrize("seed", ["", "x" * 64, "AZaz09_-"])
def test_a_client_seed_at_its_bounds_will_do(alice: HttpPlayer, bob: HttpPlayer, seed: str) -> None:
    bob.join(alice.create("me", "open"), client_seed=seed)


def test_the_same_request_with_one_key_takes_one_seat(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "open")
    first, second = (join(bob, game, {}, idempotency_key="k") for _ in range(2))
    assert (first.status_code, second.status_code, first.content) == (201, 201, second.content)
