"""``python -m yachtapi_verify``: short answers, exit statuses, and no traceback whatever it is given."""

import gzip
import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import yachtapi_verify
from tests.sdk import forge, seals
from yachtapi_verify.__main__ import main
from yachtapi_verify.canonical import MAX_BYTES

DOCUMENT = forge.play(client_seeds=("mine", "yours"))
RECORD = seals.sealed(DOCUMENT)
HEX = seals.public(seals.KEY).hex()
KEY = {"key_id": seals.key_id(seals.KEY), "algorithm": "Ed25519", "public_key": HEX}


@pytest.fixture
def record(tmp_path: Path) -> str:
    return written(tmp_path / "record.json", RECORD)


@pytest.fixture
def receipt(tmp_path: Path) -> str:
    return written(tmp_path / "receipt.json", json.dumps(seals.receipt(DOCUMENT, 1), indent=1).encode())


def written(path: Path, data: bytes) -> str:
    path.write_bytes(data)
    return str(path)


def test_all_that_a_player_kept_makes_it_fair(record: str, receipt: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([record, "--receipt", receipt, "--client-seed", "0=mine", "--key", HEX]) == 0
    assert capsys.readouterr().out.startswith("fair: ")
    assert main([record, "--receipt", receipt, "--client-seed", "yours", "--key", HEX.upper()]) == 0
    assert capsys.readouterr().out.startswith("fair: ")


def test_the_record_alone_is_consistent(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([record]) == 0
    assert capsys.readouterr().out.startswith("consistent: ")


@pytest.mark.parametrize(
    "served", [[KEY], [KEY | {"current": True}], {"next": None, "previous": None, "results": [KEY]}]
)
def test_keys_may_come_as_they_are_served(record: str, tmp_path: Path, served: object) -> None:
    keys = written(tmp_path / "keys.json", json.dumps(served).encode())
    assert main([record, "--key", keys]) == 0


def test_a_wrong_event_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = RECORD.replace(b'"category":"ones"', b'"category":"twos"', 1)
    assert main([written(tmp_path / "wrong.json", wrong)]) == 1
    assert capsys.readouterr().out.startswith("refused: event ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--key", "nowhere.json"],
        ["--receipt", "nowhere.json"],
        ["--client-seed", "a", "--client-seed", "b"],
        ["--client-seed", "one=a"],
        ["--client-seed=-1=a"],
        ["--client-seed", "\u0661=a"],
        ["--key", "bad\0name"],
    ],
)
def test_wrong_usage_has_its_own_status(record: str, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([record, *arguments]) == 2
    assert capsys.readouterr().err.isascii()


@pytest.mark.parametrize("arguments", [[], ["--fast"], ["a", "--key"]])
def test_unknown_arguments_have_the_status_of_wrong_usage(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2


def test_an_unreadable_file_has_the_status_of_wrong_usage(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 2
    assert main([str(tmp_path / "nothing\udcff\n\u20ac.json")]) == 2


@pytest.mark.parametrize(
    "keys", [b"", b"[]", b"{}", b"7", b'[{"key_id":"x"}]', json.dumps([KEY | {"key_id": "00" * 8}]).encode()]
)
def test_a_file_without_keys_has_the_status_of_wrong_usage(record: str, tmp_path: Path, keys: bytes) -> None:
    assert main([record, "--key", written(tmp_path / "keys.json", keys)]) == 2


def test_a_receipt_that_is_no_json_is_refused(record: str, tmp_path: Path) -> None:
    assert main([record, "--receipt", written(tmp_path / "receipt.json", b"{")]) == 1


def test_a_file_too_large_is_refused(tmp_path: Path) -> None:
    assert main([written(tmp_path / "huge.json", b"[" + b"1," * (MAX_BYTES // 2) + b"1]")]) == 1
    assert main([written(tmp_path / "lists.json", b"[" + b"[]," * (MAX_BYTES // 4) + b"1]")]) == 1


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="needs a file that never ends")
def test_a_file_that_never_ends_is_refused() -> None:
    assert main(["/dev/zero"]) == 1


def test_nothing_in_a_file_steers_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evil = forge.play()
    evil["events"][1]["type"] = "\x1b[2J\u202e\u00e9"
    seals.chain(evil)
    assert main([written(tmp_path / "evil.json", seals.sealed(evil))]) == 1
    printed = capsys.readouterr().out
    assert printed.isascii() and printed.rstrip("\n").isprintable()


def test_garbage_is_refused_without_a_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random()
    path = tmp_path / "garbage.json"
    for number in range(300):
        cut = chance.randrange(len(RECORD))
        piece = RECORD[cut : cut + chance.randrange(1, 60)]
        garbage = [
            RECORD[:cut],
            RECORD[:cut] + piece + RECORD[cut:],
            RECORD[:cut] + RECORD[cut + len(piece) :],
            chance.randbytes(chance.randrange(200)),
            bytes(chance.choices(b'{}[]",:0123456789tfn\\eE.-', k=60)),
        ][number % 5]
        assert main([written(path, garbage)]) == 1
        assert capsys.readouterr().out.startswith("refused: ")


def test_it_runs_with_nothing_but_its_folder_on_the_path(record: str) -> None:
    folder = str(Path(yachtapi_verify.__file__).parent.parent)
    command = [sys.executable, "-m", "yachtapi_verify", record, "--key", HEX]
    run = subprocess.run(command, cwd=folder, env={}, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("consistent: ")


@pytest.mark.parametrize(
    ("given", "instead"),
    [
        (b'{"id":"01a2","status":"playing"}', "record of a game that is over"),
        (RECORD[:-100], "Is it whole?"),
        (b"", "It is empty"),
        (b" \n", "It is empty"),
        (b" " * (MAX_BYTES + 1), "It is empty"),
        (b"{" * (MAX_BYTES + 1), "No record is that large"),
        (RECORD.decode().encode("utf-16"), "in its own encoding"),
        (gzip.compress(RECORD), "It is compressed"),
        (json.dumps(seals.receipt(DOCUMENT, 1)).encode(), "give it with --receipt"),
        (json.dumps(DOCUMENT, indent=1).encode(), "keep the bytes as they come"),
    ],
)
def test_something_else_than_a_record_is_told_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given: bytes, instead: str
) -> None:
    assert main([written(tmp_path / "record.json", given)]) == 1
    assert instead in capsys.readouterr().out


def test_a_wrong_record_is_told_nothing_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = RECORD.replace(b'"category":"ones"', b'"category":"twos"', 1)
    main([written(tmp_path / "wrong.json", wrong)])
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_several_records_are_verified_at_once(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([record, record, "--key", HEX]) == 0
    wrong = written(tmp_path / "wrong.json", RECORD[:-1])
    assert main([wrong, record]) == 1
    verdicts = [line for line in capsys.readouterr().out.splitlines() if not line.startswith("- ")]
    assert verdicts[2].startswith(f"{wrong}: refused: ") and verdicts[3].startswith(f"{record}: consistent: ")
    assert main([wrong, str(tmp_path / "nothing.json"), record]) == 2


def test_what_is_of_one_game_needs_one_record(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([record, record, "--client-seed", "mine"]) == 2
    assert "give one record" in capsys.readouterr().err


def test_a_record_may_come_through_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(RECORD)))
    assert main(["-", "--key", HEX]) == 0
    assert capsys.readouterr().out.startswith("consistent: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nothing.json"], "nothing.json is not there"),
        (["."], ". is a folder"),
        (["-", "--key", "abcd"], "64 hexadecimal digits, not 4"),
    ],
)
def test_what_cannot_be_used_is_said(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err


def test_the_clients_command_is_the_same_and_needs_none_of_its_models(record: str, receipt: str) -> None:
    given = [record, "--receipt", receipt, "--client-seed", "0=mine", "--key", HEX]
    program = (
        "import sys; from yachtapi_client.cli.__main__ import main; status = main(sys.argv[1:]);"
        "print([name for name in sys.modules if name.startswith(('yachtapi_client.core', 'httpx'))]); sys.exit(status)"
    )
    folder = str(Path(yachtapi_verify.__file__).parent.parent)
    command = [sys.executable, "-c", program, "verify", *given]
    run = subprocess.run(command, cwd=folder, env={}, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("fair: ") and run.stdout.endswith("[]\n")
