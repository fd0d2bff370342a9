"""The TypeScript client as somebody has it who installed its package into an empty folder, and a server of its own."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.serve.server import ROOT, Server, free_port

SOURCES = ROOT / "sdk" / "typescript"
SCRIPTS = Path(__file__).parent
QUIET = ("--silent", "--no-fund", "--no-audit")


@dataclass(frozen=True, slots=True)
class Installed:
    """A folder that holds the package and what it asks for."""

    folder: Path

    def node(self, script: str, *arguments: str, seconds: float = 120) -> str:
        """What a script of this folder prints; fails with what it printed if it fails."""
        shutil.copy(SCRIPTS / script, self.folder)
        return run(self.folder, "node", script, *arguments, seconds=seconds)


def run(folder: Path, *command: str, seconds: float = 300) -> str:
    """What a command prints; fails with it if it fails."""
    done = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=seconds, env=os.environ
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package's folder after a build, beside a copy of the schema, out of the way of whoever works on it."""
    if shutil.which("npm") is None:
        pytest.skip("the TypeScript client's tests need Node and npm")
    folder = tmp_path_factory.mktemp("sdk")
    kept = shutil.ignore_patterns("node_modules", "dist")
    shutil.copytree(SOURCES, folder / "typescript", ignore=kept)
    shutil.copy(ROOT / "sdk" / "openapi.yaml", folder)
    run(folder / "typescript", "npm", "ci", *QUIET)
    run(folder / "typescript", "npm", "run", "--silent", "build")
    return folder / "typescript"


@pytest.fixture(scope="session")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("page")
    (packed,) = json.loads(run(built, "npm", "pack", "--json", "--pack-destination", str(folder)))
    (folder / "package.json").write_text('{"type": "module", "private": true}')
    run(folder, "npm", "install", *QUIET, packed["filename"])
    return Installed(folder)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server.start(tmp_path_factory.mktemp("data"), free_port())
    try:
        yield started.wait_until_it_serves()
    finally:
        started.kill()
