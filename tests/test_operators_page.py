"""The operator's page has every variable that the environment is asked for, and no other."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serve.server import ROOT
from yachtapi.problems import OUTAGES

PAGE = (ROOT / "yachtapi" / "README.md").read_text()
NAME = re.compile(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*")
# What programs give to programs.
NOT_THE_OPERATORS = {"DJANGO_SETTINGS_MODULE", "PYTHONPATH"}
# What the Procfile and the units read.
OF_THE_PROCFILE = {"WEB_WORKERS"}


def read_names() -> set[str]:
    """Every name that a call of ``yachtapi/env.py``, or of ``os.environ``, is given first."""
    files = [path for app in ("yachtapi", "games", "rulesets") for path in (ROOT / app).rglob("*.py")]
    return {name for path in files for name in names_in(path)} - NOT_THE_OPERATORS


def names_in(path: Path) -> Iterator[str]:
    in_env = path == ROOT / "yachtapi" / "env.py"
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and node.args:
            asked = ast.unparse(node.func)
            if asked.startswith(("env.", "os.environ.get")) or (in_env and asked in {"text", "given"}):
                yield from constants(node.args[0])
            elif asked == "map" and ast.unparse(node.args[0]).endswith("given"):
                yield from constants(node.args[1])
        elif in_env and isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
            yield from (name for name in constants(node.value) if name.startswith("OTEL_"))


def constants(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and NAME.fullmatch(each.value):
            yield each.value


def told_rows() -> list[tuple[list[str], str]]:
    """The names, and what stands in the column of their defaults, of each row of the page's last table."""
    table = PAGE.partition("## Every environment variable")[2]
    rows = re.findall(r"^\| (`.*?) \| (.*?) \|", table, re.MULTILINE)
    return [(re.findall(r"`(\w+)`", names), defaults) for names, defaults in rows]


def told_names() -> list[str]:
    return [name for names, _ in told_rows() for name in names]


def told_defaults() -> dict[str, str]:
    """The defaults of the rows that give one for each of their names."""
    pairs = [(names, re.findall(r"`([^`]+)`", defaults)) for names, defaults in told_rows()]
    return {
        name: default
        for names, defaults in pairs
        if len(names) == len(defaults)
        for name, default in zip(names, defaults, strict=True)
    }


def kept_numbers() -> dict[str, str]:
    """The defaults of all numbers and rates that the settings ask for, as an operator would write them."""
    calls = [
        node
        for node in ast.walk(ast.parse((ROOT / "yachtapi" / "settings.py").read_text()))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"env.integer", "env.rate"}
    ]
    found = {ast.literal_eval(call.args[0]): call.args[1] for call in calls}
    return {
        name: ast.unparse(default).strip("()").replace(", ", "/")
        for name, default in found.items()
        if isinstance(default, ast.Constant | ast.Tuple)
    }


def test_the_table_has_every_variable_once_and_no_other() -> None:
    assert sorted(told_names()) == sorted(read_names() | OF_THE_PROCFILE)


def test_the_table_gives_the_defaults_that_the_settings_have() -> None:
    told, kept = told_defaults(), kept_numbers()
    assert {name: told[name] for name in kept.keys() - {"METRICS_PORT"}} == {
        name: kept[name] for name in kept.keys() - {"METRICS_PORT"}
    }


def test_every_file_and_command_that_the_page_names_exists() -> None:
    for path in re.findall(r"yachtapi/deploy/[\w./-]+", PAGE):
        assert (ROOT / path.rstrip(".")).exists(), path
    for command in re.findall(r"`?manage (\w+)", PAGE):
        found = [
            path for app in ("games", "rulesets", "yachtapi") for path in (ROOT / app).rglob(f"commands/{command}.py")
        ]
        assert found or command == "migrate", command


def test_the_page_tells_of_every_outage() -> None:
    for problem in OUTAGES.values():
        assert f"{problem.status} `{problem.code}`" in PAGE


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(yacht_\w+)`", PAGE))))
def test_every_number_that_the_page_names_is_counted(name: str) -> None:
    sources = "".join(path.read_text() for path in (ROOT / "yachtapi").glob("*.py"))
    assert f'"{name}"' in sources
