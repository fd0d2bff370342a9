"""What is in the wheel, and that it works without this repository."""

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


def test_it_is_the_same_to_the_byte_when_it_is_built_again(wheel: Path, tmp_path: Path) -> None:
    assert build(tmp_path).read_bytes() == wheel.read_bytes()


def test_its_command_says_what_it_can_do(installed: Installed) -> None:
    told = installed.run("yachtapi", "--help").stdout
    for command in ("play", "watch", "verify", "bot", "rehearse"):
        assert command in told


def test_it_is_of_the_version_of_the_server(installed: Installed) -> None:
    assert "0.1.0" in installed.run("yachtapi", "--version").stdout
