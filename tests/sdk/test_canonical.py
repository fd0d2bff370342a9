"""Strict JSON in and RFC 8785 out."""

import json

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from yachtapi_verify import Refused
from yachtapi_verify.canonical import MAX_BYTES, MAX_DEPTH, Json, decode, decode_canonical, encode

TEXTS = st.text(st.characters(codec="utf-8"), max_size=12)
LEAVES = st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | TEXTS
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4))

# RFC 8785 section 3.2.3 and appendix; the object sorted there by UTF-16 code units.
RFC_KEYS = '{"\\u20ac":"Euro Sign","\\r":"Carriage Return","\\ufb33":"Hebrew Letter Dalet With Dagesh","1":"One",'
RFC_KEYS += (
    '"\\ud83d\\ude00":"Emoji: Grinning Face","\\u0080":"Control","\\u00f6":"Latin Small Letter O With Diaeresis"}'
)
RFC_ORDER = ["\r", "1", "\u0080", "\u00f6", "\u20ac", "\U0001f600", "\ufb33"]


def test_keys_are_sorted_as_in_rfc_8785() -> None:
    assert list(json.loads(encode(decode(RFC_KEYS.encode())))) == RFC_ORDER


def test_strings_are_escaped_as_in_rfc_8785() -> None:
    text = '\u20ac$\u000f\nA\'B"\\\\"/\x7f'
    assert encode(text) == '"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/\x7f"'.encode()
    assert encode("\b\t\f\r\x1f") == b'"\\b\\t\\f\\r\\u001f"'


def test_literals_are_written_without_spaces() -> None:
    assert encode({"b": [None, True, False, -7, []], "a": {}}) == b'{"a":{},"b":[null,true,false,-7,[]]}'


@given(VALUES)
def test_it_writes_what_the_rfc8785_package_writes(value: Json) -> None:
    assert encode(value) == rfc8785.dumps(value)


@given(VALUES)
def test_what_it_writes_it_reads_back(value: Json) -> None:
    assert decode_canonical(encode(value)) == value


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"nul",
        b"[1] 2",
        b"\xef\xbb\xbf1",
        b"\xff",
        b'"\xed\xa0\x80"',
        b'"\\ud800"',
        b'{"\\udfff":1}',
        b'{"a":1,"a":1}',
        b'{"a":1,"\\u0061":2}',
        b"1.0",
        b"1e2",
        b"NaN",
        b"[Infinity]",
        b"-Infinity",
        b"9007199254740992",
        b"1" * 5000,
        b'"\x01"',
        b"[" * (MAX_DEPTH + 1) + b"]" * (MAX_DEPTH + 1),
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'"' + b'\\"' * 100_000,
        b" " * (MAX_BYTES + 1),
    ],
    ids=lambda data: str(data[:20]),
)
def test_what_no_record_holds_is_refused(data: bytes) -> None:
    with pytest.raises(Refused):
        decode(data)


@pytest.mark.parametrize(
    "data",
    [b"[1, 2]", b"[1]\n", b'{"b":1,"a":2}', b'"\\u0041"', b'"\\/"', b"-0", b'"\\u00e9"', b'"\\u001F"'],
)
def test_another_way_to_write_the_same_value_is_refused(data: bytes) -> None:
    decode(data)
    with pytest.raises(Refused, match="canonical form"):
        decode_canonical(data)
