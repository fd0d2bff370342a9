"""What the package promises to a type checker."""

import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[3] / "sdk" / "python"
CONSUMER = Path(__file__).with_name("consumer.py")


def test_a_program_is_checked_strictly_against_the_package(tmp_path: Path) -> None:
    program = tmp_path / "consumer.py"  # outside, so that no settings of ours hold
    program.write_text(CONSUMER.read_text("utf-8"))
    (tmp_path / "mypy.ini").write_text(f"[mypy]\nstrict = true\npython_version = 3.10\nmypy_path = {PACKAGE}\n")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--follow-imports=silent", "--config-file=mypy.ini", program.name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_package_says_that_it_is_typed() -> None:
    assert (PACKAGE / "yachtapi_client" / "py.typed").is_file()
