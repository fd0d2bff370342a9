"""What a database that fails says of itself, and which of that will pass without anybody's fault."""

import errno
import logging
import time
from enum import Enum

from django.db import DatabaseError, InterfaceError, connection

from yachtapi import metrics

log = logging.getLogger(__name__)

QUIET = 10.0  # seconds between two lines about outages in one process


class Outage(Enum):
    """Why a request cannot be served just now."""

    BUSY = "others hold what the request needs"
    AWAY = "the database cannot be reached"
    FULL = "there is no room to write, or the disk fails"
    READ_ONLY = "the database takes no changes"


# PostgreSQL's SQLSTATEs (appendix A of its manual), whole or by their class.
_STATES = {
    "55P03": Outage.BUSY,  # lock_not_available, by lock_timeout
    "40001": Outage.BUSY,  # serialization_failure
    "40P01": Outage.BUSY,  # deadlock_detected
    "53100": Outage.FULL,  # disk_full
    "58030": Outage.FULL,  # io_error
    "25006": Outage.READ_ONLY,  # read_only_sql_transaction: a standby, or a server that was told so
}
_STATE_CLASSES = {
    "08": Outage.AWAY,  # connection exception
    "53": Outage.AWAY,  # insufficient resources: too many connections
    "57": Outage.AWAY,  # operator intervention: it shuts down, or starts
}
# SQLite's result codes (sqlite.org/rescode.html); their extended forms begin alike.
_RESULTS = {
    "SQLITE_BUSY": Outage.BUSY,
    "SQLITE_LOCKED": Outage.BUSY,
    "SQLITE_PROTOCOL": Outage.BUSY,
    "SQLITE_FULL": Outage.FULL,
    "SQLITE_IOERR": Outage.FULL,  # also what a limit or a failing disk makes of a write
    "SQLITE_READONLY": Outage.READ_ONLY,
    "SQLITE_CANTOPEN": Outage.AWAY,
}
_SYSTEM = {
    errno.ENOSPC: Outage.FULL,
    errno.EDQUOT: Outage.FULL,
    errno.EFBIG: Outage.FULL,
    errno.EROFS: Outage.READ_ONLY,
}


def outage_of(error: BaseException) -> Outage | None:
    """The outage behind an error; None for a fault of another kind."""
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0)
    if not isinstance(error, DatabaseError | InterfaceError):
        return None
    cause = error.__cause__
    if isinstance(cause, OSError):  # the file of the writers' queue
        return Outage.READ_ONLY if isinstance(cause, PermissionError) else _SYSTEM.get(cause.errno or 0)
    name = getattr(cause, "sqlite_errorname", None)
    if name is not None:
        return next((outage for start, outage in _RESULTS.items() if name.startswith(start)), None)
    return _of_postgres(error, cause)


def _of_postgres(error: Exception, cause: BaseException | None) -> Outage | None:
    state = getattr(cause, "sqlstate", None)
    if state is not None:
        return _STATES.get(state) or _STATE_CLASSES.get(state[:2])
    # Without a state the server said nothing at all: it was not there, or went in mid-sentence.
    lost = type(error).__name__ in ("OperationalError", "InterfaceError")
    by_driver = type(cause).__module__.startswith("psycopg") if cause else isinstance(error, InterfaceError)
    return Outage.AWAY if lost and by_driver else None


_noted_at: float | None = None


def let_go(error: BaseException) -> None:
    """Close a connection that takes no changes: the next one may lead to a server, or a file, that does."""
    if outage_of(error) is Outage.READ_ONLY and connection.connection is not None and not connection.in_atomic_block:
        connection.connection.close()
        connection.close()


def note(error: BaseException) -> None:
    """Count an outage, and tell the log of it now and then: a line for each request would say nothing new."""
    global _noted_at
    outage, now = outage_of(error), time.monotonic()
    if outage is not None:
        metrics.DATABASE_ERRORS.labels(outage.name.lower()).inc()
    if outage is None or outage is Outage.BUSY or (_noted_at is not None and now < _noted_at + QUIET):
        return
    _noted_at = now
    log.error("Requests are refused, as %s: %s", outage.value, str(error).strip())
