"""The Python client as somebody has it who installed its wheel into an empty environment, and a server of its own."""

import subprocess
import sys
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.sdk.typescript.conftest import built as built
from tests.sdk.typescript.conftest import installed as installed_package
from tests.serve.server import ROOT, Server, free_port

__all__ = ["built", "installed_package"]


@dataclass(frozen=True, slots=True)
class Installed:
    """An environment that holds the wheel and what it asks for, and nothing of this repository."""

    folder: Path

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / "bin" / "python"

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        """Run a command of the environment; fails with what it printed if it fails."""
        path = f"{self.folder / 'bin'}:/usr/bin:/bin"
        done = subprocess.run(
            list(map(str, command)),
            cwd=self.folder,
            env={"PATH": path, "HOME": str(self.folder), "LANG": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done


def build(folder: Path) -> Path:
    """Build the wheel into a folder."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), "sdk/python"]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    environment = Installed(folder)
    quiet = ("--quiet", "--disable-pip-version-check")
    environment.run(environment.python, "-m", "pip", "install", *quiet, "-c", ROOT / "constraints.txt", wheel)
    return environment


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server.start(tmp_path_factory.mktemp("data"), free_port())
    try:
        yield started.wait_until_it_serves()
    finally:
        started.kill()
