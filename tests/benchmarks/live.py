"""Readers by the thousand on one event process: what each costs, and how soon an event is there.

The web process, the readers and the one who moves are three processes on the same machine. A latency is from the
moment at which the commit had returned to the moment at which the reader had the line.
"""

import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from textwrap import fill
from typing import Any
from uuid import uuid4

import psycopg
from psycopg import sql

from tests.benchmarks.crowd import Crowd, Watcher, crowd
from tests.live.redis_server import RedisServer
from tests.live.web import Web, serving
from tests.serve.server import ROOT

POSTGRES = os.environ.get("BENCH_POSTGRES", "postgres://postgres@127.0.0.1:5432/postgres")
READERS = (1000, 5000)
WARM_UP = 20  # readers before memory is looked at
A_GAME = 10  # readers
WATCHERS = 1000  # of one game
MOVES, FAN_OUTS = 300, 40
PAUSE = 0.03  # seconds between two moves
SETTLED = 3.0  # seconds until memory is looked at
HEADS = ("source", "idle readers", "KB a reader", "threads", "let in", "p50", "p99", "1,000 watchers p50", "p99", "cpu")
WIDTH = 120  # letters of a line of prose


@dataclass(frozen=True, slots=True)
class Source:
    """One way in which a process hears of moves."""

    name: str
    environment: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Measured:
    """A row of the table; seconds."""

    source: str
    readers: int
    memory: float  # KB a reader
    threads: int
    admitted: float  # readers a second
    latencies: Sequence[float]
    fan_outs: Sequence[float]
    processor: float  # of the web process for a move that 1,000 watch


class Mover:
    """The process that moves."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.benchmarks.mover"],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def games(self, count: int) -> list[tuple[str, int]]:
        """New games with the numbers of their last events."""
        return [(game, version) for game, version in self._ask(f"games {count}")]

    def move(self, game: str) -> tuple[int, float]:
        """A move: its last event's number, and when it was committed."""
        done = self._ask(f"move {game}")
        return done["seq"], done["at"]

    def close(self) -> None:
        """Let it go."""
        self._process.communicate()

    def _ask(self, command: str) -> Any:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{command}\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


def lines(readers: Sequence[int] = READERS) -> Iterator[str]:
    """A markdown table, and what a reader has to know."""
    allow_many_files()
    rows = [row for run in sources() for row in run_with(run, readers)]
    for cells in (HEADS, ("---", *["---:"] * (len(HEADS) - 1)), *map(_row, rows)):
        yield f"| {' | '.join(cells)} |"
    yield ""
    yield fill(
        f"On {os.cpu_count()} cores shared with readers, mover and database, Python {platform.python_version()}. Idle "
        f"readers follow games, {A_GAME} each, as server-sent events of one process; memory is what its resident set "
        f"grew by. p50 and p99: from the commit to the reader, over {MOVES} moves in a game of {A_GAME} readers; then "
        f"from the commit to the last of {WATCHERS:,} watchers of one game, over {FAN_OUTS} moves, and the processor "
        "time that the web process takes for one.",
        WIDTH,
    )


def sources() -> Iterator["Source"]:
    """Each source in turn, with what it needs."""
    with tempfile.TemporaryDirectory(prefix="yacht-") as folder, ExitStack() as stack:
        yield Source("SQLite", {"DATABASE_URL": f"sqlite:///{folder}/bench.sqlite3", "EVENTS_URL": ""})
        try:
            first, second = (stack.enter_context(_postgres()) for _ in range(2))
        except psycopg.OperationalError as error:
            print(f"PostgreSQL is left out: {error}", file=sys.stderr)
            return
        yield Source("PostgreSQL NOTIFY", {"DATABASE_URL": first, "EVENTS_URL": ""})
        server = RedisServer(Path(folder))
        server.start()
        stack.callback(server.kill)
        yield Source("PostgreSQL and Redis", {"DATABASE_URL": second, "EVENTS_URL": server.url})


def run_with(source: Source, readers: Sequence[int]) -> Iterator[Measured]:
    """One web process, with more readers each time."""
    places = {"STREAMS_PER_PLAYER": "1000000", "STREAMS_PER_ADDRESS": "1000000", "RATE_LIMITS": "off"}
    environment = {**source.environment, **places, "BROKER_URL": "", "LOG_LEVEL": "WARNING"}
    with tempfile.TemporaryDirectory() as folder:
        own = {**environment, "DATA_DIR": folder}
        with serving(Path(folder), **_as_arguments(own)) as web, crowd(web.port) as gathered:
            mover = Mover(own)
            gathered.admit([mover.games(1)[0]] * WARM_UP)  # starts what all share
            before = memory(web)
            for count in readers:
                yield _measure(source, web, gathered, mover, count, before)
            mover.close()


def _measure(source: Source, web: Web, gathered: Crowd, mover: Mover, count: int, before: float) -> Measured:
    missing = count - len(gathered.watchers) + WARM_UP
    games = mover.games(missing // A_GAME)
    start = time.perf_counter()
    gathered.admit(games * A_GAME)
    admitted = missing / (time.perf_counter() - start)
    gathered.listen(SETTLED)
    each = (memory(web) - before) / count
    latencies = list(_latencies(gathered, mover, games[0][0]))
    with crowd(web.port) as arena:
        game = mover.games(1)[0]
        watchers = arena.admit([game] * WATCHERS)
        spent = processor(web)
        fan_outs = list(_fan_outs(arena, watchers, mover, game[0]))
        spent = (processor(web) - spent) / FAN_OUTS
    gathered.listen(SETTLED)
    return Measured(source.name, count, each, threads(web), admitted, latencies, fan_outs, spent)


def _latencies(gathered: Crowd, mover: Mover, game: str) -> Iterator[float]:
    watchers = [watcher for watcher in gathered.watchers if watcher.game == game]
    for _ in range(MOVES):
        seq, at = mover.move(game)
        assert gathered.listen_for(watchers, seq, 10), "an event did not come"
        yield from (watcher.arrivals[seq] - at for watcher in watchers)
        gathered.listen(PAUSE)


def _fan_outs(arena: Crowd, watchers: Sequence[Watcher], mover: Mover, game: str) -> Iterator[float]:
    for _ in range(FAN_OUTS):
        seq, at = mover.move(game)
        assert arena.listen_for(watchers, seq, 20), "an event did not come"
        yield max(watcher.arrivals[seq] for watcher in watchers) - at
        arena.listen(PAUSE)


def memory(web: Web) -> float:
    """The resident set of the web process, in KB."""
    return float(_status(web, "VmRSS"))


def processor(web: Web) -> float:
    """The seconds of processor time that it has used."""
    fields = Path(f"/proc/{web.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def threads(web: Web) -> int:
    """How many threads it has."""
    return int(_status(web, "Threads"))


def _status(web: Web, name: str) -> str:
    found = Path(f"/proc/{web.process.pid}/status").read_text()
    return next(line.split()[1] for line in found.splitlines() if line.startswith(f"{name}:"))


def allow_many_files() -> None:
    """As many sockets as the machine allows, here and in what is started from here."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def _postgres() -> Iterator[str]:
    """The address of a database to throw away."""
    name = f"yacht_bench_{uuid4().hex[:12]}"
    with psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3) as line:
        line.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield f"{POSTGRES.rpartition('/')[0]}/{name}"
        finally:
            line.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def _as_arguments(environment: Mapping[str, str]) -> dict[str, str]:
    named = dict(environment)
    return {"database_url": named.pop("DATABASE_URL"), **named}


def _row(measured: Measured) -> tuple[str, ...]:
    return (
        measured.source,
        f"{measured.readers:,}",
        f"{measured.memory:.1f}",
        str(measured.threads),
        f"{measured.admitted:.0f}/s",
        *(_ms(_percentile(measured.latencies, percent)) for percent in (50, 99)),
        *(_ms(_percentile(measured.fan_outs, percent)) for percent in (50, 99)),
        _ms(measured.processor),
    )


def _percentile(seconds: Sequence[float], percent: int) -> float:
    return sorted(seconds)[ceil(len(seconds) * percent / 100) - 1]


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


if __name__ == "__main__":
    print("\n".join(lines(tuple(map(int, sys.argv[1:])) or READERS)))
