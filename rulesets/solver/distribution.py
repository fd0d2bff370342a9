"""How the final scores of perfect play are distributed: quantiles of self-play, in a file beside this one.

``manage.py play --measure`` writes it. The solver gives exact means and deviations; quantiles would need a whole
distribution for every state. A run counts for the rules it was played by, and is not shown for others.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

from rulesets import catalog
from rulesets.dice import Points
from rulesets.solver.identified import Identified

FILE: Final = Path(__file__).with_name("distribution.json")


class Quantile(TypedDict):
    """The lowest score that at least the share ``p`` of the games did not exceed, between its 95 % bounds."""

    p: float
    score: Points
    low: Points
    high: Points


class Distribution(TypedDict):
    """What so many solo games of perfect play scored, in points."""

    games: int
    mean: float
    standard_error: float  # of the mean
    quantiles: list[Quantile]


def of(ruleset: Identified) -> Distribution | None:
    """The distribution under exactly these rules, or none if nobody has measured it."""
    return read(FILE).get(ruleset.digest)


@cache
def read(path: Path) -> Mapping[str, Distribution]:
    """All that a file holds, by digest."""
    return {row["digest"]: row["distribution"] for row in json.loads(path.read_text("utf-8"))}


def write(path: Path, distributions: Mapping[str, Distribution]) -> None:
    """A file anew, one line a ruleset of the catalog; by digest."""
    rows = [
        {"ruleset": catalog.by_digest(digest).key, "digest": digest, "distribution": distribution}
        for digest, distribution in distributions.items()
    ]
    path.write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n", "utf-8")
