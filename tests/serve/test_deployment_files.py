"""The Procfile, the systemd units, the container file and the proxies' files say the same and can be used."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.serve.server import ROOT, STARTED, free_port, wait_for

DEPLOY = ROOT / "yachtapi" / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
CONTAINER = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
PROCFILE = dict(line.split(": ", 1) for line in (ROOT / "Procfile").read_text().splitlines())


def installed(folder: Path) -> Path:
    """A folder that looks like an installation: its programs are those of this test."""
    (folder / ".venv").mkdir()
    (folder / ".venv" / "bin").symlink_to(Path(sys.executable).parent)
    return folder


def test_the_units_pass_the_judge_of_systemd(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("needs systemd-analyze")
    home = installed(tmp_path)
    for unit in UNITS:
        (home / unit.name).write_text(unit.read_text().replace("/opt/yacht", str(home)))
    units = [str(home / unit.name) for unit in UNITS]
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def started_by(unit: Path) -> str:
    (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text(), re.MULTILINE)
    return str(line)


def test_the_units_run_what_the_procfile_runs() -> None:
    for name, line in PROCFILE.items():
        unit = started_by(DEPLOY / "systemd" / f"yacht-{name}.service").removeprefix("/opt/yacht/.venv/bin/")
        assert unit == re.sub(r"\$\{(\w+):-[^}]*\}", r"${\1}", line).replace("$PORT", "${PORT}")


def test_no_unit_may_touch_more_than_its_own_folders() -> None:
    for unit in UNITS:
        if unit.suffix == ".service":
            text = unit.read_text()
            for line in ("ProtectSystem=strict", "User=yacht", "NoNewPrivileges=yes", "Restart=always"):
                assert line in text, f"{unit.name} lacks {line}"


def copied() -> list[str]:
    """What the container file takes from the clone."""
    lines = re.findall(r"^COPY (?!--from)(.*)$", CONTAINER, re.MULTILINE)
    return [source for line in lines for source in line.split()[:-1]]


def test_the_container_file_copies_what_there_is_and_the_ignore_file_lets_in() -> None:
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert copied() and set(copied()) == let_in
    assert all((ROOT / source).exists() for source in copied())


def test_the_container_file_pins_its_base_and_runs_as_nobody_special() -> None:
    assert re.search(r"^ARG BASE=\S+:\d+\.\d+\.\d+-\S+$", CONTAINER, re.MULTILINE)
    assert re.search(r"^USER (?!root)\w+$", CONTAINER, re.MULTILINE)
    assert "VOLUME /data" in CONTAINER


def command(instruction: str) -> list[str]:
    """A command of the container file, with this test's Python."""
    (found,) = re.findall(rf"^{instruction}.*?(\[.*\])$", CONTAINER, re.MULTILINE)
    line: list[str] = json.loads(found)
    assert line[0] == "python"
    return [sys.executable, *line[1:]]


def test_what_the_container_file_copies_is_all_that_its_commands_need(tmp_path: Path) -> None:
    for source in set(copied()):
        kind = shutil.copytree if (ROOT / source).is_dir() else shutil.copy
        kind(ROOT / source, tmp_path / source)
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "BROKER_URL")}
    environment |= {"DATA_DIR": str(tmp_path / "data"), "HOST": "0.0.0.0", "PORT": str(free_port())}
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(command("CMD"), cwd=tmp_path, env=environment, stdout=log, stderr=log)
    try:
        look = command("HEALTHCHECK")
        wait_for(
            lambda: subprocess.run(look, env=environment, capture_output=True, check=False).returncode == 0, STARTED
        )
    finally:
        server.terminate()
        assert server.wait(20) == 0, (tmp_path / "log").read_text()


def test_caddy_takes_its_file() -> None:
    if shutil.which("caddy") is None:
        pytest.skip("needs caddy")
    line = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
