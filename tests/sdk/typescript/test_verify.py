"""The verifier in TypeScript says of every record what the one in Python says, and neither looks at a changed one."""

import base64
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from rulesets import catalog
from tests.sdk import forge, seals
from tests.sdk.typescript.conftest import Installed
from tests.serve.server import ROOT
from yachtapi_verify import Refused, verdict, verify

GOLDENS = ROOT / "tests" / "vectors" / "records"
KEY = seals.public(seals.KEY)
PARTIES: tuple[tuple[str | None, ...], ...] = (
    (None,),
    (None, None),
    (None, "random"),
    ("random", "random", None),
    (None, "greedy"),
    (None, None, "random", None, None, "random"),
)


def told(installed: Installed, folder: Path, cases: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the TypeScript verifier says of each."""
    (folder / "cases").write_text("\n".join(map(json.dumps, cases)))
    return [json.loads(line) for line in installed.node("verify.mjs", str(folder / "cases"), seconds=300).splitlines()]


def case(record: bytes, **kept: Any) -> dict[str, Any]:
    return {"record": base64.b64encode(record).decode(), "receipts": [], "client_seeds": [], "keys": [], **kept}


def test_it_agrees_on_every_golden_record(installed: Installed, tmp_path: Path) -> None:
    goldens = json.loads((GOLDENS / "index.json").read_text())
    kept = ("receipts", "client_seeds", "keys")
    cases = [case((GOLDENS / one["file"]).read_bytes(), **{key: one[key] for key in kept}) for one in goldens]
    for golden, came in zip(goldens, told(installed, tmp_path, cases), strict=True):
        expected = golden["expected"]
        assert (came["verdict"], came.get("event")) == (expected["verdict"], expected["event"]), golden["name"]
        assert came.get("notes", []) == expected.get("notes", []), golden["name"]


def test_both_say_the_same_of_200_records_of_all_rulesets(installed: Installed, tmp_path: Path) -> None:
    keys = sorted(catalog.keys())
    records = [
        seals.sealed(
            forge.play(
                ruleset=keys[number % len(keys)],
                strategies=(strategies := PARTIES[number // len(keys) % len(PARTIES)]),
                order=("seat", "random", "roll_off")[number % 3],
                client_seeds=None if number % 4 else tuple("" if one else "mine" for one in strategies),
                turn_seconds=60 if number % 2 else None,
                number=number,
            )
        )
        for number in range(200)
    ]
    came = told(installed, tmp_path, [case(record, keys=[KEY.hex()]) for record in records])
    for record, ours in zip(records, came, strict=True):
        theirs = verify(record, keys=[KEY])
        assert (ours["verdict"], tuple(ours["notes"])) == (theirs.verdict, theirs.notes)


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Ten records of games that end early."""
    folder = tmp_path_factory.mktemp("short")
    files = []
    for number in range(10):
        document = forge.play(ruleset="yacht", leaves={1: ("seat.resigned", number % 2)}, number=number)
        files.append(folder / f"{number}.json")
        files[-1].write_bytes(seals.sealed(document))
    return files


def test_a_change_of_any_byte_is_refused_before_an_event_is_looked_at(installed: Installed, short: list[Path]) -> None:
    sizes = sum(path.stat().st_size for path in short)
    assert installed.node("flips.mjs", KEY.hex(), *map(str, short), seconds=300) == f"{sizes} bytes\n"


def test_so_it_is_by_the_other_verifier(short: list[Path]) -> None:
    with patch.object(verdict, "replay", side_effect=AssertionError("replayed")):
        for path in short:
            data = bytearray(path.read_bytes())
            for place in range(len(data)):
                data[place] ^= 1 << place % 8
                with pytest.raises(Refused) as refused:
                    verify(bytes(data), keys=[KEY])
                assert refused.value.event is None
                data[place] ^= 1 << place % 8


def test_where_it_cannot_verify_it_says_so_and_names_the_command(installed: Installed, short: list[Path]) -> None:
    missing, unsigned = json.loads(installed.node("nowhere.mjs", str(short[0]), KEY.hex()))
    assert missing.startswith("CannotVerify: This page has no WebCrypto")
    assert unsigned.startswith("CannotVerify: This browser knows no Ed25519")
    assert missing.endswith("yachtapi verify record.json") and unsigned.endswith("yachtapi verify record.json")


def test_a_huge_file_is_refused_at_once(installed: Installed, tmp_path: Path) -> None:
    (came,) = told(installed, tmp_path, [case(b" " * (5 * 1024 * 1024))])
    assert came == {"verdict": "refused", "event": None, "reason": "it is larger than 4194304 bytes"}
