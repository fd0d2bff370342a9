"""GET games/{id}/advice/: what perfect play would do now, told to the seat that has to move."""

from typing import Any

import pytest

from games.models import Seat
from rulesets import catalog
from tests.conftest import Solve
from tests.games.conftest import Throws
from tests.games.player import HttpPlayer, Shown
from tests.games.shortcut import skip
from yachtapi_verify.verdict import verify

FAST = "yahtzee-upper-first"
GROUPS = ((3, 1, 3, 6, 2), (5, 5, 1, 1, 1), (4, 4, 4, 4, 4))


@pytest.fixture
def game(alice: HttpPlayer, bob: HttpPlayer, throws: Throws) -> Shown:
    """A game of Alice and Bob with hints, in which Alice has to move."""
    throws["0", 1] = GROUPS
    game = alice.create("me", "open", ruleset=FAST, order="seat", hints="always")
    bob.join(game)
    return alice.start(game)


def ask(player: HttpPlayer, game: Shown) -> Any:
    return player.get(f"games/{game['id']}/advice/")


def advice(player: HttpPlayer, game: Shown) -> Shown:
    answer = ask(player, game)
    assert answer.status_code == 200, answer.content
    shown: Shown = answer.json()
    return shown


def refused(player: HttpPlayer, game: Shown, status: int, code: str) -> Shown:
    answer = ask(player, game)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.content
    shown: Shown = answer.json()
    return shown


def assisted(player: HttpPlayer, game: Shown) -> list[bool]:
    return [seat["assisted"] for seat in player.read(game)["seats"]]


def test_before_the_first_roll_it_is_the_value_of_the_scorecard(alice: HttpPlayer, game: Shown, solve: Solve) -> None:
    solve(FAST)
    optimum = alice.get(f"rulesets/{FAST}/").json()["optimum"]["expected_score"]
    assert advice(alice, game) == {"value": optimum, "actions": [{"keep": [], "value": optimum, "regret": 0}]}


def test_it_is_that_of_the_ruleset_for_the_same_turn(
    alice: HttpPlayer, nobody: HttpPlayer, game: Shown, solve: Solve
) -> None:
    solve(FAST)
    for rolls_left in (2, 1, 0):
        dice = alice.roll(game)["turn"]["dice"]
        asked = nobody.post(f"rulesets/{FAST}/advice/", {"dice": dice, "rolls_left": rolls_left, "scorecard": {}})
        assert advice(alice, game) == asked.json()


def test_what_it_names_is_legal_and_may_be_done(alice: HttpPlayer, bob: HttpPlayer, game: Shown, solve: Solve) -> None:
    solve(FAST)
    turn = game["turn"]
    while turn["n"] == 1:
        best = advice(alice, game)["actions"][0]
        turn = (
            alice.roll(game, *best["keep"])["turn"]
            if "keep" in best
            else alice.score(game, best["category"])["next_turn"]
        )
    assert turn["seat"] == 1
    assert advice(bob, game)["actions"][0]["keep"] == []


def test_its_values_count_extra_bonuses(alice: HttpPlayer, nobody: HttpPlayer, solve: Solve) -> None:
    solve(FAST)
    game = alice.create("me", ruleset=FAST, hints="always", start=True)
    skip(game, 12)
    seat = alice.read(game)["seats"][0]
    Seat.objects.filter(game=game["id"]).update(bonus=200)
    question = {"dice": None, "rolls_left": 3, "scorecard": seat["scorecard"]}
    plain = nobody.post(f"rulesets/{FAST}/advice/", question).json()["value"]
    assert advice(alice, game)["value"] == pytest.approx(plain + 200, abs=1e-9)


def test_the_seat_that_asked_is_marked_and_no_other(
    alice: HttpPlayer, bob: HttpPlayer, game: Shown, solve: Solve
) -> None:
    solve(FAST)
    assert assisted(bob, game) == [False, False]
    for _ in range(2):
        advice(alice, game)
    assert assisted(bob, game) == [True, False]
    assert not bob.read(game)["rated"]


def test_asking_changes_no_version_and_yet_the_etag(alice: HttpPlayer, game: Shown, solve: Solve) -> None:
    solve(FAST)
    before = alice.get(f"games/{game['id']}/")
    advice(alice, game)
    after = alice.get(f"games/{game['id']}/", if_none_match=before["ETag"])
    assert after.status_code == 200
    assert after.json()["version"] == before.json()["version"]
    again = alice.get(f"games/{game['id']}/", if_none_match=after["ETag"])
    assert again.status_code == 304
    move = alice.post(f"games/{game['id']}/turns/current/rolls/", {}, if_match=after["ETag"])
    assert move.status_code == 201


def test_a_refused_question_marks_nobody(alice: HttpPlayer, bob: HttpPlayer, game: Shown, solve: Solve) -> None:
    solve(FAST)
    refused(bob, game, 409, "not_your_turn")
    assert assisted(alice, game) == [False, False]


def test_the_record_of_an_assisted_game_verifies(alice: HttpPlayer, solve: Solve) -> None:
    solve(FAST)
    game = alice.create("me", "me", ruleset=FAST, order="seat", hints="always", start=True)
    alice.roll(game)
    advice(alice, game)
    alice.resign(game, seat=1)
    assert assisted(alice, game) == [True, False]
    verify(alice.record(game))


def test_until_the_ruleset_is_solved_it_says_where_to_look(alice: HttpPlayer, game: Shown, unsolved: list[str]) -> None:
    answer = ask(alice, game)
    assert (answer.status_code, answer["Retry-After"].isdigit()) == (202, True)
    assert answer.json() == {"status": "solving", "ruleset": f"/api/v1/rulesets/{FAST}/"}
    assert unsolved == [catalog.get(FAST).digest]
    assert assisted(alice, game) == [False, False]


@pytest.mark.parametrize("hints", ["after_game", "never", None])
def test_other_games_give_none_while_they_are_played(alice: HttpPlayer, solve: Solve, hints: str | None) -> None:
    solve(FAST)
    game = alice.create("me", ruleset=FAST, start=True, **({"hints": hints} if hints else {}))
    problem = refused(alice, game, 409, "hints_not_allowed")
    assert problem["hints"] == (hints or "after_game")
    assert problem["turn"]["n"] == 1
    assert assisted(alice, game) == [False]


def test_who_has_no_seat_is_refused(carol: HttpPlayer, game: Shown) -> None:
    refused(carol, game, 403, "not_your_seat")


def test_who_has_no_token_is_refused(nobody: HttpPlayer, game: Shown) -> None:
    refused(nobody, game, 401, "not_authenticated")


def test_a_private_game_is_not_found_by_others(alice: HttpPlayer, carol: HttpPlayer) -> None:
    game = alice.create("me", hints="always", visibility="private", start=True)
    refused(carol, game, 404, "game_not_found")


def test_a_game_that_has_not_started_gives_none(alice: HttpPlayer) -> None:
    refused(alice, alice.create("me", "open", hints="always"), 409, "game_not_started")


@pytest.mark.parametrize("hints", ["always", "after_game", "never"])
def test_an_ended_game_gives_none(alice: HttpPlayer, hints: str) -> None:
    game = alice.create("me", hints=hints, start=True)
    alice.resign(game)
    refused(alice, game, 409, "game_over")


def test_advice_is_not_written(alice: HttpPlayer, game: Shown) -> None:
    assert alice.post(f"games/{game['id']}/advice/", {}).status_code == 405
