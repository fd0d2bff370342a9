"""Files that hold a record's content but are not its bytes, and files that are no record at all."""

import hashlib
import json

import rfc8785

from tests.sdk import forge, seals

SMALL = forge.play(ruleset="traditional-yacht", strategies=(None,), leaves={2: ("seat.resigned", 0)})
RECORD = seals.sealed(SMALL)
_SIGNED = json.loads(RECORD)


def _with_signature(digits: str) -> bytes:
    return rfc8785.dumps({**_SIGNED, "signature": digits})


def _other_hash() -> bytes:
    digits = SMALL["events"][4]["hash"].encode()
    return RECORD.replace(digits, bytes([digits[0] ^ 1]) + digits[1:], 1)


def _reordered() -> bytes:
    return json.dumps(dict(reversed(_SIGNED.items())), separators=(",", ":"), ensure_ascii=False).encode()


NO_POINT = "ff" * 32
"""A key that is no point of the curve."""


def signed_with_no_point() -> bytes:
    """The record under the name of that key."""
    return rfc8785.dumps({**_SIGNED, "key_id": hashlib.sha256(bytes.fromhex(NO_POINT)).hexdigest()[:16]})


# A point of small order as the signature's first half, and a zero as its second: the plain formula holds for such a
# pair only with a key of small order, but an implementation may be lax.
_IDENTITY = "01" + "00" * 31 + "00" * 32
_ORDER = 2**252 + 27742317777372353535851937790883648493


def _malleated() -> bytes:
    """The same signature with the group's order added to its second half, which RFC 8032 section 5.1.7 refuses."""
    octets = bytes.fromhex(_SIGNED["signature"])
    second = int.from_bytes(octets[32:], "little") + _ORDER
    return _with_signature((octets[:32] + second.to_bytes(32, "little")).hex())


WRONG_BYTES: dict[str, bytes] = {
    "nothing": b"",
    "a space": b" ",
    "null": b"null",
    "a list": b"[]",
    "a number": b"7",
    "an object": b"{}",
    "a game": b'{"id":"01939f2e","status":"playing"}',
    "half a record": RECORD[: len(RECORD) // 2],
    "a line feed at the end": RECORD + b"\n",
    "a byte order mark": b"\xef\xbb\xbf" + RECORD,
    "in UTF-16": RECORD.decode().encode("utf-16"),
    "not UTF-8": RECORD.replace(b"traditional", b"tr\xe4ditional", 1),
    "an overlong letter": RECORD.replace(b"traditional", b"tr\xc1\xa1ditional", 1),
    "a surrogate in UTF-8": RECORD.replace(b"traditional", b"tr\xed\xa0\x80ditional", 1),
    "half a surrogate pair": RECORD.replace(b"traditional", b"tr\\ud800ditional", 1),
    "a letter as an escape": RECORD.replace(b"traditional", b"tr\\u0061ditional", 1),
    "a zero byte": RECORD.replace(b"traditional", b"tr\x00ditional", 1),
    "written by an editor": json.dumps(_SIGNED, indent=2).encode(),
    "in another order": _reordered(),
    "a key twice": b'{"client_seeds":[],' + RECORD[1:],
    "a key twice, by an escape": b'{"client_seed\\u0073":[],' + RECORD[1:],
    "a fraction": RECORD.replace(b'"seq":1,', b'"seq":1.0,', 1),
    "an exponent": RECORD.replace(b'"seq":1,', b'"seq":1e0,', 1),
    "minus zero": RECORD.replace(b'"first_seat":0', b'"first_seat":-0', 1),
    "a number too large": RECORD.replace(b'"seq":1,', b'"seq":9007199254740993,', 1),
    "a number far too large": RECORD.replace(b'"seq":1,', b'"seq":' + b"9" * 5000 + b",", 1),
    "no number": RECORD.replace(b'"seq":1,', b'"seq":NaN,', 1),
    "infinite": RECORD.replace(b'"seq":1,', b'"seq":Infinity,', 1),
    "a leading zero": RECORD.replace(b'"seq":1,', b'"seq":01,', 1),
    "nested deeply": b"[" * 5_000 + b"]" * 5_000,
    "nested 33 deep": b"[" * 33 + b"]" * 33,
    "a comma too many": RECORD[:-1] + b",}",
    "something after it": RECORD + b"{}",
    "another hash": _other_hash(),
    "a signature of zeros": _with_signature("00" * 64),
    "a signature of small order": _with_signature(_IDENTITY),
    "a malleated signature": _malleated(),
    "a signature in capitals": _with_signature(_SIGNED["signature"].upper()),
    "another format under an old signature": rfc8785.dumps({**_SIGNED, "format": "yacht-record/2"}),
}
