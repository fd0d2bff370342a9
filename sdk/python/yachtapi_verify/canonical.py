"""RFC 8785 (JSON Canonicalization Scheme) for what records contain: no number but whole ones.

A record is its bytes: a document that could be written in two ways could be signed in one and read in the other.
So reading is as strict as writing: no duplicate key, no float, no number that JavaScript rounds, no lone surrogate.
"""

import json
import re
from typing import NoReturn, TypeAlias

from yachtapi_verify.refusal import Refused

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

MAX_BYTES = 4 * 1024 * 1024
"""Ten times the longest game of ten seats and fifteen categories."""

MAX_DEPTH = 32
LARGEST_INTEGER = 2**53 - 1

# Escapes go first, so that a quote is one that opens or closes. Where a backslash stands outside a string, JSON ends.
_ESCAPE = re.compile(r"\\.", re.DOTALL)
# The closing quote is optional so that a string without one is read once, not once for every quote in it.
_STRING = re.compile(r'"[^"]*"?')
_BRACKET = re.compile(r"[\[\]{}]")
_DEEPER = {"[": 1, "{": 1, "]": -1, "}": -1}

_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True)
_UNSORTED_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def encode(value: Json) -> bytes:
    """Write a value as its RFC 8785 bytes."""
    text = _ENCODER.encode(value)
    # In ASCII the order of code points is that of UTF-16 code units, and Python's own sorting is much faster.
    return (text if text.isascii() else _UNSORTED_ENCODER.encode(_sorted(value))).encode()


def decode(data: bytes) -> Json:
    """Read JSON strictly; raises Refused on anything that RFC 8785 could not have written or that is too large."""
    if len(data) > MAX_BYTES:
        raise Refused(f"it is larger than {MAX_BYTES} bytes")
    text = _text(data)
    _check_depth(text)
    try:
        value: Json = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_no_float,
            parse_constant=_no_float,
        )
    except json.JSONDecodeError as error:
        raise Refused(f"it is not JSON: {error.msg} at character {error.pos}") from None
    if "\\u" in text:  # UTF-8 has no surrogates, so half a pair can only have been written as an escape.
        _check_strings(value)
    return value


def decode_canonical(data: bytes) -> Json:
    """Read a document whose bytes must equal their canonical form."""
    value = decode(data)
    if encode(value) != data:
        raise Refused("its bytes differ from their canonical form (RFC 8785)")
    return value


def same(left: Json, right: Json) -> bool:
    """Compare as JSON does, where ``1`` is not ``true``."""
    return encode(left) == encode(right)


def show(value: Json) -> str:
    """Print a value for a sentence: short, and safe for any terminal."""
    text = json.dumps(value)
    return text if len(text) <= 80 else text[:77] + "..."


def _sorted(value: Json) -> Json:
    if isinstance(value, dict):
        return {key: _sorted(value[key]) for key in sorted(value, key=_utf16)}
    if isinstance(value, list):
        return [_sorted(item) for item in value]
    return value


def _utf16(key: str) -> bytes:
    # RFC 8785 section 3.2.3 sorts by UTF-16 code units, which is not the order of code points beyond U+FFFF.
    return key.encode("utf-16-be")


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused(f"it is not UTF-8 at byte {error.start}") from None


def _check_depth(text: str) -> None:
    depth = 0
    for match in _BRACKET.finditer(_STRING.sub("", _ESCAPE.sub("", text))):
        depth += _DEEPER[match.group()]
        if depth > MAX_DEPTH:
            raise Refused(f"it is nested more than {MAX_DEPTH} deep")


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise Refused("an object in it has one key twice")
    return value


def _integer(digits: str) -> int:
    if len(digits) > 17 or abs(int(digits)) > LARGEST_INTEGER:
        raise Refused("a number in it is too large")
    return int(digits)


def _no_float(_: str) -> NoReturn:
    raise Refused("a number in it is not a whole number")


def _check_strings(value: Json) -> None:
    if isinstance(value, str):
        _check_string(value)
    elif isinstance(value, list):
        for item in value:
            _check_strings(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            _check_string(key)
            _check_strings(item)


def _check_string(text: str) -> None:
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise Refused("a text in it has half a surrogate pair")
