"""GET games/{id}/turns/…: the turns so far, one of them, the one under way."""

from random import Random

import pytest

from tests.games.player import HttpPlayer, Shown, play_on
from tests.games.shortcut import skip


@pytest.fixture
def game(alice: HttpPlayer, bob: HttpPlayer) -> Shown:
    game = alice.create("me", "open", "me", start=False)
    bob.join(game)
    return alice.start(game)


def turns(player: HttpPlayer, game: Shown) -> list[Shown]:
    answer = player.get(f"games/{game['id']}/turns/")
    assert answer.status_code == 200
    page = answer.json()
    assert (page["next"], page["previous"]) == (None, None)
    told: list[Shown] = page["results"]
    return told


def test_a_game_that_waits_has_no_turns(alice: HttpPlayer) -> None:
    assert turns(alice, alice.create("me")) == []


def test_a_turn_is_told_as_it_goes(alice: HttpPlayer, game: Shown) -> None:
    fresh = {"n": 1, "number": 1, "seat": 0, "status": "playing", "dice": None, "rolls": []}
    assert turns(alice, game) == [fresh | {"category": None, "points": None, "bonus": None}]
    thrown = alice.roll(game)["turn"]
    assert turns(alice, game)[0]["rolls"] == thrown["rolls"]
    scored = alice.score(game, "choice")["turn"]
    assert turns(alice, game)[0] == scored
    assert [turn["status"] for turn in turns(alice, game)] == ["scored", "playing"]


def test_the_turns_are_numbered_for_the_game_and_for_the_seat(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    play_on(game, [alice, bob], Random(3), turns=7)
    told = [(turn["n"], turn["seat"], turn["number"]) for turn in turns(bob, game)]
    assert told == [(1, 0, 1), (2, 1, 1), (3, 2, 1), (4, 0, 2), (5, 1, 2), (6, 2, 2), (7, 0, 3), (8, 1, 3)]


def test_a_turn_that_its_seat_gave_up_is_dropped(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    alice.roll(game)
    alice.resign(game, seat=0)
    assert [turn["status"] for turn in turns(bob, game)] == ["dropped", "playing"]


def test_one_turn_is_read_by_its_number(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    play_on(game, [alice, bob], Random(3), turns=3)
    for turn in turns(alice, game):
        assert alice.get(f"games/{game['id']}/turns/{turn['n']}/").json() == turn


@pytest.mark.parametrize("n", [0, 2, 99, 10**30])
def test_a_turn_that_was_not_yet_is_not_found(alice: HttpPlayer, game: Shown, n: int) -> None:
    answer = alice.get(f"games/{game['id']}/turns/{n}/")
    assert (answer.status_code, answer.json()["code"], answer.json()["n"]) == (404, "turn_not_found", n)


@pytest.mark.parametrize("n", ["-1", "x", "1.5", "²"])
def test_what_is_no_number_is_no_turn(alice: HttpPlayer, game: Shown, n: str) -> None:
    assert alice.get(f"games/{game['id']}/turns/{n}/").json()["code"] == "not_found"


def test_the_turn_under_way_is_that_of_the_game(alice: HttpPlayer, game: Shown) -> None:
    alice.roll(game)
    assert alice.get(f"games/{game['id']}/turns/current/").json() == alice.read(game)["turn"]


def test_a_game_that_waits_or_is_over_has_no_turn_under_way(alice: HttpPlayer) -> None:
    game = alice.create("me")
    current = f"games/{game['id']}/turns/current/"
    assert (alice.get(current).status_code, alice.get(current).json()["code"]) == (409, "game_not_started")
    alice.start(game)
    alice.resign(game)
    assert (alice.get(current).status_code, alice.get(current).json()["code"]) == (409, "game_over")


def test_the_turns_of_an_ended_game_are_told_as_before(alice: HttpPlayer, bob: HttpPlayer, game: Shown) -> None:
    skip(game, 35)
    before = turns(alice, game)
    skip(game, 36)
    after = turns(alice, game)
    assert after[:35] == before[:35]
    assert [turn["status"] for turn in after] == ["scored"] * 36
    assert alice.get(f"games/{game['id']}/turns/36/").json() == after[35]
