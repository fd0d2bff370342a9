"""A real ``manage.py serve`` in a process of its own, and what is left of it."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
STARTED, STOPPED = 40, 20  # seconds, for a slow machine


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def wait_for(condition: Callable[[], Any], seconds: float = STOPPED) -> Any:
    """The condition's first value that is true; fails when time is up."""
    until = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < until, f"waited {seconds} seconds in vain"
        time.sleep(0.05)
    return value


def is_alive(process: int) -> bool:
    """Whether the process runs; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def children(process: int) -> list[int]:
    """The ids of a process's children, and of theirs."""
    try:
        listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except FileNotFoundError:
        return []
    return [one for child in map(int, listed) for one in [child, *children(child)]]


def command_line(process: int) -> str:
    """What a process was started as; empty when it is gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except (FileNotFoundError, ProcessLookupError):
        return ""


@dataclass
class Server:
    """A server on a port and a data folder."""

    folder: Path
    port: int
    process: "subprocess.Popen[bytes]"

    @classmethod
    def start(cls, folder: Path, port: int, **environment: str) -> "Server":
        """Start one that counts no requests; its answers are for ``wait_until_it_serves``."""
        folder.mkdir(exist_ok=True)
        own = {"DATA_DIR": str(folder), "PORT": str(port), "TMPDIR": str(folder), "RATE_LIMITS": "off"}
        inherited = {name: value for name, value in os.environ.items() if name not in {"BROKER_URL", "DATABASE_URL"}}
        with (folder / "stdout").open("w") as said, (folder / "stderr").open("w") as complained:
            process = subprocess.Popen(
                [sys.executable, "manage.py", "serve"],
                cwd=ROOT,
                env={**inherited, **own, **environment},
                stdout=said,
                stderr=complained,
            )
        return cls(folder, port, process)

    @property
    def said(self) -> str:
        """What it wrote for people."""
        return (self.folder / "stdout").read_text()

    @property
    def complained(self) -> str:
        """What it wrote as warnings and errors."""
        return "".join(line for line in self.logged.splitlines(keepends=True) if " INFO yachtapi." not in line)

    @property
    def logged(self) -> str:
        """All that it wrote about its work."""
        return (self.folder / "stderr").read_text()

    def wait_until_it_serves(self) -> "Server":
        """Itself, once it has said so."""
        wait_for(lambda: "serves at" in self.said or self.process.poll() is not None, STARTED)
        assert self.process.poll() is None, self.complained
        return self

    def wait_until_it_ends(self) -> int:
        """The exit code."""
        return self.process.wait(STOPPED)

    def request(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> tuple[http.client.HTTPResponse, Any]:
        """One request on a connection of its own: the response, and its JSON."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = connection.getresponse()
        content = response.read()
        connection.close()
        return response, json.loads(content) if content.startswith((b"{", b"[")) else content

    def program(self, part: str) -> int:
        """The id of the child that has this part in its command line."""
        found = [one for one in children(self.process.pid) if is_alive(one) and part in command_line(one)]
        return found[0] if found else 0

    def kill(self) -> None:
        """Whatever a test left."""
        family = [self.process.pid, *children(self.process.pid)]
        for one in family:
            if is_alive(one):
                os.kill(one, signal.SIGKILL)
        self.process.wait()
