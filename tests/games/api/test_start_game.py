"""POST games/{id}/start/: the seats are settled, the client seeds frozen, the first turn opened."""

from typing import Any

import pytest

from tests.games.conftest import Throws
from tests.games.player import HttpPlayer, Shown


def start(player: HttpPlayer, game: Shown, body: Any = None, **headers: str) -> Any:
    return player.post(f"games/{game['id']}/start/", body or {}, **headers)


def refused(player: HttpPlayer, game: Shown, status: int, code: str, **headers: str) -> Shown:
    before = player.read(game)
    answer = start(player, game, **headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.content
    assert player.read(game) | {"server_time": ""} == before | {"server_time": ""}
    problem: Shown = answer.json()
    return problem


def test_the_first_turn_is_open(alice: HttpPlayer) -> None:
    started = alice.start(alice.create("me", "greedy"))
    assert (started["status"], started["turn"]["seat"], started["turn"]["n"]) == ("playing", 0, 1)
    assert started["client_seeded"] is True
    assert started["receipt"]["seq"] == started["version"]


def test_all_of_the_owners_seats_share_the_client_seed(alice: HttpPlayer) -> None:
    game = alice.create("me", "greedy", "me")
    alice.start(game, client_seed="lucky")
    (event,) = [event for event in alice.events(game) if event["type"] == "game.started"]
    assert event["data"] == {"client_seeds": ["lucky", "", "lucky"], "first_seat": 0}


def test_a_roll_off_is_told_before_the_start(alice: HttpPlayer, throws: Throws) -> None:
    throws |= {("order1", 1): ((1, 2, 3, 4, 5),), ("order1", 2): ((6, 6, 6, 6, 6),)}
    started = alice.start(alice.create("me", "me", ruleset="yahtzee"))
    assert started["first_seat"] == started["turn"]["seat"] == 1
    assert [event["type"] for event in alice.events(started)][3:] == [
        "order.rolled", "order.rolled", "game.started", "turn.started",
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2, 10])
def test_any_seat_may_begin_by_lot(alice: HttpPlayer, seats: int) -> None:
    started = alice.start(alice.create(*["me"] * seats, order="random"))
    assert started["first_seat"] == started["turn"]["seat"]
    assert 0 <= started["first_seat"] < seats


def test_every_seat_must_be_taken(alice: HttpPlayer) -> None:
    assert refused(alice, alice.create("me", "open", "open"), 409, "seats_open")["open_seats"] == [1, 2]


def test_only_the_owner_starts(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open")
    bob.join(game)
    refused(bob, game, 403, "not_owner")


def test_a_game_starts_once(alice: HttpPlayer) -> None:
    refused(alice, alice.create("me", start=True), 409, "game_not_open")


def test_a_game_that_is_over_does_not_start(alice: HttpPlayer) -> None:
    game = alice.create("me")
    alice.delete(f"games/{game['id']}/seats/0/")
    refused(alice, game, 409, "game_over")


def test_a_start_may_depend_on_the_version_seen(alice: HttpPlayer) -> None:
    game = alice.create("me", "me")
    assert refused(alice, game, 412, "stale_version", if_match='"2"')["version"] == 3
    assert start(alice, game, if_match='"3"').status_code == 200


def test_a_faulty_client_seed_is_refused(alice: HttpPlayer) -> None:
    answer = start(alice, alice.create("me"), {"client_seed": "a b"})
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (422, "client_seed")


def test_the_same_request_with_one_key_starts_one_game(alice: HttpPlayer) -> None:
    game = alice.create("me")
    first, second = (start(alice, game, {"client_seed": "x"}, idempotency_key="k") for _ in range(2))
    assert (first.status_code, second.status_code, first.content) == (200, 200, second.content)
