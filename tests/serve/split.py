"""The split form as the Procfile has it, run by a Procfile runner on a PostgreSQL and a Redis of the test's own."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

from tests.serve.operator import done
from tests.serve.person import Person
from tests.serve.server import ROOT, STOPPED, children, is_alive, wait_for
from tests.stage.postgres import Postgres
from tests.stage.redis import Redis

APART = 100  # what a Procfile runner puts between the ports of two kinds of process


def two_ports() -> int:
    """A port that nobody listens on, and neither on the one that the next kind of process gets."""
    for port in range(20000 + os.getpid() % 5000, 32000, 7):
        with suppress(OSError), ExitStack() as held:
            for one in (port, port + APART):
                held.enter_context(socket.create_server(("127.0.0.1", one)))
            return port
    raise AssertionError("there are no two ports")


@dataclass
class House:
    """Web, events, worker and beat, each a process of its own."""

    folder: Path
    database: Postgres = field(default_factory=Postgres)
    redis: Redis = field(default_factory=Redis)
    port: int = field(default_factory=two_ports)
    settings: dict[str, str] = field(default_factory=dict)
    _runner: "subprocess.Popen[bytes] | None" = None

    @property
    def environment(self) -> dict[str, str]:
        """What an operator sets."""
        return {
            "DATABASE_URL": self.database.url,
            "BROKER_URL": self.redis.url,
            "EVENTS_URL": self.redis.url,
            "PROMETHEUS_MULTIPROC_DIR": str(self.numbers),
            "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
            **self.settings,
        }

    @property
    def numbers(self) -> Path:
        """Where the processes share their numbers."""
        return self.folder / "numbers"

    @property
    def complained(self) -> str:
        """What the processes wrote."""
        return (self.folder / "log").read_text()

    def open(self) -> None:
        """Migrate, then start everything and wait until it serves."""
        self.numbers.mkdir()
        self.database.start()
        self.redis.start()
        done(self.folder, "migrate", "--verbosity=0", **self.environment)
        with (self.folder / "log").open("w") as log:
            self._runner = subprocess.Popen(
                [sys.executable, "-m", "honcho", "--no-colour", "start", "-p", str(self.port)],
                cwd=ROOT,
                env={**os.environ, **self.environment, "DATA_DIR": str(self.folder)},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        for port in (self.port, self.port + APART):
            wait_for(lambda port=port: self._serves(port), 40)

    def stop(self) -> list[int]:
        """Ask the runner to stop; the processes that are left then."""
        assert self._runner is not None
        family = children(self._runner.pid)
        self._runner.send_signal(signal.SIGTERM)
        self._runner.wait(STOPPED)
        return [one for one in family if is_alive(one)]

    def close(self) -> None:
        """Leave nothing running."""
        if self._runner is not None:
            for one in [self._runner.pid, *children(self._runner.pid)]:
                with suppress(ProcessLookupError):
                    os.kill(one, signal.SIGKILL)
            self._runner.wait()
        self.redis.close()
        self.database.close()

    def _serves(self, port: int) -> bool:
        assert self._runner is not None and self._runner.poll() is None, self.complained
        with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            return bool(answer.status == 200)
        return False


@dataclass
class Visitor(Person):
    """Somebody who waits for events where they are served, as a proxy would lead him."""

    events_port: int = 0
    _waiting: Person | None = field(default=None, repr=False)

    def send(self, method: str, path: str, body: str | None = None, headers: dict[str, str] | None = None) -> bytes:
        if "/events/" not in path or not self.events_port:
            return super().send(method, path, body, headers)
        if self._waiting is None:
            self._waiting = Person(self.events_port, self.chance, self.token)
        return self._waiting.send(method, path, body, headers)

    def close(self) -> None:
        super().close()
        if self._waiting is not None:
            self._waiting.close()
