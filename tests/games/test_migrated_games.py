"""What the migrations make of games that were under way before."""

from datetime import timedelta
from importlib import import_module

from django.apps import apps
from django.db import connection
from django.utils import timezone

from games.models import Game
from tests.games.player import HttpPlayer

date_games = import_module("games.migrations.0011_date_games_by_their_last_event").date_games


def test_a_game_under_way_is_dated_by_its_last_event(alice: HttpPlayer, bob: HttpPlayer) -> None:
    open_game, ended, running = (alice.create("me", "open", order="seat") for _ in range(3))
    for game in (ended, running):
        bob.join(game)
        alice.start(game)
    alice.resign(ended)
    Game.objects.update(last_event_at=None, created_at=timezone.now() - timedelta(days=10))  # as they were kept once
    date_games(apps, connection.schema_editor())
    for game in (open_game, running):
        assert Game.objects.get(id=game["id"]).last_event_at is not None
    assert Game.objects.get(id=ended["id"]).last_event_at is None
    answer = bob.post(f"games/{running['id']}/absence/", {"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "player_not_absent")
