"""How much one player may have at once, and ``GET limits/``."""

from typing import Any

import pytest
from django.conf import settings as configured
from pytest_django import Settings
from rest_framework.test import APIClient

from tests.conftest import Guest
from tests.games.player import HttpPlayer
from tests.limits.conftest import SetRates

pytestmark = pytest.mark.django_db
LIMITS = "/api/v1/limits/"


@pytest.fixture
def alice(guest: Guest) -> HttpPlayer:
    client, player = guest("Alice")
    return HttpPlayer(client, str(player.pk))


@pytest.fixture
def bob(guest: Guest) -> HttpPlayer:
    client, player = guest("Bob")
    return HttpPlayer(client, str(player.pk))


def new(player: HttpPlayer, *kinds: str, **fields: Any) -> Any:
    return player.post("games/", {"ruleset": "yacht", "seats": [{"kind": kind} for kind in kinds], **fields})


def refused(answer: Any) -> tuple[int, str, int]:
    problem = answer.json()
    return answer.status_code, problem["code"], problem["limit"]


def test_an_open_game_makes_room_when_it_starts(alice: HttpPlayer, settings: Settings) -> None:
    settings.OPEN_GAMES_PER_PLAYER = 2
    games = [new(alice, "me").json() for _ in range(2)]
    assert refused(new(alice, "me")) == (409, "too_many_open_games", 2)
    assert new(alice, "me", start=True).status_code == 201, "a game that starts at once is never open"
    alice.start(games[0])
    assert new(alice, "me").status_code == 201


def test_games_of_engines_alone_count_as_their_owners(alice: HttpPlayer, settings: Settings) -> None:
    settings.GAMES_PER_PLAYER = 2
    assert [new(alice, "bot", "bot", start=True).status_code for _ in range(2)] == [201, 201]
    assert refused(new(alice, "bot", start=True)) == (409, "too_many_games", 2)


def test_seats_count_wherever_they_are_and_are_free_when_their_game_is_over(
    alice: HttpPlayer, bob: HttpPlayer, settings: Settings
) -> None:
    settings.SEATS_PER_PLAYER = 2
    game = new(alice, "me", "open").json()
    bob.join(game)
    alice.start(game)
    assert new(bob, "me").status_code == 201
    assert refused(new(bob, "me")) == (409, "too_many_seats", 2)
    assert refused(new(alice, "me", "me")) == (409, "too_many_seats", 2)
    other = new(alice, "me", "open").json()
    assert refused(bob.post(f"games/{other['id']}/seats/", {})) == (409, "too_many_seats", 2)
    bob.resign(game)
    assert bob.post(f"games/{other['id']}/seats/", {}).status_code == 201


def test_whoever_sits_already_finds_his_seat_again_at_the_limit(
    alice: HttpPlayer, bob: HttpPlayer, settings: Settings
) -> None:
    game = new(alice, "me", "open").json()
    bob.join(game)
    settings.SEATS_PER_PLAYER = 1
    assert bob.post(f"games/{game['id']}/seats/", {}).status_code == 200


def test_a_rematch_counts_like_any_game(alice: HttpPlayer, bob: HttpPlayer, settings: Settings) -> None:
    game = new(alice, "me", "open").json()
    bob.join(game)
    alice.start(game)
    bob.resign(game)
    settings.OPEN_GAMES_PER_PLAYER = 1
    assert new(alice, "me").status_code == 201
    assert refused(alice.post(f"games/{game['id']}/rematch/")) == (409, "too_many_open_games", 1)
    assert bob.post(f"games/{game['id']}/rematch/").status_code == 201
    settings.SEATS_PER_PLAYER = 1
    assert refused(alice.post(f"games/{game['id']}/rematch/")) == (409, "too_many_seats", 1)


def test_the_limits_are_told_with_what_is_used(alice: HttpPlayer, rates: SetRates) -> None:
    rates(read=(100, 3600), create=(10, 3600))
    new(alice, "me", "open", "me")
    new(alice, "me", start=True)
    told = alice.get("limits/").json()
    assert {each["name"]: each["used"] for each in told["holdings"]} == {
        "open_games": 1,
        "games": 2,
        "seats": 3,
        "tokens": 1,
        "tournaments": 0,
        "rulesets": 0,
        "invites_per_game": None,
        "streams": None,
        "streams_per_address": None,
    }
    by_policy = {each["policy"]: each for each in told["rates"]}
    assert set(by_policy) == set(configured.RATES)
    assert by_policy["read"] | {"whole_in": 1} == {
        "policy": "read",
        "units": 100,
        "seconds": 3600,
        "by": "player",
        "left": 99,
        "whole_in": 1,
    }
    assert by_policy["create"]["left"] == 8
    assert (told["enforced"], told["body_bytes"]) == (True, 65536)


def test_without_a_token_they_are_those_of_the_address(api: APIClient, rates: SetRates) -> None:
    rates(new_player=(5, 3600))
    api.post("/api/v1/players/", {}, format="json")
    told = api.get(LIMITS).json()
    by_policy = {each["policy"]: each for each in told["rates"]}
    assert (by_policy["read"]["by"], by_policy["new_player"]["left"]) == ("address", 4)
    assert {each["used"] for each in told["holdings"]} == {None}


def test_reading_the_limits_is_a_read_and_no_more(alice: HttpPlayer, rates: SetRates) -> None:
    rates(read=(2, 60))
    assert [alice.get("limits/").status_code for _ in range(3)] == [200, 200, 429]


def test_switched_off_they_are_told_as_whole(alice: HttpPlayer) -> None:
    told = alice.get("limits/").json()
    assert told["enforced"] is False
    assert all(each["left"] in (each["units"], None) for each in told["rates"])
