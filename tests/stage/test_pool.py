"""PostgreSQL through a pool: each process has one of its own, and one whose server died mends itself."""

import http.client
import json
import socket
import struct
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.chaos import havoc
from tests.serve.person import keys_of, newcomer
from tests.serve.server import wait_for
from tests.stage import postgres
from tests.stage.postgres import Postgres
from tests.stage.stage import Stage

pytestmark = pytest.mark.services

MOST = 4  # connections of a process: two for views, one for who waits, one to spare


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server on PostgreSQL with the embedded broker."""
    if not postgres.found():
        pytest.skip("PostgreSQL: not on this machine")
    stage = Stage("PostgreSQL", tmp_path_factory.mktemp("data"), Postgres())
    try:
        stage.open()
        yield stage
    finally:
        stage.close()


def asked(stage: Stage) -> tuple[int, Any]:
    """The status and the JSON of one request that needs the database, on a connection of its own."""
    with closing(http.client.HTTPConnection("127.0.0.1", stage.port, timeout=30)) as line:
        line.request("GET", "/api/v1/games/")
        answer = line.getresponse()
        return answer.status, json.loads(answer.read())


def connections(process: int, port: int) -> set[str]:
    """The connections of a process to a port of this machine, as the kernel numbers them."""
    there = f"{struct.unpack('<I', socket.inet_aton('127.0.0.1'))[0]:08X}:{port:04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    established = {line[9] for line in lines if line[2] == there and line[3] == "01"}
    held = set()
    for file in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):
            held.add(str(file.readlink()).removeprefix("socket:[").removesuffix("]"))
    return established & held


def test_no_process_shares_a_connection_and_none_has_more_than_it_uses(stage: Stage) -> None:
    with closing(newcomer(stage.port, 3)) as person:
        assert person.play("yacht").verdict(keys_of(person)).verdict == "fair"
    assert stage.database is not None
    port = stage.database.port
    worker, *pool = havoc.workers(stage)
    idle = [stage.server.process.pid, worker, wait_for(lambda: stage.server.program(" beat --loglevel"))]
    assert [connections(process, port) for process in idle] == [set(), set(), set()]
    web = connections(wait_for(lambda: stage.server.program("yachtapi.web")), port)
    # A child that had nothing to do since its connection died has none.
    busy = [web, *(connections(process, port) for process in pool)]
    assert web and any(busy[1:])
    assert max(map(len, busy)) <= MOST
    assert len(set.union(*busy)) == sum(map(len, busy))


def test_a_request_while_the_database_is_away_is_told_so_and_the_first_one_afterwards_succeeds(stage: Stage) -> None:
    assert stage.database is not None
    for _ in range(3):
        assert asked(stage)[0] == 200
        stage.database.kill()
        status, problem = asked(stage)
        assert (status, problem["status"]) == (503, 503)
        stage.database.start()
        assert asked(stage)[0] == 200


def test_a_server_that_restarts_unseen_costs_no_request(stage: Stage) -> None:
    assert stage.database is not None
    assert asked(stage)[0] == 200
    stage.database.kill()
    stage.database.start()
    assert [asked(stage)[0] for _ in range(5)] == [200] * 5
