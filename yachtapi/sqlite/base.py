"""The database wrapper that Django looks for under this name.

SQLite's own busy handler sleeps and tries again, so a writer may be overtaken for as long as others come; under load
its slowest answers take half a second. The kernel's file lock keeps a queue, across threads and processes, and lets
go when its holder dies. So every transaction first takes the lock of a file beside the database.
"""

import contextlib
import fcntl
import os
from collections.abc import Iterator
from typing import Any

from django.db.backends.sqlite3 import base
from django.db.utils import OperationalError


class WriteTurn:
    """The place of one connection in the queue of a database's writers."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._file: int | None = None

    def take(self) -> None:
        """Wait for the turn, in the order of arrival; a turn already held is kept."""
        if self._file is not None:
            return
        file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
        except BaseException:
            os.close(file)
            raise
        self._file = file

    def leave(self) -> None:
        """Let the next writer go on; without a turn nothing happens."""
        file, self._file = self._file, None
        if file is None:
            return
        # Closing alone would keep the lock while a process forked in mid-transaction holds a copy of the file.
        fcntl.flock(file, fcntl.LOCK_UN)
        os.close(file)


class DatabaseWrapper(base.DatabaseWrapper):
    """SQLite whose transactions wait fairly; a database in memory has one process and no queue."""

    _turn: WriteTurn | None = None

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:
        connection = super().get_new_connection(conn_params)
        # SQLite itself knows which file a name, a path or a URI opened; it names none for memory.
        path = connection.execute("PRAGMA database_list").fetchone()[2]
        self._turn = WriteTurn(f"{path}.lock") if path else None
        return connection

    def _start_transaction_under_autocommit(self) -> None:
        self._take_turn()
        try:
            super()._start_transaction_under_autocommit()  # type: ignore[misc]  # the stubs leave it out
        except BaseException:
            self._leave_turn()
            raise

    def _commit(self) -> None:
        super()._commit()  # type: ignore[misc]  # the stubs leave it out
        # A commit that failed still holds the database: the rollback or the close that follows leaves the turn.
        self._leave_turn()

    def _rollback(self) -> None:
        with self._turn_left():
            super()._rollback()  # type: ignore[misc]  # the stubs leave it out

    def _close(self) -> None:
        with self._turn_left():
            super()._close()  # type: ignore[misc]  # the stubs leave it out

    def is_usable(self) -> bool:
        """Never after a fault: a file that was opened read-only, or was put back since, must be opened anew."""
        return False

    def _take_turn(self) -> None:
        if self._turn is None:
            return
        try:
            self._turn.take()
        except OSError as error:
            raise OperationalError(f"{self._turn.path}: {error.strerror}") from error

    @contextlib.contextmanager
    def _turn_left(self) -> Iterator[None]:
        try:
            yield
        finally:
            self._leave_turn()

    def _leave_turn(self) -> None:
        if self._turn is not None:
            self._turn.leave()
