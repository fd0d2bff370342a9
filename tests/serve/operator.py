"""What an operator types beside a server."""

import os
import subprocess
import sys
from pathlib import Path

import psycopg

from tests.serve.server import ROOT

POSTGRES = os.environ.get("TEST_POSTGRES", "postgres://postgres@127.0.0.1:5432/postgres")


def manage(folder: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """One run of ``manage.py`` on a data folder."""
    inherited = {name: value for name, value in os.environ.items() if name not in {"BROKER_URL", "DATABASE_URL"}}
    return subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=ROOT,
        env={**inherited, "DATA_DIR": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def done(folder: Path, *arguments: str, **environment: str) -> str:
    """What a run that succeeded said."""
    run = manage(folder, *arguments, **environment)
    assert run.returncode == 0, run.stderr
    return run.stdout


def refused(folder: Path, *arguments: str, **environment: str) -> str:
    """The one sentence of a run that was refused."""
    run = manage(folder, *arguments, **environment)
    assert run.returncode == 1, run.stdout + run.stderr
    (line,) = run.stderr.strip().splitlines()
    assert line.startswith("CommandError: ") and line.endswith("."), line
    return line.removeprefix("CommandError: ")


def postgres_answers() -> bool:
    """Whether there is a PostgreSQL server to make databases on."""
    try:
        psycopg.connect(POSTGRES, connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


class Databases:
    """PostgreSQL databases that are gone afterwards."""

    def __init__(self) -> None:
        self._names: list[str] = []

    def make(self, name: str) -> str:
        """The address of a new, empty database."""
        self._run(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        self._run(f'CREATE DATABASE "{name}"')
        self._names.append(name)
        return f"{POSTGRES.rpartition('/')[0]}/{name}"

    def drop(self) -> None:
        """Remove them all."""
        for name in self._names:
            self._run(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')

    def _run(self, statement: str) -> None:
        with psycopg.connect(POSTGRES, autocommit=True) as line:
            line.execute(statement.encode())
