"""What is counted of games."""

import pytest
from rest_framework.test import APIClient

from games.services import engines, vitals
from games.tasks import sweep
from tests.games.conftest import Later
from tests.games.player import HttpPlayer
from tests.scrape import grown, numbers
from yachtapi import facts


@pytest.mark.django_db(transaction=True)
def test_events_are_counted_once_they_are_committed(api: APIClient, alice: HttpPlayer) -> None:
    before = numbers(api)
    game = alice.create("me", "me", start=True)
    alice.roll(game)
    after = numbers(api)
    assert grown(before, after, "yacht_events_written_total", "seat.joined") == 2
    assert grown(before, after, "yacht_events_written_total", "turn.rolled") == 1


def test_games_are_shown_by_state_and_counted_now_and_then(
    api: APIClient, alice: HttpPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facts, "_kept", None)
    alice.create("me", "open")
    shown = numbers(api)
    assert shown[("yacht_games", "open")] == 1
    assert shown[("yacht_games", "aborted")] == 0
    alice.create("me", "open")
    assert numbers(api)[("yacht_games", "open")] == 1


def test_the_sweep_counts_its_repairs_and_leaves_a_sign_of_life(
    api: APIClient, alice: HttpPlayer, later: Later
) -> None:
    alice.create("me", "me", turn_seconds=60, start=True)
    later(seconds=61)
    before = numbers(api)
    sweep()
    after = numbers(api)
    assert grown(before, after, "yacht_sweep_repairs_total", "time_out") == 1
    assert 0 <= after["yacht_heartbeat_age_seconds", "sweep"] < 5
    sweep()
    assert list(vitals.ages()) == ["sweep"]


@pytest.mark.django_db(transaction=True)
def test_an_engine_that_gives_up_is_counted(api: APIClient, alice: HttpPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    game = alice.create("greedy", "me", order="seat", start=True)
    monkeypatch.setattr(engines, "MOST_ATTEMPTS", 0)
    before = numbers(api)
    engines.play_engines(game_id=game["id"])
    assert grown(before, numbers(api), "yacht_engines_exhausted_total") == 1
