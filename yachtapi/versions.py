"""The versions of games, as the hub reads them from each database."""

from collections.abc import Collection, Mapping
from itertools import islice
from uuid import UUID

from django.db import connection

from games.models import Game
from yachtapi.hub import Versions

QUERY = 500  # games in one query; a database limits the parameters


class PostgresVersions:
    """Asks for the watched games at every look."""

    interval = 0.1

    def changed(self) -> bool:
        """Always perhaps."""
        return True

    def read(self, games: Collection[UUID]) -> Mapping[UUID, int]:
        """The versions of the games that exist."""
        left, found = iter(games), dict[UUID, int]()
        while some := list(islice(left, QUERY)):
            found.update(Game.objects.filter(id__in=some).values_list("id", "version"))
        return found

    def close(self) -> None:
        """Close this thread's connection."""
        connection.close()


class SqliteVersions(PostgresVersions):
    """Asks only when another connection has written, which costs SQLite a few microseconds to know."""

    interval = 0.02

    def __init__(self) -> None:
        self._data_version = -1

    def changed(self) -> bool:
        """Whether any other connection has committed since the last look."""
        with connection.cursor() as cursor:
            (version,) = cursor.execute("PRAGMA data_version").fetchone()
        before, self._data_version = self._data_version, version
        return bool(version != before)

    def close(self) -> None:
        """Close this thread's connection; the next one counts anew."""
        super().close()
        self._data_version = -1


def open_versions() -> Versions:
    """The source for the configured database."""
    return SqliteVersions() if connection.vendor == "sqlite" else PostgresVersions()
