"""The golden records are what their script makes; of each the verifier says what it must, on the oldest Python too."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import yachtapi_verify
from rulesets import catalog
from tests.sdk import golden_cases, golden_reader

INDEX = golden_reader.index()
OLDEST = "3.10"


@pytest.mark.parametrize("case", INDEX, ids=[case["name"] for case in INDEX])
def test_the_verifier_says_what_it_must(case: dict[str, Any]) -> None:
    assert golden_reader.differences(case) == {}


def test_the_files_are_what_the_script_makes() -> None:
    made = golden_cases.files()
    assert {path.name for path in golden_cases.FOLDER.iterdir()} == {*made, "README.md"}
    changed = [name for name, data in made.items() if (golden_cases.FOLDER / name).read_bytes() != data]
    assert changed == [], "python -m tests.sdk.goldens"


def test_every_ruleset_both_formats_and_every_verdict_are_there() -> None:
    read = [(golden_cases.FOLDER / case["file"]).read_bytes() for case in INDEX]
    for key in sorted(catalog.keys()):
        assert any(f'"ruleset":"{key}"'.encode() in data for data in read)
    for number in (1, 2):
        assert any(f'"format":"yacht-record/{number}"'.encode() in data for data in read)
    assert {case["expected"]["verdict"] for case in INDEX} == {"fair", "consistent", "refused"}


def oldest() -> str | None:
    """An interpreter of the oldest Python that has cryptography: PYTHON310, one on the path, or one of pyenv's."""
    pyenv = sorted(str(path) for path in Path.home().glob(f".pyenv/versions/{OLDEST}.*/bin/python"))
    for python in (os.environ.get("PYTHON310"), shutil.which(f"python{OLDEST}"), *pyenv):
        if python and subprocess.run([python, "-c", "import cryptography"], capture_output=True).returncode == 0:
            return python
    return None


def test_the_oldest_python_says_the_same() -> None:
    python = oldest()
    if python is None:
        pytest.skip(f"no Python {OLDEST} with cryptography here; PYTHON310 names one")
    paths = {"PYTHONPATH": str(Path(yachtapi_verify.__file__).parent.parent)}
    command = [python, str(Path(golden_reader.__file__))]
    run = subprocess.run(command, env=paths, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, ""), run.stderr
    assert f"Python {OLDEST}" in run.stdout and "0 wrong" in run.stdout
