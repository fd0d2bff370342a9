"""``yachtapi/SECURITY.md`` promises nothing without a test, and every test that it names is there."""

import re

import pytest

from tests.serve.server import ROOT

PAGE = (ROOT / "yachtapi" / "SECURITY.md").read_text()
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
FILES = re.compile(r"`(tests/[\w/.]+)`")
RISKS = [f"API{number}:2023" for number in range(1, 11)]


def rows(title: str) -> list[list[str]]:
    """The rows of the table below a heading, without its head."""
    section = PAGE.split(f"## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize(("file", "test"), sorted(set(NAMED.findall(PAGE))))
def test_every_test_that_it_names_is_there(file: str, test: str) -> None:
    assert re.search(rf"^(async )?def {test}\(", (ROOT / file).read_text(), re.MULTILINE), f"{file}::{test}"


@pytest.mark.parametrize("file", sorted(set(FILES.findall(PAGE))))
def test_every_file_that_it_names_is_there(file: str) -> None:
    assert (ROOT / file).exists()


def test_every_promise_has_a_mechanism_and_a_test() -> None:
    promises = rows("What is promised")
    assert len(promises) > 20
    for promise in promises:
        assert len(promise) == 3 and all(promise), promise
        assert NAMED.search(promise[2]), promise


def test_every_risk_of_the_list_is_walked_through() -> None:
    walked = rows("OWASP API Security Top 10 (2023)")
    assert [row[0].split(" ")[0] for row in walked] == RISKS
    assert all(NAMED.search(row[2]) for row in walked)


def test_it_says_what_is_not_promised() -> None:
    assert "colludes with a player" in PAGE.split("## What is not promised")[1]
