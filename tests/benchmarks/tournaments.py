"""How fast workers play a knock-out of strategies, on the server as ``make run`` starts it: by database and workers.

The web server is idle but for a look at the tournament every second. A rate is matches from the start to the last
place, a second; it says little on a machine that has other things to do, the ratio of two such rates more.
"""

import argparse
import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
from psycopg import sql

from tests.serve.server import Server, free_port

POSTGRES = os.environ.get("BENCH_POSTGRES", "postgres://postgres@127.0.0.1:5432/postgres")
API = "/api/v1/"


def rate(entrants: int, strategy: str, workers: int, **environment: str) -> float:
    """Matches a second."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server.start(Path(folder), free_port(), WORKERS=str(workers), **environment)
        try:
            return _play(server.wait_until_it_serves(), entrants, strategy)
        finally:
            server.kill()


def _play(server: Server, entrants: int, strategy: str) -> float:
    token = _post(server, "players/", {})["token"]
    cup = {"name": "Bench", "ruleset": "yacht", "format": {"kind": "single_elimination"}}
    path = f"tournaments/{_post(server, 'tournaments/', cup, token)['id']}/"
    _post(server, f"{path}registration/", None, token)
    for _ in range(entrants // 256 or 1):
        _post(server, f"{path}entrants/", {"strategy": strategy, "copies": min(entrants, 256)}, token)
    begun = time.perf_counter()
    _post(server, f"{path}start/", None, token)
    while server.request("GET", API + path, token=token)[1]["status"] != "finished":
        time.sleep(1)
    return (entrants - 1) / (time.perf_counter() - begun)


def _post(server: Server, path: str, body: Any, token: str | None = None) -> Any:
    response, shown = server.request("POST", API + path, body, token)
    assert response.status in (200, 201), shown
    return shown


@contextmanager
def database() -> Iterator[str]:
    """The address of a PostgreSQL database to throw away."""
    name = f"bench_{uuid4().hex}"
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield POSTGRES.rpartition("/")[0] + f"/{name}"
        finally:
            connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def main() -> None:
    """Measure what is named: ``python -m tests.benchmarks.tournaments [--entrants N] [--strategy KEY] [--sqlite]``."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.tournaments")
    parser.add_argument("--entrants", type=int, default=1024)
    parser.add_argument("--strategy", default="greedy")
    parser.add_argument("--sqlite", action="store_true")
    given = parser.parse_args()
    rates = {}
    for workers in (2, 1):
        if given.sqlite:
            rates[workers] = rate(given.entrants, given.strategy, workers)
        else:
            with database() as url:
                rates[workers] = rate(given.entrants, given.strategy, workers, DATABASE_URL=url)
        print(json.dumps({"workers": workers, "matches_a_second": rates[workers]}), flush=True)
    print(json.dumps({"ratio": rates[2] / rates[1]}))


if __name__ == "__main__":
    main()
