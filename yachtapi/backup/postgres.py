"""The PostgreSQL database through PostgreSQL's own programs, which know every version's ways."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from django.db import connection
from django.db.backends.postgresql.client import DatabaseClient

from yachtapi.backup.archive import BackupFault

CUSTOM = ("--format=custom", "--no-owner", "--no-privileges")


class PostgresDump:
    """Dumps with ``pg_dump`` in its custom format, a snapshot that holds nobody up, and restores in one transaction."""

    engine = "postgresql"

    def __init__(self, settings: dict[str, Any]) -> None:
        self._settings = settings

    def dump(self, target: Path) -> None:
        """Write the dump."""
        self._run("pg_dump", *CUSTOM, f"--file={target}", f"--dbname={self._settings['NAME']}")

    def check_target(self) -> None:
        """Refuse a database that has tables, or that somebody else uses."""
        with connection.cursor() as cursor:
            if connection.introspection.table_names(cursor):
                raise BackupFault(
                    f"The database {self._settings['NAME']} has tables already; restore into an empty one."
                )
            cursor.execute(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
                "AND backend_type = 'client backend' AND application_name <> current_setting('application_name')"
            )
            (others,) = cursor.fetchone()
        if others:
            raise BackupFault(
                f"The database {self._settings['NAME']} is in use by {others} other connection(s): stop the servers."
            )

    def restore(self, dump: Path) -> None:
        """Fill the database, or leave it as empty as it was."""
        options = ("--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges")
        self._run("pg_restore", *options, f"--dbname={self._settings['NAME']}", str(dump))

    def place(self) -> Path:
        """A folder for the dump."""
        return Path(tempfile.gettempdir())

    def _run(self, name: str, *arguments: str) -> None:
        program = self._program(name)
        host, port, user = (str(self._settings.get(part) or "") for part in ("HOST", "PORT", "USER"))
        where = [
            f"--{option}={value}" for option, value in (("host", host), ("port", port), ("username", user)) if value
        ]
        _, environment = DatabaseClient.settings_to_cmd_args_env(self._settings, [])
        done = subprocess.run(
            [program, *where, "--no-password", *arguments],
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            said = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
            raise BackupFault(f"{name} failed: {said[0]}")

    def _program(self, name: str) -> str:
        """The program, if it is there and knows the server's version; the server must answer for that."""
        with connection.cursor():
            server = connection.pg_version // 10000  # type: ignore[attr-defined]  # PostgreSQL's wrapper has it
        program = shutil.which(name)
        if program is None:
            raise BackupFault(f"{name} is needed for PostgreSQL and was not found: install postgresql-client-{server}.")
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
        found = re.search(r"\(PostgreSQL\) (\d+)", said)
        own = int(found[1]) if found else 0
        if own < server:
            raise BackupFault(
                f"{name} is of version {own}, the server of version {server}: install postgresql-client-{server}."
            )
        return program
