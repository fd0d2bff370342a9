"""How fast rulesets are solved, beside yatzy-solver in the same run: ``python -m tests.benchmarks.solver``.

Each round is a process of its own for either side, in turns; of all rounds the quickest counts, as what disturbs a
computation only ever slows it down. Processor time is told beside the time by the clock: on a machine that others use
too, it is the one to compare.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from textwrap import fill
from typing import Any

from tests.benchmarks.report import WIDTH
from tests.serve.server import ROOT

TWINS = {"classic-13": "american+forced-joker", "yatzy": "yatzy-scandinavian"}
HEADS = ("", "states", "values s", "cpu s", "yatzy-solver s", "cpu s", "ratio", "cpu ratio", "deviation s", "cpu s")
Seconds = tuple[float, float]  # by the clock, of the processors
Rounds = Sequence[Mapping[str, Any]]
PARTS = ("values", "deviation")


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.solver")
    parser.add_argument("--rounds", type=int, default=5)
    print("\n".join(lines(parser.parse_args().rounds)))


def lines(rounds: int) -> Iterator[str]:
    """A markdown table, one row a ruleset, and what a reader has to know."""
    with tempfile.TemporaryDirectory() as cache:
        compiling = _inside("start", cache)
        ours, theirs = zip(*((_inside("ours", cache), _inside("theirs", cache)) for _ in range(rounds)), strict=True)
        decisions, rates = _inside("decisions", cache), _inside("selfplay", cache)
    for row in (HEADS, ("---", *["---:"] * (len(HEADS) - 1)), *_rows(ours, theirs)):
        yield f"| {' | '.join(row)} |"
    yield ""
    yield _sentences(compiling, ours, decisions, rounds)
    yield _selfplay(rates)


def _rows(ours: Rounds, theirs: Rounds) -> Iterator[tuple[str, ...]]:
    for key, states in ours[0]["states"].items():
        values, deviation = _least(ours, "values", key), _least(ours, "deviation", key)
        beside: tuple[str, ...] = ("", "", "", "")
        if key in TWINS:
            other = _least(theirs, "values", key)
            beside = (*map(_seconds, other), *(f"{slow / fast:.1f}" for slow, fast in zip(other, values, strict=True)))
        yield key, f"{states:,}", *map(_seconds, values), *beside, *map(_seconds, deviation)
    total = [sum(_least(ours, what, key)[i] for key in ours[0]["states"]) for what in PARTS for i in range(2)]
    yield "all", f"{sum(ours[0]['states'].values()):,}", *map(_seconds, total[:2]), *[""] * 4, *map(_seconds, total[2:])


def _sentences(compiling: Mapping[str, Any], ours: Rounds, decisions: Mapping[str, float], rounds: int) -> str:
    start, peak = min(each["start"] for each in ours), max(each["peak"] for each in ours)
    read = ", ".join(f"{key} {seconds * 1e6:.0f} µs" for key, seconds in decisions.items())
    return fill(
        f"On {os.cpu_count()} cores, Python {platform.python_version()}, the quickest of {rounds} rounds. Starting "
        f"takes {start:.2f} s with compiled code at hand and {compiling['start']:.1f} s without; a process that has "
        f"solved all rulesets has needed {peak:.0f} MB at its peak. All actions of a turn from a table, without the "
        f"compiler: {read}.",
        WIDTH,
    )


def _selfplay(rates: Mapping[str, tuple[float, float]]) -> str:
    told = "; ".join(
        f"{key} {ours:,.0f}, yatzy-solver {theirs:,.0f} ({ours / theirs:.1f} times)"
        for key, (ours, theirs) in rates.items()
    )
    return fill(f"Perfect solo games of self-play, a second of one processor: {told}.", WIDTH)


def _least(rounds: Rounds, what: str, key: str) -> Seconds:
    clock, processors = zip(*(each[what][key] for each in rounds), strict=True)
    return min(clock), min(processors)


def _seconds(seconds: float) -> str:
    return f"{seconds:.3f}"


def _inside(what: str, cache: str) -> Any:
    command = [sys.executable, "-m", "tests.benchmarks.solving", what]
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


if __name__ == "__main__":
    main()
