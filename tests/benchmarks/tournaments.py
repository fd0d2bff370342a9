"""How fast workers play a knock-out of strategies, on the server as ``make run`` starts it: by database and workers.

The web server is idle but for a look at the tournament every second. A rate is matches from the start to the last
place, a second; it says little on a machine that has other things to do, the ratio of two such rates more.
"""

import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from typing import Any
from uuid import uuid4

import psycopg
from psycopg import sql

from tests.serve.server import ROOT, Server, free_port

POSTGRES = os.environ.get("BENCH_POSTGRES", "postgres://postgres@127.0.0.1:5432/postgres")
API = "/api/v1/"
ENTRANTS = int(os.environ.get("ENTRANTS", "1024"))
STRATEGY = "greedy"
SMALL, LARGE = 16, 4 * ENTRANTS  # entrants, for what a match costs
SECRET_KEY = secrets.token_urlsafe()  # the same for all servers of a run, which follow each other on one database
TURNS = 2  # one worker, two, and that again


def rate(entrants: int, strategy: str, workers: int, **environment: str) -> float:
    """Matches a second."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"WORKERS": str(workers), "SECRET_KEY": SECRET_KEY, **environment}
        server = Server.start(Path(folder), free_port(), **settings)
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


def lines() -> Iterator[str]:
    """What came of it, as Markdown."""
    yield "| database | workers | matches a second |"
    yield "|---|---|---|"
    with database() as url:
        rates = [[rate(ENTRANTS, STRATEGY, workers, DATABASE_URL=url) for workers in (1, 2)] for _ in range(TURNS)]
    for workers, column in enumerate(zip(*rates, strict=True), start=1):
        yield f"| PostgreSQL | {workers} | {mean(column):.1f} ({_listed(column)}) |"
    yield f"| SQLite | 2 | {rate(ENTRANTS, STRATEGY, 2):.1f} |"
    ratios = [two / one for one, two in rates]
    cost = _cost()
    yield ""
    yield (
        f"A knock-out of {ENTRANTS:,} times `{STRATEGY}`; two workers are {mean(ratios):.2f} times as fast as one "
        f"({_listed(ratios)}). In one process a match costs {cost['ratio']:.2f} times as much of the processor among "
        f"{LARGE:,} entrants as among {SMALL} ({_listed([1000 * each for each in cost['seconds']])} ms in turns; "
        f"`random`, SQLite)."
    )


def _listed(numbers: Any) -> str:
    return ", ".join(f"{number:.2f}" for number in numbers)


def _cost() -> Any:
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DATA_DIR": folder, "BROKER_URL": "", "DATABASE_URL": ""}
        command = [sys.executable, "-m", "tests.benchmarks.matches", str(SMALL), str(LARGE), "random"]
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
        return json.loads(done.stdout)
