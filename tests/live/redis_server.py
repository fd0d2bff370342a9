"""A Redis of a test's own, on a Unix socket in its folder, which it may kill and start again."""

import subprocess
from pathlib import Path

from redis import Redis
from redis.exceptions import RedisError

from tests.serve.server import wait_for
from yachtapi.broker import servers


class RedisServer:
    """One server; ``url`` stays the same over restarts."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "events"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """What EVENTS_URL is to be."""
        return f"redis+socket://{self._socket}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = {
            "port": "0",
            "unixsocket": str(self._socket),
            "dir": str(self._folder),
            "save": "",
            "loglevel": "warning",
        }
        command = [str(next(servers())), *(part for name, value in options.items() for part in (f"--{name}", value))]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(self._answers)

    def kill(self) -> None:
        """Let it die."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._process = None

    def _answers(self) -> bool:
        try:
            with Redis(unix_socket_path=str(self._socket)) as client:
                return bool(client.ping())
        except RedisError:
            return False
