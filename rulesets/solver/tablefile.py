"""Tables on disk: one memory-mapped array a ruleset, with a summary beside it that says what must be found there.

Each file is written under another name and then renamed, the summary last; whoever reads meanwhile keeps the old one.
A crash between the two leaves a pair that doesn't match, which reads as damaged and is solved again.
"""

import json
import os
import zlib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rulesets.ruleset import Ruleset
from rulesets.solver.errors import TableDamaged, TableMissing
from rulesets.solver.identified import Identified
from rulesets.solver.statespace import StateSpace, state_space

FORMAT: Final = "yacht-table/1"

Values = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Summary:
    """What a table is about, what must be in it, and what it says about a whole game under best play."""

    format: str
    digest: str
    states: int
    checksum: int  # CRC-32 of the values' bytes
    expected_score: float  # points
    standard_deviation: float  # points
    seconds: float  # that solving took


@dataclass(frozen=True, slots=True)
class Table:
    """A solved ruleset: the points still to come under best play, by state, mapped from its file."""

    space: StateSpace
    values: Values
    summary: Summary

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset it was solved for."""
        return self.space.ruleset


def read_summary(folder: Path, ruleset: Identified) -> Summary:
    """The summary of a ruleset's table, without opening the table; raises TableMissing and TableDamaged."""
    path = _summary_path(folder, ruleset)
    try:
        summary = Summary(**json.loads(path.read_bytes()))
    except FileNotFoundError:
        raise TableMissing(f"{ruleset.key} is not solved yet") from None
    except (ValueError, TypeError) as fault:
        raise TableDamaged(f"{path.name} is no summary: {fault}") from fault
    if (summary.format, summary.digest) != (FORMAT, ruleset.digest):
        raise TableDamaged(f"{path.name} is of {summary.format} for {summary.digest}")
    return summary


def read_table(folder: Path, ruleset: Ruleset) -> Table:
    """The table of a ruleset, checked and mapped; raises TableMissing, TableDamaged and RulesetTooLarge."""
    summary = read_summary(folder, ruleset)
    path = _values_path(folder, ruleset)
    values = _mapped(path)
    space = state_space(ruleset)
    if values.dtype != np.float64 or values.shape != (summary.states,) or values.size != space.size:
        raise TableDamaged(f"{path.name} holds {values.shape} of {values.dtype} for {space.size} states")
    if _checksum(values) != summary.checksum:
        raise TableDamaged(f"{path.name} has another checksum than its summary")
    return Table(space, values, summary)


def write_table(
    folder: Path, ruleset: Ruleset, values: Values, *, expected_score: float, standard_deviation: float, seconds: float
) -> None:
    """Write a ruleset's table in place of whatever was there."""
    folder.mkdir(parents=True, exist_ok=True)
    summary = Summary(
        FORMAT, ruleset.digest, values.size, _checksum(values), expected_score, standard_deviation, seconds
    )
    path = _values_path(folder, ruleset)
    with _temporary(path).open("wb") as file:
        np.save(file, values, allow_pickle=False)
    os.replace(_temporary(path), path)
    path = _summary_path(folder, ruleset)
    _temporary(path).write_text(json.dumps(asdict(summary)), "utf-8")
    os.replace(_temporary(path), path)


def _mapped(path: Path) -> Values:
    try:
        mapped: NDArray[Any] = np.load(path, mmap_mode="r", allow_pickle=False)
    except FileNotFoundError:
        raise TableDamaged(f"{path.name} has a summary and is missing") from None
    except (ValueError, OSError, EOFError) as fault:
        raise TableDamaged(f"{path.name} is no array: {fault}") from fault
    # A plain array over the same memory: numpy's own class for maps costs microseconds with every access.
    return mapped.view(np.ndarray)


def _checksum(values: Values) -> int:
    return zlib.crc32(values.data)


def _values_path(folder: Path, ruleset: Ruleset) -> Path:
    return folder / f"{ruleset.digest}.npy"


def _summary_path(folder: Path, ruleset: Identified) -> Path:
    return folder / f"{ruleset.digest}.json"


def _temporary(path: Path) -> Path:
    # Only the holder of the ruleset's lock writes, so one name is enough, and a crash leaves no second file behind.
    return path.with_suffix(f"{path.suffix}.part")
