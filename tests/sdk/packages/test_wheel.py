"""What is in the wheel, and that it works without this repository."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.sdk.packages.conftest import Installed, build

PACKAGES = {"yachtapi_client", "yachtapi_verify"}


def test_it_holds_both_packages_with_their_types_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    folders = {name.split("/")[0] for name in names}
    assert {folder for folder in folders if not folder.endswith(".dist-info")} == PACKAGES
    assert {f"{package}/py.typed" for package in PACKAGES} <= set(names)
    assert not [name for name in names if "test" in name.lower() or name.endswith(".pyc")]


def test_a_program_is_checked_strictly_against_it(installed: Installed, tmp_path: Path) -> None:
    program = tmp_path / "consumer.py"  # outside, so that no settings of ours hold
    shutil.copy(Path(__file__).with_name("consumer.py"), program)
    (tmp_path / "mypy.ini").write_text("[mypy]\nstrict = true\npython_version = 3.10\n")
    options = ("--config-file=mypy.ini", f"--python-executable={installed.python}")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", *options, program.name], cwd=tmp_path, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_client_imports_no_model_before_it_is_asked_for(installed: Installed) -> None:
    counted = (
        "import sys, yachtapi_client; yachtapi_client.Client; "
        "print(sum('.core.models.' in name for name in sys.modules))"
    )
    assert int(installed.run(installed.python, "-c", counted).stdout) < 50, "250 take half a second"


def test_it_is_the_same_to_the_byte_when_it_is_built_again(wheel: Path, tmp_path: Path) -> None:
    assert build(tmp_path).read_bytes() == wheel.read_bytes()


def test_its_command_says_what_it_can_do(installed: Installed) -> None:
    told = installed.run("yachtapi", "--help").stdout
    for command in ("play", "watch", "verify", "bot", "rehearse"):
        assert command in told


def test_it_is_of_the_version_of_the_server(installed: Installed) -> None:
    assert "0.1.0" in installed.run("yachtapi", "--version").stdout
