"""The solved tables as a process that serves requests has them: read once, never made, asked for if missing.

Nothing here imports the compiler that solves: a message brings a worker to do it.
"""

from functools import lru_cache
from pathlib import Path
from time import monotonic
from typing import Final, TypedDict

from django.conf import settings

from rulesets import errors
from rulesets.ruleset import Ruleset
from rulesets.signals import table_wanted
from rulesets.solver import distribution
from rulesets.solver.advice import Adviser
from rulesets.solver.distribution import Distribution
from rulesets.solver.errors import RulesetTooLarge, TableDamaged, TableMissing
from rulesets.solver.identified import Identified
from rulesets.solver.statespace import state_space
from rulesets.solver.tablefile import Summary, read_summary, read_table

PATIENCE: Final = 60.0  # seconds until the same process asks again for a table that has not come


class Optimum(TypedDict):
    """What a whole game brings under best play, in points."""

    expected_score: float
    standard_deviation: float
    distribution: Distribution | None  # of self-play, where these rules were measured


_asked_at: dict[str, float] = {}  # by digest, in seconds of the monotonic clock


def adviser(ruleset: Ruleset) -> Adviser | None:
    """The reader of a ruleset's table, or none while there is no table; a damaged one is none."""
    try:
        return _adviser(_folder(), ruleset)
    except (TableMissing, TableDamaged):
        return None


def optimum(ruleset: Ruleset) -> Optimum | None:
    """What perfect play brings, or none while there is no table."""
    try:
        return _told(_summary(_folder(), ruleset), ruleset)
    except (TableMissing, TableDamaged):
        return None


def of_listed(ruleset: Identified) -> Optimum | None:
    """The same for rules of which nothing but the key and the digest is known."""
    try:
        return _told(read_summary(_folder(), ruleset), ruleset)
    except (TableMissing, TableDamaged):
        return None


def _told(summary: Summary, ruleset: Identified) -> Optimum:
    return {
        "expected_score": summary.expected_score,
        "standard_deviation": summary.standard_deviation,
        "distribution": distribution.of(ruleset),
    }


def want(ruleset: Ruleset) -> None:
    """Have the ruleset solved by a worker: once a process and minute, as one message is enough."""
    now = monotonic()
    if now - _asked_at.get(ruleset.digest, -PATIENCE) < PATIENCE:
        return
    _asked_at[ruleset.digest] = now
    if is_solvable(ruleset):
        table_wanted.send(Ruleset, digest=ruleset.digest)


def is_solvable(ruleset: Ruleset) -> bool:
    """Whether the ruleset has few enough scorecards for a table; known before anything is solved."""
    return states(ruleset) <= int(settings.SOLVED_STATES)


def check_solvable(ruleset: Ruleset) -> None:
    """Raise the refusal RulesetTooLarge for what no table holds."""
    if not is_solvable(ruleset):
        raise errors.RulesetTooLarge(ruleset=ruleset.key, states=states(ruleset), limit=settings.SOLVED_STATES)


@lru_cache(maxsize=1024)
def states(ruleset: Ruleset) -> int:
    """How many scorecards a table would hold; of what no table can hold, at least so many."""
    try:
        return state_space(ruleset).size
    except RulesetTooLarge as refusal:
        return refusal.states


def _folder() -> Path:
    folder: Path = settings.DATA_DIR / "tables"
    return folder


# What is not there raises, and so is looked for again; what is there never changes.
@lru_cache(maxsize=64)
def _adviser(folder: Path, ruleset: Ruleset) -> Adviser:
    return Adviser(read_table(folder, ruleset))


@lru_cache(maxsize=1024)
def _summary(folder: Path, ruleset: Ruleset) -> Summary:
    return read_summary(folder, ruleset)
