"""What is measured in process, on a database to throw away: ``DATA_DIR=… python -m tests.benchmarks.inside WHAT``."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

import yachtapi.wsgi  # noqa: F401  # sets Django up, without which the models below cannot be imported

from games.players.services import create_guest  # isort: skip
from games.services import creation, engines  # isort: skip
from games.services.creation import GameWish, SeatWish  # isort: skip
from rest_framework.test import APIClient  # isort: skip

API = "/api/v1/"
RULESET = "yacht"
WARM_UP, SECONDS = 3, 5.0  # games, and seconds of games that count
TRANSACTION = ("BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE")


def queries() -> dict[str, int]:
    """The queries of a game read, a throw and a score, in the middle of a game of two."""
    client = APIClient()
    client.credentials(HTTP_AUTHORIZATION=f"Bearer {create_guest()[1]}")
    wish = {"ruleset": RULESET, "seats": [{"kind": "me"}, {"kind": "me"}], "order": "seat", "start": True}
    game = f"{API}games/{client.post(f'{API}games/', wish, format='json').json()['id']}/"
    turn = f"{game}turns/current/"
    client.post(f"{turn}rolls/", {}, format="json")
    return {
        "throw": counted(lambda: client.post(f"{turn}rolls/", {"keep": []}, format="json")),
        "read": counted(lambda: client.get(game)),
        "score": counted(lambda: client.post(f"{turn}score/", {"category": "choice"}, format="json")),
    }


def games() -> dict[str, Any]:
    """The seconds that each of many games of two engines takes, from its creation to its record."""
    owner, _ = create_guest()
    wish = GameWish(RULESET, (SeatWish("bot", "greedy"), SeatWish("bot", "greedy")), start=True)

    def play() -> None:
        table = creation.create_game(owner=owner, wish=wish)
        engines.play_engines(game_id=table.game.id)

    for _ in range(WARM_UP):
        play()
    return {"queries": counted(play), "seconds": list(timed(play, SECONDS))}


def counted(act: Callable[[], object]) -> int:
    """The queries of an act; the statements around a transaction are none."""
    with CaptureQueriesContext(connection) as captured:
        act()
    return sum(not query["sql"].startswith(TRANSACTION) for query in captured.captured_queries)


def timed(act: Callable[[], object], seconds: float) -> Iterator[float]:
    """The seconds of each act, one after the other until time is up."""
    until = time.perf_counter() + seconds
    while (start := time.perf_counter()) < until:
        act()
        yield time.perf_counter() - start


if __name__ == "__main__":
    call_command("migrate", interactive=False, verbosity=0)
    print(json.dumps({"queries": queries, "games": games}[sys.argv[1]]()))
