"""One id leads from a person's request to all that it caused, through web and workers, and on to the next task."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.serve.server import Server, free_port, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that writes for programs, and everything."""
    server = Server.start(tmp_path_factory.mktemp("data"), free_port(), LOG_FORMAT="json", LOG_LEVEL="DEBUG")
    try:
        yield server.wait_until_it_serves()
    finally:
        server.kill()


COUNT = "games.ratings.tasks.count_games"


def lines(server: Server) -> list[dict[str, Any]]:
    """What was logged, each line an object; the last one may still be written."""
    return [json.loads(line) for line in server.logged.splitlines(keepends=True) if line.endswith("\n")]


def of_request(server: Server, request_id: str) -> list[dict[str, Any]]:
    return [line for line in lines(server) if line["request_id"] == request_id]


def tasks(told: list[dict[str, Any]]) -> list[str]:
    return [line["task"] for line in told if line["logger"] == "yachtapi.taskwatch"]


def test_a_bots_moves_are_followed_by_the_id_of_the_request_that_caused_them(server: Server) -> None:
    asked = {"ruleset": "yahtzee-upper-first", "seats": [{"kind": "bot", "strategy": "greedy"}] * 2, "start": True}
    response, made = server.request("POST", "/api/v1/players/", {"name": "Ann", "game": asked})
    caused = response.headers["X-Request-ID"]

    def told() -> list[dict[str, Any]] | None:
        found = of_request(server, caused)
        return found if {"rulesets.tasks.solve", COUNT} <= set(tasks(found)) else None

    # The game's end sends for a review, which finds the ruleset unsolved and sends for that: the third task in a row.
    # It is counted, too, whenever that is.
    found = wait_for(told)
    assert [task for task in tasks(found) if task != COUNT] == [
        "games.tasks.play_engines",
        "games.tasks.review_game",
        "rulesets.tasks.solve",
    ]
    (access,) = [line for line in found if line["logger"] == "yachtapi.access"]
    assert (access["method"], access["operation"], access["status"]) == ("POST", "players_create", 201)
    played = next(line for line in found if line.get("task") == "games.tasks.play_engines")
    assert (played["level"], played["outcome"], played["retries"]) == ("INFO", "success", 0)
    assert 0 <= played["wait_ms"] < 20_000 and played["ms"] > 0
    assert len(played["task_id"]) == 36
    assert made["token"] not in server.logged


def test_what_no_request_caused_goes_by_an_id_of_its_own_and_quietly(server: Server) -> None:
    def sweeps() -> list[dict[str, Any]]:
        return [line for line in lines(server) if line.get("task") == "games.tasks.sweep"]

    first = wait_for(sweeps)[0]
    assert (first["level"], first["request_id"]) == ("DEBUG", first["task_id"])


def test_every_line_is_complete(server: Server) -> None:
    server.request("GET", "/healthz")
    for line in wait_for(lambda: lines(server)):
        assert {"time", "level", "logger", "request_id", "message"} <= set(line)
        assert line["time"].endswith("Z")
