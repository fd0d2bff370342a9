"""GET games/ and GET players/me/games/: lists in pages, and which games are on them."""

from itertools import chain
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest

from tests.games.player import HttpPlayer, Shown, play_on


def listed(player: HttpPlayer, path: str = "games/", /, **query: str) -> list[str]:
    answer = player.get(f"{path}?{urlencode(query)}")
    assert answer.status_code == 200, answer.content
    return [game["id"] for game in answer.json()["results"]]


def pages(player: HttpPlayer, path: str) -> list[list[str]]:
    found, following = [], path
    while following:
        page = player.get(following).json()
        found.append([game["id"] for game in page["results"]])
        following = page["next"]
    return found


def test_sixty_games_in_pages_come_each_once_newest_first(alice: HttpPlayer) -> None:
    made = [alice.create("me")["id"] for _ in range(60)]
    assert list(chain(*pages(alice, "games/"))) == made[::-1]
    assert [len(page) for page in pages(alice, "games/?limit=25")] == [25, 25, 10]
    assert list(chain(*pages(alice, "players/me/games/?limit=7"))) == made[::-1]


def test_games_made_while_one_pages_shift_nothing(alice: HttpPlayer) -> None:
    made = [alice.create("me")["id"] for _ in range(4)]
    first = alice.get("games/?limit=2").json()
    alice.create("me")
    second = alice.get(first["next"]).json()
    assert [game["id"] for game in first["results"] + second["results"]] == made[::-1]
    assert [game["id"] for game in alice.get(second["previous"]).json()["results"]] == made[:1:-1]


def test_a_list_shows_games_as_they_are_read(alice: HttpPlayer) -> None:
    game = alice.create("me", "greedy", start=True)
    alice.roll(game)
    (shown,) = alice.get("games/").json()["results"]
    assert shown | {"server_time": ""} == alice.read(game) | {"server_time": ""}


def test_private_games_are_on_their_members_lists_only(alice: HttpPlayer, bob: HttpPlayer, nobody: HttpPlayer) -> None:
    public, private = alice.create("me"), alice.create("me", visibility="private")
    assert listed(alice) == [private["id"], public["id"]]
    assert listed(bob) == listed(nobody) == [public["id"]]
    assert listed(bob, player=alice.id) == [public["id"]]


def test_games_are_found_by_their_status(alice: HttpPlayer) -> None:
    made = {
        "open": alice.create("me"),
        "playing": alice.create("me", start=True),
        "finished": alice.create("me", start=True),
        "aborted": alice.create("me"),
    }
    alice.resign(made["finished"])
    alice.delete(f"games/{made['aborted']['id']}/seats/0/")
    for status, game in made.items():
        assert listed(alice, status=status) == [game["id"]]


def test_games_are_found_by_their_ruleset(alice: HttpPlayer) -> None:
    yatzy, _ = alice.create("me", ruleset="yatzy"), alice.create("me")
    assert listed(alice, ruleset="yatzy") == [yatzy["id"]]
    assert listed(alice, ruleset="yamb") == []


def test_games_are_found_by_who_sits_in_them(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    game, _ = alice.create("me", "me", "open"), alice.create("me")
    bob.join(game)
    assert listed(carol, player=bob.id) == listed(bob, player="me") == [game["id"]]
    assert listed(carol, player="me") == []
    assert listed(carol, "players/me/games/") == []
    assert listed(bob, "players/me/games/") == [game["id"]]


def test_an_owner_without_a_seat_does_not_sit_in_his_game(alice: HttpPlayer) -> None:
    game = alice.create("open", "open", visibility="private")
    assert listed(alice) == [game["id"]]
    assert listed(alice, "players/me/games/") == []


def test_games_that_wait_for_you_are_found_whichever_seat_is_yours(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", "me")
    bob.join(game)
    assert listed(alice, to_move="me") == []
    alice.start(game)
    for mover, other in ((alice, bob), (bob, alice), (alice, bob)):
        assert listed(mover, to_move="me") == listed(mover, "players/me/games/", to_move="me") == [game["id"]]
        assert listed(other, to_move="me") == []
        mover.roll(game)
        mover.score(game, "ones")


def test_a_game_that_is_over_waits_for_nobody(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    play_on(game, [alice], Random(1))
    assert listed(alice, to_move="me") == []
    assert listed(alice, status="finished", player="me", ruleset="yacht") == [game["id"]]


def test_filters_go_together_with_pages(alice: HttpPlayer) -> None:
    made = [alice.create("me", ruleset=("yatzy", "yacht")[n % 2])["id"] for n in range(6)]
    assert pages(alice, "games/?ruleset=yatzy&limit=2") == [[made[4], made[2]], [made[0]]]


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"status": "paused"}, "status"),
        ({"to_move": "bob"}, "to_move"),
        ({"player": "bob"}, "player"),
        ({"player": "\x00"}, "player"),
        ({"ruleset": "x" * 101}, "ruleset"),
        ({"limit": "0"}, "limit"),
        ({"cursor": "junk"}, "cursor"),
    ],
)
@pytest.mark.parametrize("path", ["games/", "players/me/games/"])
def test_a_faulty_filter_is_named(alice: HttpPlayer, path: str, query: Shown, field: str) -> None:
    answer = alice.get(f"{path}?{urlencode(query)}")
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (422, field)


@pytest.mark.parametrize("query", ["player=me", "to_move=me"])
def test_who_asks_for_his_own_games_signs_in(nobody: HttpPlayer, query: str) -> None:
    answer: Any = nobody.get(f"games/?{query}")
    assert (answer.status_code, answer.json()["code"]) == (401, "not_authenticated")


def test_my_games_are_nobodys_without_a_token(nobody: HttpPlayer) -> None:
    assert nobody.get("players/me/games/").status_code == 401


def test_a_wrong_token_lists_nothing(nobody: HttpPlayer) -> None:
    answer = nobody.get("games/", authorization="Bearer wrong")
    assert (answer.status_code, answer.json()["code"]) == (401, "invalid_token")
