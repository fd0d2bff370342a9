"""``python -m tests.benchmarks [NAME …]``: the parts named; all of them, without a name, go into the README too."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.benchmarks import live, moves, report, solver, tournaments
from tests.benchmarks.rounds import Pair, Plan, measure
from tests.serve.server import ROOT, Server, free_port

NAMES = ("read", "throw", "engines", "solver", "live", "tournaments")
CONNECTIONS = (16, 64)


def main() -> None:
    """Measure what is named on the command line, or everything."""
    given = _given()
    plan = Plan(given.rounds, given.seconds)
    lines = list(_lines(given.names or NAMES, plan))
    print("\n".join(lines))
    if not given.names:
        report.write(ROOT / "README.md", lines)


def _given() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.benchmarks")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(NAMES)}; a part is printed only")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="of a round")
    given = parser.parse_args()
    unknown = [name for name in given.names if name not in NAMES]
    if unknown:
        parser.error(f"there is no benchmark {unknown[0]}, only {', '.join(NAMES)}")
    return given


def _lines(names: Collection[str], plan: Plan) -> Iterator[str]:
    if "read" in names or "throw" in names:
        yield from report.table(list(_pairs(names, plan)), _inside("queries"))
        yield from ("", report.circumstances(plan), report.explanation())
    if "engines" in names:
        yield from ("", report.engines(**_inside("games")))
    if "solver" in names:
        yield ""
        yield from solver.lines(plan.rounds)
    if "live" in names:
        yield ""
        yield from live.lines()
    if "tournaments" in names:
        yield ""
        yield from tournaments.lines()


def _pairs(names: Collection[str], plan: Plan) -> Iterator[Pair]:
    with _serving() as port:
        benches = {
            "read": lambda: moves.reading(port),
            "throw": lambda: moves.throwing(port, max(CONNECTIONS)),
        }
        for name in names:
            if name in benches:
                bench = benches[name]()
                for connections in CONNECTIONS:
                    yield from measure(port, bench, connections, plan)


@contextmanager
def _serving() -> Iterator[int]:
    """The port of a server that is started as ``make run`` does, with a bare view, on a folder to throw away."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server.start(Path(folder), free_port(), DJANGO_SETTINGS_MODULE="tests.benchmarks.settings")
        try:
            yield server.wait_until_it_serves().port
        finally:
            server.kill()


def _inside(what: str) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DATA_DIR": folder, "BROKER_URL": "", "DATABASE_URL": ""}
        command = [sys.executable, "-m", "tests.benchmarks.inside", what]
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
        return json.loads(done.stdout)


if __name__ == "__main__":
    main()
