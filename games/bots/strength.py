"""How strong the strategies are: what solo games scored, as ``manage.py play --measure`` wrote it beside this file.

A figure counts for the rules and the version of the strategy that it was measured with, and is not shown for others.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

from games.bots.strategy import Strategy
from rulesets import catalog
from rulesets.errors import UnknownRuleset

FILE: Final = Path(__file__).with_name("strength.json")


@dataclass(frozen=True, slots=True)
class Strength:
    """What so many solo games scored, in points."""

    mean: float
    standard_deviation: float
    games: int


@dataclass(frozen=True, slots=True)
class Measured:
    """A strength with what it was measured on."""

    ruleset: str
    digest: str
    strategy: str
    version: str
    strength: Strength


def of(strategy: Strategy) -> Mapping[str, Strength]:
    """A strategy's strengths by ruleset."""
    return {
        measured.ruleset: measured.strength
        for measured in read(FILE)
        if (measured.strategy, measured.version) == (strategy.key, strategy.version) and _is_current(measured)
    }


def table(strategies: Sequence[Strategy]) -> str:
    """Means and standard deviations as a Markdown table, a line a strategy."""
    rows = [["strategy", *catalog.keys()], ["---", *["---:"] * len(catalog.keys())]]
    for strategy in strategies:
        strengths = of(strategy)
        figures = [strengths.get(key) for key in catalog.keys()]  # noqa: SIM118  # a module, no mapping
        rows.append(
            [f"`{strategy.key}`", *("" if f is None else f"{f.mean:.1f} ({f.standard_deviation:.1f})" for f in figures)]
        )
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


@cache
def read(path: Path) -> tuple[Measured, ...]:
    """All that a file holds."""
    rows = json.loads(path.read_text("utf-8"))
    return tuple(Measured(**{**row, "strength": Strength(**row["strength"])}) for row in rows)


def write(path: Path, measured: Sequence[Measured]) -> None:
    """A file anew, one line a strength."""
    lines = ",\n".join(json.dumps(asdict(each)) for each in measured)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")


def _is_current(measured: Measured) -> bool:
    try:
        ruleset = catalog.get(measured.ruleset)
    except UnknownRuleset:
        return False
    return ruleset.digest == measured.digest
