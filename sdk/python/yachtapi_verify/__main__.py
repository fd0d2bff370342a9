"""The command line: ``python -m yachtapi_verify record.json``; exit status 0, 1 when refused, 2 on wrong usage."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from yachtapi_verify.canonical import MAX_BYTES, Json, decode
from yachtapi_verify.hints import hint
from yachtapi_verify.keys import read_keys
from yachtapi_verify.refusal import Refused
from yachtapi_verify.verdict import ClientSeeds, Verdict, verify


class _Unusable(Exception):
    """What was given on the command line can't be used."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Verify the record named on the command line, print the verdict and return the exit status."""
    parser = argparse.ArgumentParser("python -m yachtapi_verify", description="Verify a game's record offline.")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


def run(given: argparse.Namespace) -> int:
    """Verify what was named, print the verdict and return the exit status."""
    try:
        verdict = _verify(given)
    except Refused as refusal:
        _print(f"refused: {refusal}")
        if refusal.event is None and (instead := hint(_read(given.record))):
            _print(f"- {instead}")
        return 1
    except _Unusable as problem:
        print(_printable(str(problem)), file=sys.stderr)
        return 2
    _print_verdict(verdict)
    return 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Let a command take what this one takes."""
    parser.add_argument("record", type=Path, help="the file that GET games/{id}/record/ gave, byte for byte")
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


def _verify(given: argparse.Namespace) -> Verdict:
    keys = [key for value in given.keys for key in _keys(value)]
    client_seeds = _client_seeds(given.client_seeds)
    receipts = [_receipt(path) for path in given.receipts]
    return verify(_read(given.record), receipts=receipts, client_seeds=client_seeds, keys=keys)


def _read(path: Path) -> bytes:
    # One byte more than allowed is enough to refuse a file that never ends.
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise _Unusable(f"{path} can't be read: {getattr(error, 'strerror', None) or error}") from None


def _receipt(path: Path) -> Json:
    try:
        return decode(_read(path))
    except Refused as refusal:
        raise Refused(f"the receipt {path}: {refusal.reason}") from None


def _keys(value: str) -> tuple[bytes, ...]:
    if len(value) == 64 and set(value.lower()) <= set("0123456789abcdef"):
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


def _print_verdict(verdict: Verdict) -> None:
    _print(f"{verdict.verdict}: no event of this record is wrong.")
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
