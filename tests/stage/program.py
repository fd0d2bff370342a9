"""A server that a test runs for itself, on a port and in a folder of its own, and may kill as it likes."""

import getpass
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from tests.serve.server import free_port, wait_for
from yachtapi import lifeline

STARTED = 60.0  # seconds, for a slow machine that has other things to do


class Program:
    """One server process. Subclasses say how it is started and where it is found.

    It dies with the thread that started it, so that must be the main one.
    """

    name = "a server"

    def __init__(self, user: str | None = None) -> None:
        self.port = free_port()
        self.user = user
        # Not pytest's folder, which no other user may enter.
        self.folder = Path(tempfile.mkdtemp(prefix="yacht-test-"))
        self.folder.chmod(0o755)
        self._process: subprocess.Popen[bytes] | None = None
        self._started_at = 0.0

    @property
    def age(self) -> float:
        """Seconds since it was started last."""
        return time.monotonic() - self._started_at

    @property
    def log(self) -> str:
        """What it has said."""
        file = self.folder / "log"
        return file.read_text(errors="replace") if file.exists() else ""

    def arguments(self) -> Sequence[str]:
        """The command line."""
        raise NotImplementedError

    def environment(self) -> Mapping[str, str]:
        """What it finds in its environment."""
        return os.environ

    def prepare(self) -> None:
        """Make what its data folder has to hold before the first start."""

    def answers(self) -> bool:
        """Whether it takes connections."""
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
            return True
        return False

    def start(self) -> None:
        """Run it, and wait until it answers; what it kept from before is still there."""
        self.revive()
        wait_for(self._started, STARTED)

    def revive(self) -> None:
        """Run it if it doesn't, and wait for nothing."""
        if not self.data.exists():
            self.data.mkdir()
            self.give(self.data)
            self.prepare()
        if self._process is None or self._process.poll() is not None:
            self.kill()
            self._process, self._started_at = self._run(), time.monotonic()

    def kill(self) -> None:
        """End it without a warning."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._process = None

    def freeze(self) -> None:
        """Let it take connections and say nothing."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGCONT)

    def wipe(self) -> None:
        """Lose all that it kept; it must not run."""
        shutil.rmtree(self.data)

    def close(self) -> None:
        """End it and leave nothing."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def data(self) -> Path:
        """Where it keeps what outlives it."""
        return self.folder / "data"

    def give(self, path: Path) -> None:
        """Let the server's user have a file or folder."""
        if self.user is not None:
            shutil.chown(path, self.user)

    def _started(self) -> bool:
        self.revive()
        return self.answers()

    def _run(self) -> "subprocess.Popen[bytes]":
        parent = os.getpid()
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                self.arguments(),
                env=self.environment(),
                cwd=self.data,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                user=self.user,
                start_new_session=True,
                preexec_fn=lambda: lifeline.tie_to(parent),
            )


def is_root() -> bool:
    """Whether the tests run as the user whom some servers refuse."""
    return getpass.getuser() == "root" or os.geteuid() == 0
