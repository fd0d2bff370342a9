"""A server on which bots play, and runners in processes of their own."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.serve.server import ROOT, Server, free_port

EXAMPLES = ROOT / "sdk" / "python" / "examples"

Runner = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server.start(tmp_path_factory.mktemp("data"), free_port())
    try:
        yield started.wait_until_it_serves()
    finally:
        started.kill()


@pytest.fixture
def runner(server: Server, tmp_path: Path) -> Iterator[Runner]:
    """Starts ``yachtapi bot`` with arguments; whoever still runs in the end is killed."""
    started = []

    def start(*arguments: object) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            [sys.executable, "-m", "yachtapi_client.cli", "bot", *map(str, arguments)],
            cwd=tmp_path,
            env={
                "PATH": os.environ["PATH"],
                "PYTHONPATH": str(ROOT / "sdk" / "python"),
                "XDG_STATE_HOME": str(tmp_path / "state"),
                "YACHTAPI_SERVER": address(server),
                "COLUMNS": "100",
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


@pytest.fixture
def opened() -> Iterator[ExitStack]:
    """Closes what is entered into it."""
    with ExitStack() as stack:
        yield stack


def address(server: Server) -> str:
    """Where a server is."""
    return f"http://127.0.0.1:{server.port}"


def ended(process: "subprocess.Popen[str]", seconds: float = 120) -> str:
    """What a runner printed, which must have ended well."""
    printed, _ = process.communicate(timeout=seconds)
    assert process.returncode == 0, printed
    return printed
