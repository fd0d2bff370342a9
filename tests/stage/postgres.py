"""A PostgreSQL of the test's own."""

import pwd
import shutil
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg

from tests.stage.program import Program, is_root

OWNER = "postgres"  # who runs it when the tests run as root, whom it refuses


def found() -> Path | None:
    """The newest ``postgres`` of this machine with its ``initdb``; None without one that we may run."""
    if is_root() and not _exists(OWNER):
        return None
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    linked = shutil.which("initdb")
    return packaged[-1].parent if packaged else Path(linked).resolve().parent if linked else None


def _exists(user: str) -> bool:
    with suppress(KeyError):
        return bool(pwd.getpwnam(user))
    return False


class Postgres(Program):
    """One that writes to the disk what it says it has written, as it is going to be killed."""

    name = "PostgreSQL"

    def __init__(self) -> None:
        super().__init__(OWNER if is_root() else None)
        binaries = found()
        assert binaries is not None
        self._binaries = binaries

    @property
    def url(self) -> str:
        """What ``DATABASE_URL`` is to be."""
        return f"postgres://{OWNER}@127.0.0.1:{self.port}/postgres"

    def prepare(self) -> None:
        """Make the cluster."""
        self.data.chmod(0o700)
        line = [self._binaries / "initdb", "-D", self.data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run(line, user=self.user, cwd="/", check=True, capture_output=True)

    def arguments(self) -> Sequence[str]:
        """The command line; no socket in a shared folder."""
        options = {"port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        return [str(self._binaries / "postgres"), "-D", str(self.data), *settings]

    def answers(self) -> bool:
        """Whether it has recovered and takes queries."""
        with suppress(psycopg.OperationalError):
            self.ask("SELECT 1")
            return True
        return False

    def ask(self, query: str) -> Any:
        """The one value that a query brings, read behind the server's back."""
        with psycopg.connect(self.url, connect_timeout=3) as connection:
            row = connection.execute(query.encode()).fetchone()
        return row[0] if row else None
