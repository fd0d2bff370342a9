"""While the database server is away every request is told so, and when it is back everything goes on by itself."""

import http.client
import json
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import psycopg
import pytest

from tests.serve.person import keys_of, newcomer
from tests.serve.server import Server, free_port, wait_for
from tests.stage import postgres
from tests.stage.postgres import Postgres

pytestmark = [
    pytest.mark.chaos,
    pytest.mark.skipif(not postgres.found(), reason="needs PostgreSQL"),
]

AWAY = (503, "database_away")


@pytest.fixture
def database() -> Iterator[Postgres]:
    database = Postgres()
    try:
        database.start()
        yield database
    finally:
        database.close()


@pytest.fixture
def server(database: Postgres, tmp_path: Path) -> Iterator[Server]:
    server = Server.start(tmp_path, free_port(), DATABASE_URL=database.url, RATE_LIMITS="off")
    try:
        yield server.wait_until_it_serves()
    finally:
        server.kill()


def outcome(answer: tuple[http.client.HTTPResponse, Any]) -> tuple[int, str | None]:
    response, body = answer
    if response.status == 503:
        assert response.headers["Content-Type"] == "application/problem+json"
        assert int(response.headers["Retry-After"]) > 0
    return response.status, body.get("code")


def test_every_request_is_told_and_games_go_on_afterwards(database: Postgres, server: Server) -> None:
    with closing(newcomer(server.port, 1)) as person:
        game = person.begin("yacht")
        path = f"/api/v1/games/{game['id']}/"
        database.kill()

        requests = [("GET", path), ("GET", "/api/v1/players/me/"), ("GET", "/api/v1/commitments/")]
        requests += [("GET", f"{path}events/?after=0"), ("GET", f"{path}events/?after=99&wait=5")]
        requests += [("POST", f"{path}turns/current/rolls/"), ("POST", "/api/v1/players/")]
        for method, asked in requests:
            started = time.monotonic()
            answer = server.request(method, asked, {} if method == "POST" else None, person.token)
            assert outcome(answer) == AWAY, f"{method} {asked}"
            assert time.monotonic() - started < 10
        for accepted in ("text/event-stream", "application/x-ndjson"):
            assert streamed(server, f"{path}events/", accepted, person.token) == AWAY
        assert server.request("GET", "/healthz")[0].status == 200

        database.start()
        wait_for(lambda: outcome(server.request("GET", path, None, person.token))[0] == 200, 20)
        assert person.finish(game).verdict(keys_of(person)).verdict == "fair"
        assert person.watch_engines("yacht").verdict(keys_of(person)).verdict == "fair"


def test_who_waits_meanwhile_hears_of_the_next_move(database: Postgres, server: Server) -> None:
    with closing(newcomer(server.port, 1)) as person, closing(newcomer(server.port, 2)) as reader:
        game = person.post("games/", {"ruleset": "yacht", "seats": [{"kind": "me"}], "start": True})
        heard: list[Any] = []
        path = f"games/{game['id']}/events/?after={game['version']}&wait=40"
        thread = Thread(target=lambda: heard.append(reader.get(path)))
        thread.start()
        time.sleep(1)
        database.kill()
        time.sleep(3)
        database.start()
        person.post(f"games/{game['id']}/turns/current/rolls/", {})
        thread.join(20)
        assert [event["type"] for event in heard[0]["events"]] == ["turn.rolled"]


def streamed(server: Server, path: str, accepted: str, token: str) -> tuple[int, str | None]:
    """What is said instead of a stream."""
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)) as line:
        line.request("GET", path, headers={"Accept": accepted, "Authorization": f"Bearer {token}"})
        answer = line.getresponse()
        assert answer.headers["Retry-After"] or answer.status != 503
        return answer.status, json.loads(answer.read())["code"] if answer.status != 200 else None


def test_a_database_that_takes_no_changes_is_read(database: Postgres, server: Server) -> None:
    with closing(newcomer(server.port, 2)) as person:
        game = person.begin("yacht")
        path = f"/api/v1/games/{game['id']}/"
        set_read_only(database, "on")
        assert outcome(server.request("POST", "/api/v1/players/", {})) == (503, "read_only")
        assert outcome(server.request("POST", f"{path}turns/current/rolls/", {}, person.token)) == (503, "read_only")
        assert server.request("GET", path, None, person.token)[0].status == 200
        set_read_only(database, "off")
        wait_for(lambda: outcome(server.request("POST", "/api/v1/players/", {})) == (201, None), 20)
        assert person.finish(game).verdict(keys_of(person)).verdict == "fair"


def set_read_only(database: Postgres, value: str) -> None:
    """Make a standby of the server, as far as its clients can tell."""
    with psycopg.connect(database.url, autocommit=True) as line:
        line.execute("SET default_transaction_read_only = off")
        line.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}".encode())
        line.execute("SELECT pg_reload_conf()")
    time.sleep(1)
