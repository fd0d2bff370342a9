"""Every example of the documents works as it is written, in Python and in Node, against a server that is new."""

import re
from pathlib import Path

import pytest

from tests.sdk.packages.conftest import Installed
from tests.sdk.typescript.conftest import Installed as InstalledPackage
from tests.sdk.typescript.conftest import run
from tests.serve.server import ROOT, Server

EXAMPLE = re.compile(r"<!-- example: (\S+) -->\n```\w+\n(.*?)```\n", re.DOTALL)
PAGES = ("README.md", "RECIPES.md")


def examples(kind: str) -> list[object]:
    """Those of a kind, named by their page and their place on it."""
    return [
        pytest.param(text, id=f"{page} {number}")
        for page in PAGES
        for number, (name, text) in enumerate(EXAMPLE.findall((ROOT / "sdk" / page).read_text()), start=1)
        if name == kind
    ]


def at(server: Server, text: str) -> str:
    """An example that speaks to a server of ours."""
    return text.replace("http://127.0.0.1:8000", f"http://127.0.0.1:{server.port}")


@pytest.mark.parametrize("example", examples("python"))
def test_an_example_in_python_works(installed: Installed, server: Server, example: str) -> None:
    (installed.folder / "example.py").write_text(at(server, example))
    assert installed.run(installed.python, "example.py").stdout


@pytest.mark.parametrize("example", examples("node"))
def test_an_example_in_node_works(installed_package: InstalledPackage, server: Server, example: str) -> None:
    (installed_package.folder / "example.mjs").write_text(at(server, example))
    assert run(installed_package.folder, "node", "example.mjs")


def test_the_bot_of_the_page_plays_as_the_page_says(installed: Installed, server: Server) -> None:
    shown = dict(EXAMPLE.findall((ROOT / "sdk" / "README.md").read_text()))
    (installed.folder / "my_bot.py").write_text(shown["my_bot.py"])
    printed = installed.run("sh", "-c", at(server, shown["sh"])).stdout
    assert "3 games" in printed
    assert "points on average" in printed


def test_what_the_page_installs_is_what_is_made(wheel: Path, installed_package: InstalledPackage) -> None:
    page = (ROOT / "sdk" / "README.md").read_text()
    assert f"sdk/dist/{wheel.name}" in page
    assert f"sdk/dist/{next(installed_package.folder.glob('*.tgz')).name}" in page
