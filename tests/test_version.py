"""There is one version."""

import tomllib
from pathlib import Path

from yachtapi.version import VERSION


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())["project"]
    assert project["version"] == VERSION
