"""The SQLite database as one file, copied while others write to it, and put back."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from yachtapi.backup.archive import BackupFault

SIDES = ("", "-wal", "-shm")


class SqliteDump:
    """Copies by SQLite's online backup (sqlite.org/backup.html): one moment's state, and no writer waits for it."""

    engine = "sqlite"

    def __init__(self, settings: dict[str, Any]) -> None:
        self._path = Path(settings["NAME"])

    def dump(self, target: Path) -> None:
        """Write the copy, a whole database without side files."""
        if not self._path.exists():
            raise BackupFault(f"There is no database at {self._path}.")
        try:
            with closing(sqlite3.connect(self._path)) as source, closing(sqlite3.connect(target)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")
                _check(copy, self._path)
        except sqlite3.Error as error:
            raise BackupFault(f"{self._path} cannot be copied: {error}.") from None

    def check_target(self) -> None:
        """Refuse a place where a database is."""
        if not self._path.exists() or not self._path.stat().st_size:
            return
        try:
            with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)) as database:
                (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.Error:
            tables = 1
        if tables:
            raise BackupFault(f"{self._path} holds a database already; restore into an empty DATA_DIR.")

    def restore(self, dump: Path) -> None:
        """Put the copy in its place, in one step."""
        try:
            with closing(sqlite3.connect(dump)) as copy:
                _check(copy, dump)
        except sqlite3.Error as error:
            raise BackupFault(f"The database of the backup cannot be used: {error}.") from None
        for side in SIDES:
            Path(f"{self._path}{side}").unlink(missing_ok=True)
        os.replace(dump, self._path)

    def place(self) -> Path:
        """A folder for the dump that is on the same file system as the database."""
        return self._path.parent


def _check(database: sqlite3.Connection, path: Path) -> None:
    (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise BackupFault(f"{path} is damaged: {found}.")
