"""What can happen to a server: its processes are killed where it hurts most, in the middle of an engine's turn."""

import os
import shutil
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime

from tests.serve.server import Server, children, wait_for

# Begun by a worker that has not finished: claimed, or some dice thrown.
TURNS_UNDER_WAY = """
    SELECT count(*) FROM games_game WHERE engine_due_at IS NOT NULL AND (engine_attempts > 0 OR turn_rolls <> '[]')
"""
POOL = 2  # processes in which a worker plays

Disaster = Callable[[Server], datetime]


def kill_worker(server: Server) -> datetime:
    """The worker is gone, its pool with it, and what it had fetched lies where nobody looks for a minute."""

    def kill() -> datetime | None:
        worker, *pool = workers(server)
        with stopped(worker, *pool):
            return killed(worker) if count(server, TURNS_UNDER_WAY) else None

    return moment(kill)


def kill_pool(server: Server) -> datetime:
    """The processes that play are gone; the worker lives, and sees it."""

    def kill() -> datetime | None:
        _, *pool = workers(server)
        with stopped(*pool):
            return killed(*pool) if count(server, TURNS_UNDER_WAY) else None

    return moment(kill)


def kill_broker(server: Server) -> datetime:
    """The broker is gone with all its messages, while all who play are busy: nobody hears that they are done."""
    broker = wait_for(lambda: server.program("unixsocket"))

    def kill() -> datetime | None:
        _, *pool = workers(server)
        with stopped(broker, *pool):
            if count(server, TURNS_UNDER_WAY) < POOL:
                return None
            shutil.rmtree(server.folder / "broker" / "appendonlydir")
            return killed(broker)

    return moment(kill)


def kill_web(server: Server) -> datetime:
    """The web process is gone in the middle of requests."""
    return killed(wait_for(lambda: server.program("yachtapi.web")))


def progress(server: Server) -> int:
    """The events of all games so far."""
    return count(server, "SELECT coalesce(sum(version), 0) FROM games_game")


def moment(kill: Callable[[], datetime | None]) -> datetime:
    """When it was done, at last: it waits for the middle of a turn."""
    happened: datetime = wait_for(kill)
    return happened


def workers(server: Server) -> list[int]:
    """The worker and its pool, once they are complete."""

    def complete() -> list[int]:
        worker = server.program(" worker --queues")
        found = [worker, *children(worker)] if worker else []
        return found if len(found) == 1 + POOL else []

    found: list[int] = wait_for(complete)
    return found


@contextmanager
def stopped(*processes: int) -> Iterator[None]:
    """Hold processes still, to look at what they are doing; those that are killed meanwhile stay so."""
    for process in processes:
        tell(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            tell(process, signal.SIGCONT)


def tell(process: int, number: signal.Signals) -> None:
    """Send a signal to a process that may be gone."""
    with suppress(ProcessLookupError):
        os.kill(process, number)


def killed(*processes: int) -> datetime:
    """End processes without a warning; returns when."""
    for process in processes:
        os.kill(process, signal.SIGKILL)
    return datetime.now(UTC)


def count(server: Server, query: str) -> int:
    """A number from the database, read behind the server's back."""
    with closing(sqlite3.connect(f"file:{server.folder / 'yacht.sqlite3'}?mode=ro", uri=True)) as database:
        return int(database.execute(query).fetchone()[0])
