"""The commands of the operator's page work as they are written, but for the places where things lie."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.serve.server import ROOT

BLOCK = re.compile(r"<!-- operator: run -->\n```sh\n(.*?)```\n", re.DOTALL)
pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")


def test_backup_rotation_and_restore_are_as_the_page_says(tmp_path: Path) -> None:
    definition, backup, restore = BLOCK.findall((ROOT / "yachtapi" / "README.md").read_text())
    script = f"{definition}manage migrate\n{backup}manage rotate_signing_key\n{restore}manage check\n"
    for place in ("/etc/yacht", "/opt/yacht", "/var/lib/yacht", "/var/backups/yacht"):
        (tmp_path / place[1:]).mkdir(parents=True)
    (tmp_path / "etc/yacht/environment").write_text((ROOT / "yachtapi/deploy/environment.example").read_text())
    (tmp_path / "opt/yacht/manage.py").symlink_to(ROOT / "manage.py")
    programs = tmp_path / "opt/yacht/.venv/bin"
    programs.mkdir(parents=True)
    write_program(programs / "python", f'exec "{sys.executable}" "$@"')
    write_program(tmp_path / "bin" / "sudo", 'shift 2; exec "$@"')  # sudo -u yacht …
    for place in ("/etc/yacht", "/opt/yacht", "/var/lib/yacht", "/var/backups/yacht"):
        script = script.replace(place, str(tmp_path / place[1:]))
    # As on the day when it is needed: the data are lost.
    script = script.replace("manage restore", f"rm -r {tmp_path}/var/lib/yacht/*\nmanage restore")
    inherited = {name: text for name, text in os.environ.items() if name not in {"DATA_DIR", "DATABASE_URL"}}
    done = subprocess.run(
        ["bash", "-e", "-c", script],
        env={**inherited, "PATH": f"{tmp_path}/bin:{os.environ['PATH']}", "BROKER_URL": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    assert "signs no more" in done.stdout
    assert "Restored from the backup" in done.stdout
    assert "System check identified no issues" in done.stdout.splitlines()[-1]


def write_program(path: Path, line: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\n{line}\n")
    path.chmod(0o700)
