"""What PostgreSQL's own programs need is said in one sentence when it is missing."""

from pathlib import Path

import pytest
from django.db import connection

from yachtapi.backup.archive import BackupFault
from yachtapi.backup.postgres import PostgresDump

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.skipif("postgresql" not in connection.vendor, reason="about PostgreSQL alone"),
]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The one folder in which programs are found."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def program(folder: Path, version: str, then: str = "exit 0") -> None:
    path = folder / "pg_dump"
    path.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo "pg_dump (PostgreSQL) {version}" && exit\n{then}\n')
    path.chmod(0o700)


def fault(tmp_path: Path) -> str:
    with pytest.raises(BackupFault) as raised:
        PostgresDump(connection.settings_dict).dump(tmp_path / "dump")
    return str(raised.value)


def test_a_program_that_is_missing_is_named(programs: Path, tmp_path: Path) -> None:
    assert "pg_dump is needed for PostgreSQL and was not found: install postgresql-client-" in fault(tmp_path)


def test_a_program_that_is_too_old_is_named(programs: Path, tmp_path: Path) -> None:
    program(programs, "9.6.24")
    assert "pg_dump is of version 9, the server of version" in fault(tmp_path)


def test_what_the_program_says_is_passed_on(programs: Path, tmp_path: Path) -> None:
    program(programs, "99.1", "echo 'pg_dump: error: out of luck' >&2; exit 1")
    assert fault(tmp_path) == "pg_dump failed: pg_dump: error: out of luck"


def test_a_database_with_tables_is_no_target() -> None:
    with pytest.raises(BackupFault, match="has tables already"):
        PostgresDump(connection.settings_dict).check_target()
