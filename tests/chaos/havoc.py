"""What can happen to a server: its processes are killed where it hurts most, in the middle of an engine's turn."""

import os
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime

from tests.serve.server import children, is_alive, wait_for
from tests.stage.stage import Stage

# Begun by a worker that has not finished: claimed, or some dice thrown.
TURNS_UNDER_WAY = """
    SELECT count(*) FROM games_game WHERE engine_due_at IS NOT NULL AND (engine_attempts > 0 OR turn_rolls <> '[]')
"""
POOL = 2  # processes in which a worker plays

Disaster = Callable[[Stage], datetime]


def kill_worker(stage: Stage) -> datetime:
    """The worker is gone, its pool with it, and what it had fetched lies where nobody looks for a minute."""

    def kill() -> datetime | None:
        worker, *pool = workers(stage)
        with stopped(worker, *pool):
            return killed(worker) if stage.ask(TURNS_UNDER_WAY) else None

    return moment(kill)


def kill_pool(stage: Stage) -> datetime:
    """The processes that play are gone; the worker lives, and sees it."""

    def kill() -> datetime | None:
        _, *pool = workers(stage)
        with stopped(*pool):
            return killed(*pool) if stage.ask(TURNS_UNDER_WAY) else None

    return moment(kill)


def kill_beat(stage: Stage) -> datetime:
    """Nobody calls for a sweep for a while."""
    return killed(wait_for(lambda: stage.server.program(" beat --loglevel")))


def kill_broker(stage: Stage) -> datetime:
    """The broker is gone while all who play are busy, and comes back with the messages that it had on disk."""
    return _strike_broker(stage, losing_messages=False)


def lose_messages(stage: Stage) -> datetime:
    """The broker is gone with all its messages, while all who play are busy: nobody hears that they are done."""
    return _strike_broker(stage, losing_messages=True)


def kill_database(stage: Stage) -> datetime:
    """The database server is gone in the middle of transactions, and recovers; an embedded one dies with the others."""
    if stage.database is None:
        return kill_all(stage)
    stage.database.kill()
    happened = datetime.now(UTC)
    stage.database.start()
    return happened


def kill_web(stage: Stage) -> datetime:
    """The web process is gone in the middle of requests."""
    return killed(wait_for(lambda: stage.server.program("yachtapi.web")))


def kill_all(stage: Stage) -> datetime:
    """The supervisor is gone, all that it runs must follow, and the next server goes on where they were."""
    server = stage.server
    family = children(server.process.pid)
    happened = killed(server.process.pid)
    server.process.wait()
    wait_for(lambda: not any(is_alive(one) for one in family), 5)
    stage.start_server()
    return happened


def progress(stage: Stage) -> int:
    """The events of all games so far."""
    return int(stage.ask("SELECT coalesce(sum(version), 0) FROM games_game"))


def moment(kill: Callable[[], datetime | None]) -> datetime:
    """When it was done, at last: it waits for the middle of a turn."""
    happened: datetime = wait_for(kill)
    return happened


def workers(stage: Stage) -> list[int]:
    """The worker and its pool, once they are complete."""

    def complete() -> list[int]:
        worker = stage.server.program(" worker --queues")
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


def end_broker(stage: Stage, *, losing_messages: bool) -> None:
    """Kill the broker; the embedded one is started again by its supervisor, at once."""
    if stage.broker is not None:
        stage.broker.kill()
        if losing_messages:
            stage.broker.wipe()
        return
    embedded: int = wait_for(lambda: stage.server.program("unixsocket"))
    with stopped(embedded):  # its files must be gone before it is
        if losing_messages:
            shutil.rmtree(stage.folder / "broker" / "appendonlydir")
        killed(embedded)


def _strike_broker(stage: Stage, *, losing_messages: bool) -> datetime:
    def kill() -> datetime | None:
        _, *pool = workers(stage)
        with stopped(*pool):
            if stage.ask(TURNS_UNDER_WAY) < POOL:
                return None
            end_broker(stage, losing_messages=losing_messages)
            return datetime.now(UTC)

    happened = moment(kill)
    if stage.broker is not None:
        stage.broker.start()
    return happened
