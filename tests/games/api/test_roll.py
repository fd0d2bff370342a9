"""POST games/{id}/turns/current/rolls/: the dice are thrown."""

from typing import Any

import pytest

from games.dicecup import DiceCup
from games.models import Event, Seed
from tests.games.conftest import Throws
from tests.games.player import HttpPlayer, Shown


def roll(player: HttpPlayer, game: Shown, body: Any = None, **headers: str) -> Any:
    return player.post(f"games/{game['id']}/turns/current/rolls/", {} if body is None else body, **headers)


def refused(player: HttpPlayer, game: Shown, body: Any, status: int, code: str, **headers: str) -> Shown:
    before = player.read(game)
    answer = roll(player, game, body, **headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.content
    assert player.read(game) | {"server_time": ""} == before | {"server_time": ""}
    problem: Shown = answer.json()
    return problem


@pytest.fixture
def game(alice: HttpPlayer, bob: HttpPlayer, throws: Throws) -> Shown:
    """A game of Alice and Bob, in which Alice throws 3-1-3-6-2 first, then 5-5-1-1-1, then 4-4-4-4-4."""
    throws["0", 1] = ((3, 1, 3, 6, 2), (5, 5, 1, 1, 1), (4, 4, 4, 4, 4))
    game = alice.create("me", "open")
    bob.join(game)
    return alice.start(game)


def test_the_first_throw_has_all_the_dice(alice: HttpPlayer, game: Shown) -> None:
    answer = roll(alice, game).json()
    assert answer["version"] == game["version"] + 1
    turn = answer["turn"]
    assert (turn["dice"], turn["rolls_left"], turn["n"], turn["number"], turn["seat"]) == ([1, 2, 3, 3, 6], 2, 1, 1, 0)
    assert turn["rolls"] == [{"keep": [], "thrown": [3, 1, 3, 6, 2], "dice": [1, 2, 3, 3, 6]}]


def test_everything_that_is_legal_comes_along(alice: HttpPlayer, game: Shown) -> None:
    legal = roll(alice, game).json()["turn"]["legal"]["categories"]
    points = {row["category"]: row["points"] for row in legal}
    assert points == {
        "ones": 1, "twos": 2, "threes": 6, "fours": 0, "fives": 0, "sixes": 6, "choice": 15, "four_of_a_kind": 0,
        "full_house": 0, "small_straight": 0, "large_straight": 0, "yacht": 0,
    }  # fmt: skip
    assert list(points) == [row["category"] for row in legal]


def test_what_is_kept_stays_and_the_rest_is_thrown(alice: HttpPlayer, game: Shown) -> None:
    alice.roll(game)
    turn = alice.roll(game, 3, 6, 3)["turn"]
    assert turn["rolls"][1] == {"keep": [3, 3, 6], "thrown": [5, 5], "dice": [3, 3, 5, 5, 6]}


def test_kept_dice_may_be_released_again(alice: HttpPlayer, game: Shown) -> None:
    alice.roll(game)
    alice.roll(game, 3, 3)
    turn = alice.roll(game, 5, 5)["turn"]
    assert turn["rolls"][2] == {"keep": [5, 5], "thrown": [4, 4, 4], "dice": [4, 4, 4, 5, 5]}
    assert turn["rolls_left"] == 0


@pytest.mark.parametrize("body", [{}, {"keep": []}])
def test_to_keep_nothing_throws_all_the_dice_again(alice: HttpPlayer, game: Shown, body: Shown) -> None:
    roll(alice, game, body)
    assert roll(alice, game, body).json()["turn"]["dice"] == [1, 1, 1, 5, 5]


def test_a_throw_is_logged_with_its_lane(alice: HttpPlayer, game: Shown) -> None:
    alice.roll(game)
    event = alice.events(game)[-1]
    assert (event["type"], event["data"]) == (
        "turn.rolled",
        {
            "n": 1, "seat": 0, "turn": 1, "roll": 1, "lane": "0",
            "keep": [], "thrown": [3, 1, 3, 6, 2], "dice": [1, 2, 3, 3, 6],
        },
    )  # fmt: skip


def test_a_client_with_several_seats_throws_for_the_one_whose_turn_it_is(alice: HttpPlayer) -> None:
    game = alice.create("me", "me", start=True)
    for seat in (0, 1, 0):
        assert alice.roll(game)["turn"]["seat"] == seat
        alice.score(game, "ones" if seat or alice.read(game)["turn"]["number"] == 1 else "twos")


def test_the_dice_are_those_of_the_seed(alice: HttpPlayer) -> None:
    game = alice.create("me", "greedy")
    alice.start(game, client_seed="lucky")
    cup = DiceCup(bytes(Seed.objects.get(game=game["id"]).seed), game["id"], ("lucky", ""))
    first, second, _ = cup.groups("0", 1, rolls=3, dice=5, faces=6)
    thrown = alice.roll(game)["turn"]
    assert thrown["rolls"][0]["thrown"] == list(first)
    keep = thrown["dice"][:2]
    assert alice.roll(game, *keep)["turn"]["rolls"][1]["thrown"] == list(second[:3])


def test_a_fourth_throw_is_refused(alice: HttpPlayer, game: Shown) -> None:
    for _ in range(3):
        alice.roll(game)
    problem = refused(alice, game, {}, 409, "no_rolls_left")
    assert problem["version"] == game["version"] + 3
    assert problem["turn"]["legal"]["categories"]


def test_the_first_throw_keeps_nothing(alice: HttpPlayer, game: Shown) -> None:
    refused(alice, game, {"keep": [3]}, 422, "first_roll_keeps_nothing")


@pytest.mark.parametrize("keep", [[4], [3, 3, 3], [1, 1], [1, 2, 3, 3, 5], [1, 2, 3, 3, 6, 6]])
def test_what_is_not_on_the_table_cannot_be_kept(alice: HttpPlayer, game: Shown, keep: list[int]) -> None:
    alice.roll(game)
    problem = refused(alice, game, {"keep": keep}, 422, "keep_not_on_table")
    assert (problem["keep"], problem["dice"]) == (sorted(keep), [1, 2, 3, 3, 6])


def test_all_the_dice_kept_are_no_throw(alice: HttpPlayer, game: Shown) -> None:
    alice.roll(game)
    refused(alice, game, {"keep": [6, 3, 3, 2, 1]}, 422, "keeps_everything")


@pytest.mark.parametrize("keep", [[0], [7], [-1], [3, 7], [10**30]])
def test_a_face_that_no_die_has_cannot_be_kept(alice: HttpPlayer, game: Shown, keep: list[int]) -> None:
    refused(alice, game, {"keep": keep}, 422, "invalid_dice")
    alice.roll(game)
    refused(alice, game, {"keep": keep}, 422, "invalid_dice")


@pytest.mark.parametrize("keep", [None, 3, "3", {"0": 3}, ["3"], [3.0], [True], [None], [[3]], [3] * 21])
def test_a_keep_is_a_list_of_whole_numbers(alice: HttpPlayer, game: Shown, keep: Any) -> None:
    alice.roll(game)
    refused(alice, game, {"keep": keep}, 422, "invalid_request")


@pytest.mark.parametrize("field", ["hold", "dice", "positions", "Keep"])
def test_a_field_that_nobody_knows_throws_nothing(alice: HttpPlayer, game: Shown, field: str) -> None:
    alice.roll(game)
    assert refused(alice, game, {field: [3]}, 422, "invalid_request")["errors"][0]["field"] == field


def test_who_is_not_on_turn_does_not_throw(bob: HttpPlayer, game: Shown) -> None:
    problem = refused(bob, game, {}, 409, "not_your_turn")
    assert (problem["turn_seat"], problem["turn"]["seat"]) == (0, 0)


def test_a_stranger_does_not_throw(carol: HttpPlayer, nobody: HttpPlayer, game: Shown) -> None:
    refused(carol, game, {}, 403, "not_your_seat")
    refused(nobody, game, {}, 401, "not_authenticated")


def test_nobody_throws_for_a_bot(alice: HttpPlayer) -> None:
    game = alice.create("greedy", "me", start=True)
    refused(alice, game, {}, 409, "not_your_turn")


def test_a_game_that_waits_has_no_throws(alice: HttpPlayer) -> None:
    refused(alice, alice.create("me"), {}, 409, "game_not_started")


def test_a_game_that_is_over_has_no_more_throws(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    bob.resign(game)
    refused(alice, game, {}, 409, "game_over")


def test_an_unseen_version_throws_nothing(alice: HttpPlayer, game: Shown) -> None:
    version = game["version"]
    assert roll(alice, game, if_match=f'"{version}"').status_code == 201
    problem = refused(alice, game, {}, 412, "stale_version", if_match=f'"{version}"')
    assert (problem["version"], problem["expected"]) == (version + 1, version)
    assert problem["turn"]["dice"] == [1, 2, 3, 3, 6]


def test_the_etag_will_do_as_the_version_seen(alice: HttpPlayer, game: Shown) -> None:
    tag = alice.get(f"games/{game['id']}/")["ETag"]
    assert roll(alice, game, if_match=tag).status_code == 201
    refused(alice, game, {}, 412, "stale_version", if_match=tag)


def test_a_version_that_is_none_is_refused(alice: HttpPlayer, game: Shown) -> None:
    refused(alice, game, {}, 400, "invalid_if_match", if_match="seven")


def test_the_same_throw_with_one_key_is_one_throw(alice: HttpPlayer, game: Shown) -> None:
    first, second = (roll(alice, game, {}, idempotency_key="k") for _ in range(2))
    assert (first.status_code, second.status_code, first.content) == (201, 201, second.content)
    assert (second.get("Idempotency-Replayed"), first.get("Idempotency-Replayed")) == ("true", None)
    assert Event.objects.filter(game=game["id"], type="turn.rolled").count() == 1


def test_a_repeated_throw_is_answered_even_though_the_version_has_moved_on(alice: HttpPlayer, game: Shown) -> None:
    headers = {"idempotency_key": "k", "if_match": f'"{game["version"]}"'}
    first, second = (roll(alice, game, {}, **headers) for _ in range(2))
    assert (first.status_code, second.status_code) == (201, 201)


def test_a_key_with_another_keep_is_refused(alice: HttpPlayer, game: Shown) -> None:
    alice.roll(game)
    assert roll(alice, game, {"keep": [3]}, idempotency_key="k").status_code == 201
    refused(alice, game, {"keep": [3, 3]}, 422, "idempotency_key_reused", idempotency_key="k")


def test_a_refused_throw_is_not_kept_under_its_key(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    refused(bob, game, {}, 409, "not_your_turn", idempotency_key="k")
    alice.roll(game)
    alice.score(game, "ones")
    assert roll(bob, game, {}, idempotency_key="k").status_code == 201


def test_without_a_key_each_throw_counts(alice: HttpPlayer, game: Shown) -> None:
    statuses = [roll(alice, game).status_code for _ in range(5)]
    assert statuses == [201, 201, 201, 409, 409]
