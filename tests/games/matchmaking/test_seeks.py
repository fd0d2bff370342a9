"""POST seeks/: who fits meets at once, who finds nobody waits, and nobody waits for ever."""

from datetime import timedelta
from typing import Any

import pytest

from games.matchmaking import tasks
from games.matchmaking.models import Seek
from games.models import Game
from games.players.models import Player, PlayerKind
from games.ratings.models import Rating
from rulesets import catalog
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown


def seek(player: HttpPlayer, ruleset: str = "yacht", **wish: Any) -> Shown:
    answer = player.post("seeks/", {"ruleset": ruleset, **wish})
    assert answer.status_code == 201, answer.content
    shown: Shown = answer.json()
    return shown


def read(player: HttpPlayer, row: Shown) -> Shown:
    shown: Shown = player.get(f"seeks/{row['id']}/").json()
    return shown


def make_bot(player: HttpPlayer) -> None:
    Player.objects.filter(pk=player.id).update(kind=PlayerKind.BOT)


def rate(player: HttpPlayer, mean: float) -> None:
    ruleset = catalog.get("yacht")
    columns = {"mu": mean, "sigma": 1.0, "ordinal": mean - 3, "games": 9, "listed": True}
    Rating.objects.create(
        player_id=player.id, ruleset=ruleset.key, ruleset_digest=ruleset.digest, kind="all", **columns
    )


def test_the_first_waits_and_the_second_meets_him_in_a_game_that_has_begun(alice: HttpPlayer, bob: HttpPlayer) -> None:
    first = seek(alice, turn_seconds=30)
    assert (first["status"], first["game_id"]) == ("waiting", None)
    second = seek(bob, turn_seconds=30)
    assert second["status"] == "met"
    assert read(alice, first)["game_id"] == second["game_id"]
    game = bob.get(f"games/{second['game_id']}/").json()
    assert (game["status"], game["turn_seconds"]) == ("playing", 30)
    assert {seat["player"]["id"] for seat in game["seats"]} == {alice.id, bob.id}
    for player, row in ((alice, first), (bob, second)):
        notices = player.get("players/me/events/").json()["events"]
        met = next(each for each in notices if each["type"] == "seek.met")
        assert (met["game_id"], met["data"]) == (game["id"], {"seek": row["id"]})


@pytest.mark.parametrize(
    "other", [{"ruleset": "yatzy"}, {"rated": True}, {"turn_seconds": 60}, {"bank_seconds": 600}, {"opponents": "bots"}]
)
def test_those_who_want_different_games_wait_for_others(
    alice: HttpPlayer, bob: HttpPlayer, other: dict[str, Any]
) -> None:
    seek(alice)
    assert seek(bob, **other)["status"] == "waiting"


def test_people_and_bots_meet_if_both_like_to(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    make_bot(bob)
    seek(alice, opponents="people")
    assert seek(bob)["status"] == "waiting"
    assert seek(carol)["status"] == "met"
    assert Game.objects.get().owner_id == Seek.objects.get(player=alice.id).player_id  # who waited longest


def test_each_must_be_as_strong_as_the_other_asks_for(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    rate(bob, 30.0)
    seek(alice, rating_max=29.0)
    assert seek(bob)["status"] == "waiting"
    assert seek(carol, rating_min=31.0)["status"] == "waiting"  # a newcomer has 25, as has she who waits
    carol.delete(f"seeks/{Seek.objects.get(player=carol.id).pk}/")
    assert seek(carol, rating_min=29.0)["status"] == "met"
    assert read(bob, {"id": Seek.objects.get(player=bob.id).pk})["status"] == "met"


def test_nobody_meets_whom_he_blocks(alice: HttpPlayer, bob: HttpPlayer) -> None:
    alice.send("PUT", f"players/me/blocks/{bob.id}/")
    seek(alice)
    assert seek(bob)["status"] == "waiting"


def test_an_engine_comes_after_the_time_and_not_before(alice: HttpPlayer, later: Later) -> None:
    row = seek(alice, engine_after=20, strategy="random")
    tasks.end_waits()
    assert read(alice, row)["status"] == "waiting"
    later(seconds=21)
    tasks.end_waits()
    tasks.end_waits()
    met = read(alice, row)
    game = alice.get(f"games/{met['game_id']}/").json()
    assert met["status"] == "met"
    assert sorted(seat["kind"] for seat in game["seats"]) == ["engine", "person"]
    assert Game.objects.count() == 1


def test_an_engine_comes_at_once_if_nobody_waits(alice: HttpPlayer, bob: HttpPlayer, carol: HttpPlayer) -> None:
    assert seek(alice, engine_after=0)["status"] == "met"
    seek(bob)
    game = carol.get(f"games/{seek(carol, engine_after=0)['game_id']}/").json()
    assert {seat["player"]["id"] for seat in game["seats"]} == {bob.id, carol.id}


def test_nobody_waits_for_ever(alice: HttpPlayer, later: Later) -> None:
    row = seek(alice)
    later(minutes=61)
    tasks.end_waits()
    assert read(alice, row)["status"] == "expired"
    assert alice.get("players/me/events/").json()["events"][-1]["type"] == "seek.expired"
    assert seek(alice)["status"] == "waiting"


def test_a_seek_is_taken_back(alice: HttpPlayer, bob: HttpPlayer) -> None:
    row = seek(alice)
    assert alice.delete(f"seeks/{row['id']}/").status_code == 204
    assert read(alice, row)["status"] == "cancelled"
    assert seek(bob)["status"] == "waiting"
    assert bob.get(f"seeks/{row['id']}/").json()["code"] == "seek_not_found"


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"ruleset": "yacht", "opponents": "cats"},
        {"ruleset": "yacht", "engine_after": -1},
        {"ruleset": "yacht", "engine_after": 3601},
        {"ruleset": "yacht", "rating_min": "20"},
        {"ruleset": "yacht", "rating_min": True},
        {"ruleset": "yacht", "rating_min": 30, "rating_max": 20},
        {"ruleset": "yacht", "strategy": "greedy"},
        {"ruleset": "yacht", "turn_seconds": 1},
        {"ruleset": "yacht", "colour": "red"},
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(alice: HttpPlayer, wish: dict[str, Any]) -> None:
    assert alice.post("seeks/", wish).status_code == 422
    assert not Seek.objects.exists()


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"ruleset": "chess"}, "unknown_ruleset"),
        ({"ruleset": "yacht", "engine_after": 3, "strategy": "psychic"}, "unknown_strategy"),
    ],
)
def test_what_there_is_not_is_refused(alice: HttpPlayer, wish: dict[str, Any], code: str) -> None:
    assert alice.post("seeks/", wish).json()["code"] == code
    assert not Seek.objects.exists()


def test_a_wait_that_is_over_when_the_sweep_is_late_still_meets_people_first(
    alice: HttpPlayer, bob: HttpPlayer, later: Later
) -> None:
    seek(alice, engine_after=5)
    later(seconds=6)
    met = seek(bob)
    assert met["status"] == "met"
    tasks.end_waits()
    assert Game.objects.count() == 1
    row = Seek.objects.get(player=alice.id)
    assert row.ended_at is not None and row.ended_at - row.created_at < timedelta(seconds=10)
