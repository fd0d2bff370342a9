"""POST games/{id}/turns/current/score/: the end of a turn."""

from typing import Any

import pytest

from games.models import Event
from tests.games.conftest import Throws
from tests.games.player import HttpPlayer, Shown


def score(player: HttpPlayer, game: Shown, body: Any, **headers: str) -> Any:
    return player.post(f"games/{game['id']}/turns/current/score/", body, **headers)


def refused(player: HttpPlayer, game: Shown, category: Any, status: int, code: str, **headers: str) -> Shown:
    before = player.read(game)
    answer = score(player, game, {"category": category}, **headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.content
    assert player.read(game) | {"server_time": ""} == before | {"server_time": ""}
    problem: Shown = answer.json()
    return problem


@pytest.fixture
def game(alice: HttpPlayer, bob: HttpPlayer, throws: Throws) -> Shown:
    """A game of Alice and Bob, in which Alice has thrown 5-5-5-2-2."""
    throws["0", 1] = ((5, 5, 2, 2, 5), (1, 1, 1, 1, 1), (1, 1, 1, 1, 1))
    game = alice.create("me", "open")
    bob.join(game)
    alice.start(game)
    alice.roll(game)
    return alice.read(game)


def test_the_turn_ends_and_the_next_seat_moves(alice: HttpPlayer, game: Shown) -> None:
    answer = score(alice, game, {"category": "full_house"})
    assert answer.status_code == 201
    scored = answer.json()
    assert scored["turn"] == {
        "n": 1, "number": 1, "seat": 0, "status": "scored", "dice": [2, 2, 5, 5, 5],
        "rolls": [{"keep": [], "thrown": [5, 5, 2, 2, 5], "dice": [2, 2, 5, 5, 5]}],
        "category": "full_house", "points": 19, "bonus": 0,
    }  # fmt: skip
    assert (scored["seat"]["index"], scored["seat"]["scorecard"], scored["seat"]["total"]) == (
        0,
        {"full_house": 19},
        19,
    )
    assert (scored["next_turn"]["seat"], scored["next_turn"]["n"], scored["results"]) == (1, 2, None)
    assert scored["version"] == game["version"] + 2


def test_an_unmet_category_takes_zero(alice: HttpPlayer, game: Shown) -> None:
    scored = alice.score(game, "yacht")
    assert (scored["turn"]["points"], scored["seat"]["scorecard"]) == (0, {"yacht": 0})


def test_the_last_score_brings_the_results(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    for category in [row["category"] for row in alice.roll(game)["turn"]["legal"]["categories"]]:
        if alice.read(game)["turn"]["dice"] is None:
            alice.roll(game)
        scored = alice.score(game, category)
    assert scored["next_turn"] is None
    assert scored["results"] == [{"seat": 0, "total": scored["seat"]["total"], "rank": 1}]
    assert scored["seat"]["rank"] == 1
    assert alice.read(game)["status"] == "finished"


def test_extra_bonus_upper_bonus_and_total_are_told(alice: HttpPlayer, throws: Throws) -> None:
    for turn, face in enumerate((6, 6, 5), start=1):
        throws["0", turn] = ((face,) * 5,) * 3
    game = alice.create("me", ruleset="classic-13", start=True)
    for category in ("yacht", "sixes", "fives"):
        alice.roll(game)
        scored = alice.score(game, category)
    assert (scored["turn"]["points"], scored["turn"]["bonus"]) == (25, 100)
    seat = {name: scored["seat"][name] for name in ("upper", "upper_bonus", "lower", "bonus", "total")}
    assert seat == {"upper": 55, "upper_bonus": 0, "lower": 50, "bonus": 200, "total": 305}


def test_before_the_first_throw_nothing_is_scored(alice: HttpPlayer) -> None:
    refused(alice, alice.create("me", start=True), "ones", 409, "not_rolled_yet")


@pytest.mark.parametrize("category", ["yahtzee", "Yacht", "one_pair", "0", "full house", "x" * 40])
def test_an_unknown_category_is_refused_with_those_there_are(alice: HttpPlayer, game: Shown, category: str) -> None:
    problem = refused(alice, game, category, 422, "unknown_category")
    assert problem["category"] == category
    assert "yacht" in problem["categories"]


@pytest.mark.parametrize("category", [None, "", [], {}, True, "x" * 41, "a\x00b"])
def test_a_category_is_a_word(alice: HttpPlayer, game: Shown, category: Any) -> None:
    refused(alice, game, category, 422, "invalid_request")


@pytest.mark.parametrize("body", [{}, {"category": "ones", "points": 50}, {"Category": "ones"}])
def test_the_body_says_the_category_and_nothing_else(alice: HttpPlayer, game: Shown, body: Shown) -> None:
    answer = score(alice, game, body)
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid_request")
    assert alice.read(game)["version"] == game["version"]


def test_a_category_is_filled_once(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    alice.score(game, "ones")
    bob.roll(game)
    bob.score(game, "ones")
    alice.roll(game)
    problem = refused(alice, game, "ones", 409, "category_filled")
    assert "twos" in problem["legal"] and "ones" not in problem["legal"]


def test_a_category_that_the_joker_forbids_is_refused_with_what_is_legal(alice: HttpPlayer, throws: Throws) -> None:
    throws |= {("0", turn): ((4,) * 5,) * 3 for turn in (1, 2)}
    game = alice.create("me", ruleset="classic-13", start=True)
    alice.roll(game)
    alice.score(game, "yacht")
    alice.roll(game)
    problem = refused(alice, game, "chance", 409, "category_not_legal")
    assert problem["legal"] == ["fours"]
    assert alice.score(game, "fours")["turn"]["bonus"] == 100


def test_who_is_not_on_turn_does_not_score(bob: HttpPlayer, game: Shown) -> None:
    assert refused(bob, game, "ones", 409, "not_your_turn")["turn_seat"] == 0


def test_a_stranger_does_not_score(carol: HttpPlayer, nobody: HttpPlayer, game: Shown) -> None:
    refused(carol, game, "ones", 403, "not_your_seat")
    refused(nobody, game, "ones", 401, "not_authenticated")


def test_a_game_that_waits_has_no_scores(alice: HttpPlayer) -> None:
    refused(alice, alice.create("me"), "ones", 409, "game_not_started")


def test_a_game_that_is_over_has_no_more_scores(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    bob.resign(game)
    refused(alice, game, "ones", 409, "game_over")


def test_an_unseen_version_scores_nothing(alice: HttpPlayer, game: Shown) -> None:
    refused(alice, game, "ones", 412, "stale_version", if_match=f'"{game["version"] - 1}"')
    assert score(alice, game, {"category": "ones"}, if_match=f'"{game["version"]}"').status_code == 201


def test_the_same_score_with_one_key_is_one_score(alice: HttpPlayer, game: Shown) -> None:
    first, second = (score(alice, game, {"category": "ones"}, idempotency_key="k") for _ in range(2))
    assert (first.status_code, second.status_code, first.content) == (201, 201, second.content)
    assert Event.objects.filter(game=game["id"], type="turn.scored").count() == 1
    refused(alice, game, "twos", 422, "idempotency_key_reused", idempotency_key="k")


def test_a_key_is_for_one_path(alice: HttpPlayer, game: Shown) -> None:
    alice.post(f"games/{game['id']}/turns/current/rolls/", {}, idempotency_key="k")
    assert score(alice, game, {"category": "ones"}, idempotency_key="k").status_code == 201
