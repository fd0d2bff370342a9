"""The command line: ``python -m yachtapi_verify record.json``.

The exit status is 0, 1 when a record is refused, 2 on wrong usage or when a file can't be read. ``yachtapi verify`` is
the same.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from yachtapi_verify.canonical import MAX_BYTES, Json, decode
from yachtapi_verify.hints import hint
from yachtapi_verify.keys import read_keys
from yachtapi_verify.refusal import Refused
from yachtapi_verify.verdict import ClientSeeds, Verdict, verify


class _Unusable(Exception):
    """What was given on the command line can't be used."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Verify the records named on the command line, print the verdicts and return the exit status."""
    parser = argparse.ArgumentParser("python -m yachtapi_verify", description="Verify games' records offline.")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


def run(given: argparse.Namespace) -> int:
    """Verify what was named, print the verdicts and return the exit status: the highest of all."""
    try:
        keys = [key for value in given.keys for key in _keys(value)]
        client_seeds = _client_seeds(given.client_seeds)
        if len(given.records) > 1 and (given.receipts or client_seeds):
            raise _Unusable("a receipt and a client seed are of one game: give one record with them")
        kept = _Kept(keys, client_seeds, given.receipts)
    except _Unusable as problem:
        return _unusable(problem)
    return max(_run(path, kept, _name(path, given.records)) for path in given.records)


@dataclass(frozen=True)
class _Kept:
    keys: Sequence[bytes]
    client_seeds: ClientSeeds
    receipts: Sequence[Path]


def _run(path: Path, kept: _Kept, name: str) -> int:
    try:
        data = _read(path)
    except _Unusable as problem:
        return _unusable(problem)
    try:
        receipts = [_receipt(path) for path in kept.receipts]
        verdict = verify(data, receipts=receipts, client_seeds=kept.client_seeds, keys=kept.keys)
    except _Unusable as problem:
        return _unusable(problem)
    except Refused as refusal:
        _print(f"{name}refused: {refusal}")
        if refusal.event is None and (instead := hint(data)):
            _print(f"- {instead}")
        return 1
    _print_verdict(verdict, name)
    return 0


def _name(path: Path, paths: Sequence[Path]) -> str:
    return f"{path}: " if len(paths) > 1 else ""


def _unusable(problem: _Unusable) -> int:
    print(_printable(str(problem)), file=sys.stderr)
    return 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Let a command take what this one takes."""
    parser.add_argument(
        "records",
        type=Path,
        nargs="+",
        metavar="RECORD",
        help="the file that GET games/{id}/record/ gave, byte for byte, 4 MiB at most; - is the standard input",
    )
    parser.add_argument(
        "--receipt",
        type=Path,
        action="append",
        default=[],
        dest="receipts",
        metavar="FILE",
        help="a receipt you kept; may be given again",
    )
    parser.add_argument(
        "--client-seed",
        action="append",
        default=[],
        dest="client_seeds",
        metavar="[SEAT=]SEED",
        help="the client seed you gave, with your seat if you know it; may be given again",
    )
    parser.add_argument(
        "--key",
        action="append",
        default=[],
        dest="keys",
        metavar="HEX|FILE",
        help="the server's public key, or the file that GET keys/ gave; may be given again",
    )


def _read(path: Path) -> bytes:
    # One byte more than allowed is enough to refuse a file that never ends.
    try:
        if str(path) == "-":
            return sys.stdin.buffer.read(MAX_BYTES + 1)
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except IsADirectoryError:
        raise _Unusable(f"{path} is a folder: name a file in it") from None
    except FileNotFoundError:
        raise _Unusable(f"{path} is not there") from None
    except (OSError, ValueError) as error:
        raise _Unusable(f"{path} can't be read: {getattr(error, 'strerror', None) or error}") from None
    return data


def _receipt(path: Path) -> Json:
    try:
        return decode(_read(path))
    except Refused as refusal:
        raise Refused(f"the receipt {path}: {refusal.reason}") from None


def _keys(value: str) -> tuple[bytes, ...]:
    if set(value.lower()) <= set("0123456789abcdef") and not Path(value).exists():
        if len(value) != 64:
            raise _Unusable(f"a public key has 64 hexadecimal digits, not {len(value)}")
        return (bytes.fromhex(value),)
    try:
        keys = read_keys(_read(Path(value)))
    except Refused as refusal:
        raise _Unusable(f"{value} holds no keys: {refusal.reason}") from None
    if not keys:
        raise _Unusable(f"{value} holds no keys")
    return keys


def _client_seeds(values: Sequence[str]) -> ClientSeeds:
    seeds: dict[int | None, str] = {}
    for value in values:
        seat, equals, seed = value.rpartition("=")
        if equals and not (seat.isascii() and seat.isdigit() and len(seat) < 4):
            raise _Unusable(f"{seat} is no seat: give --client-seed SEAT=SEED, with seats from 0")
        index = int(seat) if equals else None
        if index in seeds:
            raise _Unusable("several client seeds need their seats: give --client-seed SEAT=SEED for each")
        seeds[index] = seed
    return seeds


def _print_verdict(verdict: Verdict, name: str) -> None:
    _print(f"{name}{verdict.verdict}: no event of this record is wrong.")
    for note in verdict.notes:
        _print(f"- {note}")


def _print(line: str) -> None:
    print(_printable(line))


def _printable(line: str) -> str:
    # A name out of a forged file must not steer the terminal, nor fail on one that knows ASCII only.
    return "".join(
        letter if letter.isascii() and letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in line
    )


if __name__ == "__main__":
    sys.exit(main())
