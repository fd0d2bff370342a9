"""What time it is: by the database's clock alone, so that all machines of an installation agree.

PostgreSQL is asked for ``clock_timestamp()``, which moves on while a transaction waits for a lock; SQLite's clock is
the machine's, and costs no query. Where a row is read anyway, the time comes along with it: ``dated``, ``lock_game``.
"""

from datetime import UTC, datetime
from typing import TypeVar
from uuid import UUID

from django.db import connection, models
from django.db.models.functions import Now

from games.models import Game

Row = TypeVar("Row", bound=models.Model)

# The time is taken outside of the locking query: inside of it PostgreSQL would take it before the wait for the lock.
_LOCK_WITH_TIME = (
    "SELECT locked.*, clock_timestamp() AS read_at FROM (SELECT * FROM games_game WHERE id = %s FOR UPDATE) AS locked"
)


class ClockTimestamp(Now):
    """The moment at which PostgreSQL comes to this row, not that at which the transaction began."""

    def as_postgresql(self, *args: object, **kwargs: object) -> tuple[str, tuple[()]]:
        """The function that does not stand still."""
        return "clock_timestamp()", ()


def now() -> datetime:
    """The time now, UTC: one query on PostgreSQL, none on SQLite."""
    if not _has_own_clock():
        return told(datetime.now(UTC))
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        return told(cursor.fetchone()[0])


def told(moment: datetime) -> datetime:
    """The time that games go by when the database's clock shows this: the one place where a test moves time."""
    return moment


def dated(rows: models.QuerySet[Row]) -> models.QuerySet[Row]:
    """The same rows, each with the time at which it was read where only the database knows it."""
    # The stubs make another kind of query set of an annotated one.
    return rows.annotate(read_at=ClockTimestamp()) if _has_own_clock() else rows  # type: ignore[return-value]


def read_at(row: models.Model) -> datetime:
    """The time at which a row of ``dated`` or ``lock_game`` was read."""
    moment: datetime | None = getattr(row, "read_at", None)
    return now() if moment is None else told(moment)


def lock_game(game_id: UUID) -> Game | None:
    """The game's row, locked to the end of the transaction, with the time at which the lock was got."""
    if _has_own_clock():
        return next(iter(Game.objects.raw(_LOCK_WITH_TIME, [game_id])), None)
    return Game.objects.select_for_update().filter(id=game_id).first()


def _has_own_clock() -> bool:
    return connection.vendor == "postgresql"
