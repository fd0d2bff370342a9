"""The documentation pages in a real browser, under the policy that lets them load next to nothing."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.serve.server import Server

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
OPTIONS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--enable-logging=stderr"]

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")


@pytest.mark.parametrize("page", ["docs", "redoc"])
def test_a_page_shows_every_operation_and_runs_no_script_but_ours(server: Server, tmp_path: Path, page: str) -> None:
    address = f"http://127.0.0.1:{server.port}/api/{page}/"
    profile = f"--user-data-dir={tmp_path}"
    command = [str(CHROMIUM), *OPTIONS, profile, "--virtual-time-budget=20000", "--dump-dom", address]
    shown = subprocess.run(command, capture_output=True, text=True, timeout=90, check=True)
    assert "Throw the dice" in shown.stdout
    blocked = re.findall(r"CONSOLE.*(?:violates|Refused).*", shown.stderr)
    # Redoc would like to show its maker's sign from elsewhere; it is not let.
    assert not [line for line in blocked if "redoc.ly" not in line]
