"""A server, and commands that speak to it in processes of their own."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.serve.server import ROOT, Server, free_port

Completed = subprocess.CompletedProcess[str]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server.start(tmp_path_factory.mktemp("data"), free_port())
    try:
        yield started.wait_until_it_serves()
    finally:
        started.kill()


@pytest.fixture(scope="package")
def address(server: Server) -> str:
    """Where the server is."""
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """The environment of a command; nothing listens where it looks for a server unless a test says otherwise."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT / "sdk" / "python"),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "YACHTAPI_SERVER": f"http://127.0.0.1:{free_port()}",
        "COLUMNS": "100",
        "TERM": "xterm",
    }


@pytest.fixture
def here(surroundings: dict[str, str], address: str) -> dict[str, str]:
    """The environment of a command that finds the server."""
    return surroundings | {"YACHTAPI_SERVER": address}


def command(*arguments: object) -> list[str]:
    """A command's line."""
    return [sys.executable, "-m", "yachtapi_client.cli", *map(str, arguments)]


@pytest.fixture
def yachtapi(surroundings: dict[str, str], tmp_path: Path) -> Callable[..., Completed]:
    """Run a command to its end."""

    def run(*arguments: object, typed: str = "", env: dict[str, str] | None = None) -> Completed:
        options: dict[str, Any] = {"input": typed, "capture_output": True, "text": True, "timeout": 240}
        return subprocess.run(command(*arguments), env=env or surroundings, cwd=tmp_path, check=False, **options)

    return run
