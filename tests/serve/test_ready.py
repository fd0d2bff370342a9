"""readyz on a real server, while what it needs fails for real and comes back."""

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

from tests.serve.server import Server, children, wait_for

Checks = dict[str, bool]


def ask(server: Server) -> tuple[int, Checks]:
    response, document = server.request("GET", "/readyz")
    return response.status, {check["name"]: check["ok"] for check in document["checks"]}


def ready(server: Server) -> bool:
    return ask(server) == (200, dict.fromkeys(("database", "migrations", "beat and worker", "broker", "disk"), True))


def unready(server: Server, *names: str) -> bool:
    status, checks = ask(server)
    return status == 503 and [name for name, ok in checks.items() if not ok] == [*names]


def write(server: Server, sql: str) -> None:
    with closing(sqlite3.connect(server.folder / "yacht.sqlite3", timeout=10)) as database, database:
        database.execute(sql)


@contextmanager
def stopped(*processes: int) -> Iterator[None]:
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


@contextmanager
def silent(server: Server, *processes: int) -> Iterator[None]:
    """Processes that are stopped while none holds the lock of the database; their last sign of life is long ago."""
    with ExitStack() as stack:
        with closing(sqlite3.connect(server.folder / "yacht.sqlite3", timeout=10)) as database, database:
            database.execute("BEGIN IMMEDIATE")
            stack.enter_context(stopped(*processes))
            database.execute("UPDATE games_heartbeat SET at = datetime(at, '-30 seconds')")
        yield


def test_a_server_gets_ready_by_itself(server: Server) -> None:
    wait_for(lambda: ready(server))


def test_a_worker_that_stopped_is_missed(server: Server) -> None:
    wait_for(lambda: ready(server))
    worker = server.program(" worker --queues")
    with silent(server, worker, *children(worker)):
        wait_for(lambda: unready(server, "beat and worker"))
        assert server.request("GET", "/healthz")[0].status == 200
    wait_for(lambda: ready(server))


def test_a_database_that_is_away_is_found_and_the_server_still_lives(server: Server) -> None:
    wait_for(lambda: ready(server))
    file, away = server.folder / "yacht.sqlite3", server.folder / "away"
    file.rename(away)
    file.mkdir()
    try:
        wait_for(lambda: unready(server, "database", "migrations", "beat and worker"))
        assert server.request("GET", "/healthz")[0].status == 200
    finally:
        file.rmdir()
        away.rename(file)
    wait_for(lambda: ready(server))


def test_a_migration_that_is_not_done_is_found(server: Server) -> None:
    wait_for(lambda: ready(server))
    write(server, "UPDATE django_migrations SET name = 'x' || name WHERE name = '0001_initial' AND app = 'games'")
    try:
        wait_for(lambda: unready(server, "migrations"))
    finally:
        write(server, "UPDATE django_migrations SET name = '0001_initial' WHERE name = 'x0001_initial'")
    wait_for(lambda: ready(server))


def test_a_broker_that_hangs_is_found_in_time(server: Server) -> None:
    wait_for(lambda: ready(server))
    with stopped(server.program("unixsocket")):
        wait_for(lambda: unready(server, "broker"))
    wait_for(lambda: ready(server))
