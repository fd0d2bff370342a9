"""A client in a language of which we know nothing, by a generator that we don't use, compiles and plays: so the schema
is not fitted to one generator."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sdk.typescript.conftest import run
from tests.serve.server import ROOT, Server, free_port
from yachtapi_verify import verify
from yachtapi_verify.canonical import encode

pytestmark = pytest.mark.generators

HERE = Path(__file__).parent
PROPERTIES = "packageName=yachtapi,withGoMod=true,enumClassPrefix=true"
# What the unions of the client check themselves with after they have been read. Proxies of Go modules are not
# everywhere, and we ask for nothing but PyPI.
VALIDATOR = {
    "go.mod": "module gopkg.in/validator.v2\n\ngo 1.23\n",
    "validator.go": "package validator\n\nfunc Validate(any) error { return nil }\n",
}


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the generator and the compiler, in an environment of their own."""
    folder = tmp_path_factory.mktemp("tools")
    run(folder, sys.executable, "-m", "venv", ".")
    run(folder, "bin/pip", "install", "--quiet", "--requirement", str(HERE / "requirements.txt"), seconds=600)
    return folder / "bin"


@pytest.fixture(scope="module")
def client(tools: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the client."""
    folder = tmp_path_factory.mktemp("go") / "client"
    command = (f"{tools}/openapi-generator-cli", "generate", "--generator-name", "go")
    options = ("--git-user-id", "yacht", "--git-repo-id", "client", "--additional-properties", PROPERTIES)
    only = ("--global-property", "apis,models,supportingFiles,apiTests=false,modelTests=false")
    run(folder.parent, *command, "--input-spec", f"{ROOT}/sdk/openapi.yaml", "--output", str(folder), *options, *only)
    (folder / "validator").mkdir()
    for name, text in VALIDATOR.items():
        (folder / "validator" / name).write_text(text)
    go(tools, folder, "mod", "edit", "-replace", "gopkg.in/validator.v2=./validator")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server.start(tmp_path_factory.mktemp("data"), free_port())
    try:
        yield started.wait_until_it_serves()
    finally:
        started.kill()


def test_it_compiles(tools: Path, client: Path) -> None:
    go(tools, client, "build", "./...")
    go(tools, client, "vet", ".")


def test_it_plays_a_game(tools: Path, client: Path, server: Server) -> None:
    (client / "game").mkdir()
    shutil.copy(HERE / "game.go", client / "game")
    game, total = go(tools, client, "run", "./game", f"http://127.0.0.1:{server.port}").split()
    _, record = server.request("GET", f"/api/v1/games/{game}/record/")
    assert verify(encode(record)).verdict == "consistent"
    assert [result["total"] for result in record["results"]] == [int(total)]


def go(tools: Path, folder: Path, *arguments: str) -> str:
    """What the Go command prints; it asks no other machine for anything."""
    settings = ("GOFLAGS=-mod=mod", "GOPROXY=off", f"GOCACHE={tools.parent}/cache", f"GOPATH={tools.parent}/go")
    return run(folder, "env", *settings, f"{tools}/go", *arguments)
