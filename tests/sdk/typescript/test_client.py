"""The TypeScript client in Node, out of its package, against a live server."""

import json
import re
import shutil
from pathlib import Path

import yaml

from tests.sdk.typescript.conftest import SCRIPTS, Installed, run
from tests.serve.server import ROOT, Server, free_port
from yachtapi_verify import verify

METHODS = ("get", "put", "post", "delete", "patch")


def address(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


def test_a_game_is_played_to_its_end_and_followed_meanwhile(installed: Installed, server: Server) -> None:
    came = json.loads(installed.node("game.mjs", address(server)))
    assert came["status"] == "finished"
    assert came["seen"] == list(range(1, came["version"] + 1))
    assert came["refused"] == "finished"
    assert came["pages"] == [1]
    assert came["games"] == [came["id"]]
    assert verify(came["record"].encode(), client_seeds={0: "my-word"}).verdict == "consistent"


def test_what_goes_wrong_is_said_in_a_sentence(installed: Installed, server: Server) -> None:
    nobody = f"http://127.0.0.1:{free_port()}"
    # A page of the server that is no part of the API stands for another service at that address.
    told = json.loads(installed.node("failures.mjs", address(server), nobody, f"{address(server)}/elsewhere"))
    assert told[0].startswith(f"Unreachable: No answer from {nobody}: ")
    assert "Is the server running" in told[0]
    assert re.match(r"(UnexpectedAnswer|Problem): ", told[1])
    assert told[2].startswith("Problem: ")
    assert told[3].startswith("Problem: ")


def test_every_operation_of_the_schema_can_be_called(installed: Installed) -> None:
    called = json.loads(installed.node("operations.mjs"))
    document = yaml.load((ROOT / "sdk" / "openapi.yaml").read_text(), Loader=yaml.CSafeLoader)
    described = {
        f"{method.upper()} {re.sub(r'{[^}]+}', '{}', path)}"
        for path, methods in document["paths"].items()
        for method in METHODS
        if method in methods
    }
    assert set(called) == described
    assert len(called) == len(described)


def test_a_page_that_misuses_it_does_not_compile(installed: Installed, built: Path) -> None:
    shutil.copy(SCRIPTS / "consumer.ts", installed.folder)
    strict = ("--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess")
    target = ("--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom,dom.iterable,dom.asynciterable")
    run(installed.folder, str(built / "node_modules" / ".bin" / "tsc"), "--noEmit", *strict, *target, "consumer.ts")


def test_it_stays_small(built: Path) -> None:
    # The script fails where one brings along what only another uses.
    sizes = dict(re.findall(r"(\w+): \d+ bytes, (\d+) gzipped", run(built, "node", "scripts/size.mjs")))
    assert int(sizes["client"]) < 10_000
    assert int(sizes["problems"]) < 500
    assert int(sizes["verify"]) < 13_000
