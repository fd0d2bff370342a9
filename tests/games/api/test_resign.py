"""POST games/{id}/resignation/: the way out of a running game."""

from typing import Any

import pytest

from games.models import Event
from tests.games.player import HttpPlayer, Shown


def resign(player: HttpPlayer, game: Shown, body: Any = None, **headers: str) -> Any:
    return player.post(f"games/{game['id']}/resignation/", body or {}, **headers)


def refused(player: HttpPlayer, game: Shown, body: Any, status: int, code: str, **headers: str) -> Shown:
    before = player.read(game)
    answer = resign(player, game, body, **headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.content
    assert player.read(game) | {"server_time": ""} == before | {"server_time": ""}
    problem: Shown = answer.json()
    return problem


@pytest.fixture
def game(alice: HttpPlayer, bob: HttpPlayer) -> Shown:
    """A running game of Alice, Bob and Bob."""
    game = alice.create("me", "open", "open")
    bob.join(game)
    bob.join(game, seat=2)
    return alice.start(game)


def test_the_others_play_on(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    alice.roll(game)
    after = alice.resign(game)
    assert (after["status"], after["turn"]["seat"], after["turn"]["n"], after["turn"]["dice"]) == (
        "playing",
        1,
        2,
        None,
    )
    assert after["seats"][0]["status"] == "resigned"


def test_a_seat_may_be_given_up_out_of_turn(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    alice.roll(game)
    before = alice.read(game)
    after = bob.resign(game, seat=2)
    assert after["turn"] == before["turn"]
    assert [seat["status"] for seat in after["seats"]] == ["playing", "playing", "resigned"]


def test_the_points_of_a_leaver_stay_on_show(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    alice.roll(game)
    points = alice.score(game, "choice")["turn"]["points"]
    alice.resign(game)
    assert bob.read(game)["seats"][0]["scorecard"] == {"choice": points}


def test_when_one_of_several_stays_the_game_is_over_and_leavers_rank_last(
    alice: HttpPlayer, bob: HttpPlayer, game: Shown
) -> None:
    alice.roll(game)
    alice.score(game, "choice")
    alice.resign(game)
    after = bob.resign(game, seat=1)
    assert (after["status"], after["turn"], after["deadline"]) == ("finished", None, None)
    assert [(result["seat"], result["rank"]) for result in after["results"]] == [(0, 2), (1, 2), (2, 1)]
    assert [seat["rank"] for seat in after["seats"]] == [2, 2, 1]
    assert not Event.objects.filter(game=game["id"]).exists()


def test_a_solo_game_ends_with_its_only_seat(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    after = alice.resign(game)
    assert (after["status"], after["results"]) == ("finished", [{"seat": 0, "total": 0, "rank": 1}])


def test_with_several_seats_the_one_meant_is_named(bob: HttpPlayer, game: Shown) -> None:
    assert refused(bob, game, {}, 422, "seat_required")["your_seats"] == [1, 2]


def test_with_one_seat_left_of_several_none_need_be_named(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    bob.resign(game, seat=1)
    assert bob.resign(game)["seats"][2]["status"] == "resigned"


def test_a_seat_is_given_up_once(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    bob.resign(game, seat=1)
    refused(bob, game, {"seat": 1}, 409, "already_resigned")
    alice.resign(alice.create("me", "me", "me", start=True), seat=1)
    assert alice.read(game)["status"] == "playing"


def test_whoever_has_no_seat_left_has_resigned_already(alice: HttpPlayer, game: Shown) -> None:
    alice.resign(game)
    refused(alice, game, {}, 409, "already_resigned")


def test_nobody_resigns_for_another(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer, game: Shown) -> None:
    refused(alice, game, {"seat": 1}, 403, "not_your_seat")
    refused(carol, game, {}, 403, "not_your_seat")
    refused(carol, game, {"seat": 0}, 403, "not_your_seat")


def test_a_seat_that_the_game_lacks_is_unknown(alice: HttpPlayer, game: Shown) -> None:
    refused(alice, game, {"seat": 3}, 422, "unknown_seat")


@pytest.mark.parametrize("body", [{"seat": "1"}, {"seat": -1}, {"seat": 10}, {"seat": None}, {"hat": 1}])
def test_a_faulty_field_is_named(alice: HttpPlayer, game: Shown, body: Shown) -> None:
    assert refused(alice, game, body, 422, "invalid_request")["errors"][0]["field"] == next(iter(body))


def test_a_game_that_waits_is_left_and_not_resigned(alice: HttpPlayer) -> None:
    refused(alice, alice.create("me"), {}, 409, "game_not_started")


def test_a_game_that_is_over_is_not_resigned(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    alice.resign(game)
    refused(alice, game, {}, 409, "game_over")


def test_a_resignation_may_depend_on_the_version_seen(alice: HttpPlayer, game: Shown) -> None:
    refused(alice, game, {}, 412, "stale_version", if_match='"1"')
    assert resign(alice, game, if_match=f'"{game["version"]}"').status_code == 201


def test_the_same_request_with_one_key_is_one_resignation(bob: HttpPlayer, game: Shown) -> None:
    first, second = (resign(bob, game, {"seat": 1}, idempotency_key="k") for _ in range(2))
    assert (first.status_code, second.status_code, first.content) == (201, 201, second.content)
