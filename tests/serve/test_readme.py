"""The README's walk-through works as it is written: a game played with curl, proved fair, one roll done by hand."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.serve.server import ROOT, Server, free_port

TOOLS = ("bash", "curl", "openssl", "python3")
PATIENCE = 120  # seconds
BLOCK = re.compile(r"<!-- walk-through: play -->\n```sh\n(.*?)```\n", re.DOTALL)

pytestmark = pytest.mark.skipif(None in map(shutil.which, TOOLS), reason=f"the walk-through needs {', '.join(TOOLS)}")


@dataclass(frozen=True, slots=True)
class Walk:
    """What a newcomer has after the walk-through: the last lines on the screen, and the record."""

    lines: list[str]
    record: dict[str, Any]


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    server = Server.start(tmp_path_factory.mktemp("data"), free_port(), RATE_LIMITS="on")
    try:
        yield walked(server.wait_until_it_serves(), tmp_path_factory.mktemp("clone"))
    finally:
        server.kill()


def walked(server: Server, folder: Path) -> Walk:
    """The blocks of the README as one session of a shell, in what looks like a clone after ``make run``."""
    (folder / "sdk").symlink_to(ROOT / "sdk")
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    # A link would do for a Python outside of an environment; inside of one it would lose the packages.
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o700)
    blocks = BLOCK.findall((ROOT / "README.md").read_text())
    done = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", "".join(blocks)],
        cwd=folder,
        env={**os.environ, "API": f"http://127.0.0.1:{server.port}/api/v1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return Walk(done.stdout.splitlines(), json.loads((folder / "record.json").read_text()))


def test_the_walk_through_ends_with_a_game_proved_fair(walk: Walk) -> None:
    assert [line for line in walk.lines if line.startswith("fair: ")], walk.lines
    assert walk.record["events"][-1]["type"] == "game.finished"


def test_the_bytes_that_openssl_gives_are_the_first_roll(walk: Walk) -> None:
    assert faces_by_hand(walk)[:5] == thrown(walk, roll=1)


def test_the_bytes_of_the_second_roll_follow(walk: Walk) -> None:
    assert faces_by_hand(walk)[5:9] == thrown(walk, roll=2)


def faces_by_hand(walk: Walk) -> list[int]:
    """What the README makes of the bytes that ``openssl`` wrote last."""
    written = walk.lines[-1].rpartition("= ")[2]
    return [byte % 6 + 1 for byte in bytes.fromhex(written) if byte < 252]


def thrown(walk: Walk, roll: int) -> list[int]:
    """The dice of a roll in the player's first turn, in the order drawn."""
    rolls = [event["data"] for event in walk.record["events"] if event["type"] == "turn.rolled"]
    (found,) = [each for each in rolls if (each["seat"], each["turn"], each["roll"]) == (0, 1, roll)]
    dice: list[int] = found["thrown"]
    return dice
