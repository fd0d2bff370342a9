"""Tables on disk: written whole or not at all, never believed unread, solved by one process."""

import json
import logging
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from rulesets import catalog
from rulesets.ruleset import compile_rules
from rulesets.solver import solving
from rulesets.solver.errors import TableDamaged, TableMissing
from rulesets.solver.solution import solve_moments, solve_values
from rulesets.solver.solving import solved_table
from rulesets.solver.statespace import state_space
from rulesets.solver.tablefile import read_summary, read_table
from tests.rulesets.solver.small_rulesets import BY_HAND

RULESET = compile_rules(BY_HAND["joker and extra bonus"])
VALUES, SUMMARY = f"{RULESET.digest}.npy", f"{RULESET.digest}.json"

Damage = Callable[[Path], None]


def cut_values(folder: Path) -> None:
    values = folder / VALUES
    values.write_bytes(values.read_bytes()[:-3])


def empty_values(folder: Path) -> None:
    (folder / VALUES).write_bytes(b"")


def change_a_value(folder: Path) -> None:
    values = bytearray((folder / VALUES).read_bytes())
    values[-5] ^= 1
    (folder / VALUES).write_bytes(values)


def lose_values(folder: Path) -> None:
    (folder / VALUES).unlink()


def save_fewer_values(folder: Path) -> None:
    np.save(folder / VALUES, np.zeros(3))


def save_other_numbers(folder: Path) -> None:
    np.save(folder / VALUES, np.load(folder / VALUES).astype(np.float32))


def cut_summary(folder: Path) -> None:
    (folder / SUMMARY).write_text('{"format": "yacht-')


def lose_a_field(folder: Path) -> None:
    summary = json.loads((folder / SUMMARY).read_text())
    del summary["checksum"]
    (folder / SUMMARY).write_text(json.dumps(summary))


def change_the_format(folder: Path) -> None:
    summary = json.loads((folder / SUMMARY).read_text())
    (folder / SUMMARY).write_text(json.dumps(summary | {"format": "yacht-table/0"}))


def change_the_digest(folder: Path) -> None:
    summary = json.loads((folder / SUMMARY).read_text())
    (folder / SUMMARY).write_text(json.dumps(summary | {"digest": "0" * 64}))


damaged = pytest.mark.parametrize(
    "damage",
    [
        cut_values,
        empty_values,
        change_a_value,
        lose_values,
        save_fewer_values,
        save_other_numbers,
        cut_summary,
        lose_a_field,
        change_the_format,
        change_the_digest,
    ],
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    solved_table(tmp_path, RULESET)
    return tmp_path


def test_a_ruleset_nobody_solved_has_no_table(tmp_path: Path) -> None:
    with pytest.raises(TableMissing):
        read_summary(tmp_path, RULESET)
    with pytest.raises(TableMissing):
        read_table(tmp_path / "no such folder", RULESET)


def test_a_table_is_read_as_it_was_written(folder: Path) -> None:
    space = state_space(RULESET)
    table = read_table(folder, RULESET)
    assert table.values.tobytes() == solve_values(space).tobytes()
    assert table.summary == read_summary(folder, RULESET)
    assert table.summary.states == space.size
    assert not table.values.flags.writeable


def test_nothing_else_is_left_in_the_folder(folder: Path) -> None:
    assert {file.suffix for file in folder.iterdir()} == {".json", ".npy", ".lock"}


@damaged
def test_a_damaged_table_is_not_read(damage: Damage, folder: Path) -> None:
    damage(folder)
    with pytest.raises(TableDamaged):
        read_table(folder, RULESET)


@damaged
def test_a_damaged_table_is_solved_again_with_a_log_line(
    damage: Damage, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    whole = read_table(folder, RULESET).values.tobytes()
    damage(folder)
    with caplog.at_level(logging.WARNING):
        again = solved_table(folder, RULESET)
    assert again.values.tobytes() == whole
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "damaged and solved again" in caplog.text


def test_a_table_without_its_summary_is_solved_again(folder: Path) -> None:
    (folder / SUMMARY).unlink()
    assert solved_table(folder, RULESET).summary.states


def test_a_reader_keeps_the_table_that_is_replaced(folder: Path) -> None:
    old = read_table(folder, RULESET)
    before = old.values.tobytes()
    cut_summary(folder)
    solved_table(folder, RULESET)
    assert old.values.tobytes() == before


def test_a_solved_ruleset_is_not_solved_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(solving, "solve")
    assert solved_table(folder, RULESET).ruleset == RULESET


def test_of_two_processes_one_solves(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from rulesets import catalog; from rulesets.solver import solving\n"
        "solve = solving.solve\n"
        "solving.solve = lambda *args: print('solved') or solve(*args)\n"
        "solving.solved_table(Path(sys.argv[1]), catalog.get('traditional-yacht'))"
    )
    command = [sys.executable, "-c", script, str(tmp_path)]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    outputs = [process.communicate(timeout=120)[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    assert sorted(outputs) == ["", "solved\n"]


def test_one_thread_and_three_write_the_same_bits() -> None:
    space = state_space(catalog.get("yahtzee-upper-first"))
    values = solve_values(space, threads=1)
    assert solve_values(space, threads=3).tobytes() == values.tobytes()
    assert solve_moments(space, values, threads=3).tobytes() == solve_moments(space, values, threads=1).tobytes()
