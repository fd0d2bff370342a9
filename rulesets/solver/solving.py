"""A ruleset's table: read if it is there and whole, solved if not, by one process at a time."""

import fcntl
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from rulesets.ruleset import Ruleset
from rulesets.solver.errors import TableDamaged, TableMissing
from rulesets.solver.solution import Report, solve
from rulesets.solver.tablefile import Table, read_table, write_table

log = logging.getLogger(__name__)


def solved_table(folder: Path, ruleset: Ruleset, report: Report = lambda done, of: None) -> Table:
    """The table of a ruleset, solved now if nobody has; raises RulesetTooLarge.

    Of two processes that want the same one, the second waits and finds it.
    """
    with _locked(folder, ruleset):
        try:
            return read_table(folder, ruleset)
        except TableMissing:
            pass
        except TableDamaged as damage:
            log.warning("The table of %s is damaged and solved again: %s", ruleset.key, damage)
        _solve_into(folder, ruleset, report)
        return read_table(folder, ruleset)


def _solve_into(folder: Path, ruleset: Ruleset, report: Report) -> None:
    started = perf_counter()
    solution = solve(ruleset, report)
    write_table(
        folder,
        ruleset,
        solution.values,
        expected_score=solution.expected_score,
        standard_deviation=solution.standard_deviation,
        seconds=perf_counter() - started,
    )


@contextmanager
def _locked(folder: Path, ruleset: Ruleset) -> Iterator[None]:
    folder.mkdir(parents=True, exist_ok=True)
    # The lock goes with the file's last handle, so a killed holder leaves none; the empty file stays for the next.
    with (folder / f"{ruleset.digest}.lock").open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
