"""Time for the whole game: a turn's own time first, then the seat's bank, then the seat is out."""

import json
from datetime import datetime, timedelta
from random import Random
from typing import Any
from uuid import UUID

import pytest
from django.db import IntegrityError

from games import tasks
from games.models import Game, Seat
from games.services import clock, engines, time
from games.services.keyring import signing_key
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown, play_on
from yachtapi_verify import verify


@pytest.fixture(autouse=True)
def still(db: None, monkeypatch: pytest.MonkeyPatch, later: Later) -> None:
    """The clock stands, except where a test moves it."""
    begun, moved = time.now(), time.told
    monkeypatch.setattr(time, "told", lambda _: moved(begun))


def table_of(alice: HttpPlayer, bob: HttpPlayer, **clocks: Any) -> Shown:
    game = alice.create("me", "open", **clocks)
    bob.join(game)
    return alice.start(game)


def seconds_left(game: Shown) -> float:
    return (
        datetime.fromisoformat(game["turn"]["deadline"]) - datetime.fromisoformat(game["server_time"])
    ).total_seconds()


def banks(game: Shown) -> list[int]:
    return [seat["bank_left"] for seat in game["seats"]]


def take(player: HttpPlayer, game: Shown, category: str) -> None:
    player.roll(game)
    player.score(game, category)


def test_a_turn_has_its_own_time_and_the_bank_behind_it(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = table_of(alice, bob, turn_seconds=60, bank_seconds=300)
    assert (seconds_left(game), game["deadline"]) == (360, game["turn"]["deadline"])
    assert (game["bank_seconds"], banks(game)) == (300, [300, 300])


def test_a_turn_in_its_own_time_costs_nothing(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = table_of(alice, bob, turn_seconds=60, bank_seconds=300)
    later(seconds=60)
    take(alice, game, "ones")
    assert banks(bob.read(game)) == [300, 300]


def test_what_a_turn_takes_beyond_comes_from_the_bank(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = table_of(alice, bob, turn_seconds=60, bank_seconds=300)
    later(seconds=100)
    assert banks(alice.read(game)) == [260, 300]
    take(alice, game, "ones")
    game = bob.read(game)
    assert (banks(game), seconds_left(game)) == ([260, 300], 360)
    take(bob, game, "ones")
    assert seconds_left(alice.read(game)) == 320


def test_a_bank_alone_is_all_the_time_there_is(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = table_of(alice, bob, bank_seconds=300)
    for category in ("ones", "twos", "threes"):
        later(seconds=70)
        take(alice, game, category)
        take(bob, game, category)
    game = alice.read(game)
    assert (banks(game), seconds_left(game), game["turn_seconds"]) == ([90, 300], 90, None)
    later(seconds=89)
    assert list(clock.overdue_turns()) == []
    later(seconds=2)
    assert banks(alice.read(game)) == [0, 300]
    tasks.sweep()
    ended = bob.read(game)
    assert (ended["status"], ended["seats"][0]["status"], banks(ended)) == ("finished", "timed_out", [0, 300])


def test_a_bank_is_shown_before_the_start_and_after_the_end(alice: HttpPlayer) -> None:
    game = alice.create("me", "me", bank_seconds=300)
    assert (banks(game), game["turn"]) == ([300, 300], None)
    alice.start(game)
    ended = alice.resign(game, seat=0)
    assert (banks(ended), ended["deadline"], ended["turn"]) == ([300, 300], None, None)


def test_without_a_bank_none_is_shown(alice: HttpPlayer) -> None:
    game = alice.create("me", "me", turn_seconds=60, start=True)
    assert (game["bank_seconds"], banks(game)) == (None, [None, None])
    untimed = alice.create("me", "me", start=True)
    assert untimed["turn"]["deadline"] is None
    assert untimed["deadline"] is not None, "the last deadline of the whole game"


def test_engines_spend_none_and_have_no_deadline(alice: HttpPlayer, later: Later) -> None:
    game = alice.create("greedy", "me", bank_seconds=300, start=True)
    assert game["turn"]["deadline"] is None
    later(seconds=10_000)
    assert banks(alice.read(game)) == [300, 300]
    engines.play_engines(game_id=UUID(game["id"]))
    game = alice.read(game)
    assert (game["turn"]["seat"], banks(game), seconds_left(game)) == (1, [300, 300], 300)


def test_a_seat_that_plays_alone_has_what_it_just_left(alice: HttpPlayer, later: Later) -> None:
    game = alice.create("me", bank_seconds=300, start=True)
    later(seconds=100)
    take(alice, game, "ones")
    game = alice.read(game)
    assert (banks(game), seconds_left(game)) == ([200], 200)


def test_a_clock_that_jumps_back_gives_nothing_back_and_takes_nothing(
    alice: HttpPlayer, bob: HttpPlayer, later: Later
) -> None:
    game = table_of(alice, bob, turn_seconds=60, bank_seconds=300)
    later(seconds=100)
    take(alice, game, "ones")
    later(hours=-5)
    take(bob, game, "ones")
    assert banks(alice.read(game)) == [260, 300]


def test_a_rematch_has_the_same_clocks_anew(alice: HttpPlayer, later: Later) -> None:
    game = alice.create("me", "me", turn_seconds=60, bank_seconds=300, start=True)
    later(seconds=100)
    alice.resign(game, seat=0)
    again = alice.post(f"games/{game['id']}/rematch/").json()
    assert (again["turn_seconds"], again["bank_seconds"], banks(again)) == (60, 300, [300, 300])


def test_the_last_deadline_leaves_every_clock_its_time(alice: HttpPlayer) -> None:
    week = 7 * 24 * 3600
    days = {
        name: (datetime.fromisoformat(game["deadline"]) - datetime.fromisoformat(game["created_at"])).days
        for name, game in {
            "open": alice.create("me", "open", turn_seconds=week),
            "untimed": alice.create("me", start=True),
        }.items()
    }
    assert days == {"open": 30, "untimed": 30}
    game = alice.create("me", "me", turn_seconds=week, start=True)
    assert Game.objects.get(id=game["id"]).last_deadline.timestamp() - datetime.fromisoformat(
        game["created_at"]
    ).timestamp() == pytest.approx((2 * 12 * 7 + 1) * 24 * 3600, abs=5)
    longest = alice.create(*["me"] * 10, turn_seconds=30 * 24 * 3600, start=True)
    left = Game.objects.get(id=longest["id"]).last_deadline - datetime.fromisoformat(longest["created_at"])
    assert left.days == 365


@pytest.mark.parametrize(
    ("clocks", "field"),
    [
        ({"bank_seconds": 9}, "bank_seconds"),
        ({"bank_seconds": 2592001}, "bank_seconds"),
        ({"turn_seconds": 4}, "turn_seconds"),
    ],
)
def test_clocks_out_of_bounds_are_named(alice: HttpPlayer, clocks: dict[str, int], field: str) -> None:
    answer = alice.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}], **clocks})
    assert (answer.status_code, [error["field"] for error in answer.json()["errors"]]) == (422, [field])


def test_a_game_with_a_bank_verifies_offline(alice: HttpPlayer, bob: HttpPlayer, later: Later) -> None:
    game = table_of(alice, bob, turn_seconds=60, bank_seconds=300)
    chance = Random(3)
    while (game := alice.read(game))["status"] == "playing":
        later(seconds=chance.choice([10, 61, 80, 100, 130]))
        tasks.sweep()
        if (turn := alice.read(game)["turn"]) is not None:
            play_on(game, [alice, bob], chance, turns=turn["n"])
    body = alice.record(game)
    told = json.loads(body)
    assert (told["format"], told["events"][0]["data"]["options"]["bank_seconds"]) == ("yacht-record/2", 300)
    assert verify(body, keys=[signing_key().public]).verdict == "consistent"


@pytest.mark.django_db
def test_no_bank_is_ever_overdrawn(alice: HttpPlayer) -> None:
    game = alice.create("me", bank_seconds=300)
    with pytest.raises(IntegrityError):
        Seat.objects.filter(game=game["id"]).update(bank_left=timedelta(seconds=-1))
