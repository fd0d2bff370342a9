"""The figures as a table, on the screen and in the README."""

import os
import platform
import sqlite3
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from textwrap import fill

from tests.benchmarks.rounds import Pair, Plan, Round, middle

HEADS = ("", "connections", "queries", "req/s", "bare req/s", "ratio (min-max)", "p50", "p99", "bare p50", "bare p99")
WIDTH = 120  # letters of a line of prose
BEGIN, END = "<!-- bench -->", "<!-- /bench -->"


def table(pairs: Sequence[Pair], queries: Mapping[str, int]) -> list[str]:
    """The lines of a markdown table, one row a kind of request and number of connections."""
    rows = [HEADS, ("---", *["---:"] * (len(HEADS) - 1)), *(_row(pair, queries[pair.name]) for pair in pairs)]
    return [f"| {' | '.join(row)} |" for row in rows]


def circumstances(plan: Plan) -> str:
    """Where and how it was measured."""
    return fill(
        f"Measured {datetime.now(UTC):%Y-%m-%d} on {os.cpu_count()} cores shared with the load generator, Python "
        f"{platform.python_version()}, SQLite {sqlite3.sqlite_version}: the server as `make run` starts it, API and "
        f"bare view in turns, medians of {plan.rounds} rounds of {plan.seconds:g} seconds.",
        WIDTH,
    )


def explanation() -> str:
    """What a reader of the table has to know."""
    return fill(
        "The bare view answers as many bytes. Throws and scores come mixed, three to one, each connection in a game of "
        "its own; a rate is connections ÷ mean latency of its kind. Queries leave out `BEGIN` and `COMMIT`.",
        WIDTH,
    )


def engines(seconds: Sequence[float], queries: int) -> str:
    """A sentence on games that engines play alone."""
    games = Round(1, tuple(sorted(seconds)))
    return fill(
        f"Engines alone: {games.rate:.1f} games of two `greedy` seats a second in one process (p50 "
        f"{_milliseconds(p50(games))}, p99 {_milliseconds(p99(games))}), each created, played and recorded with "
        f"{queries} queries.",
        WIDTH,
    )


def write(readme: Path, lines: Sequence[str]) -> None:
    """Put lines between the two marks of a file, in place of what stands there."""
    before, _, rest = readme.read_text().partition(f"{BEGIN}\n")
    _, found, after = rest.partition(f"{END}\n")
    assert found, f"{readme} lacks {BEGIN} or {END}"
    readme.write_text("\n".join([f"{before}{BEGIN}", *lines, f"{END}\n{after}"]))


def _row(pair: Pair, queries: int) -> tuple[str, ...]:
    ratios = pair.ratios
    return (
        pair.name,
        str(pair.ours[0].connections),
        str(queries),
        f"{middle(pair.ours, rate):.0f}",
        f"{middle(pair.bare, rate):.0f}",
        f"{median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})",
        *(_milliseconds(middle(rounds, percentile)) for rounds in (pair.ours, pair.bare) for percentile in (p50, p99)),
    )


def rate(measured: Round) -> float:
    """Requests a second."""
    return measured.rate


def p50(measured: Round) -> float:
    """The median latency in seconds."""
    return measured.percentile(50)


def p99(measured: Round) -> float:
    """The latency in seconds that one in a hundred exceeds."""
    return measured.percentile(99)


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
