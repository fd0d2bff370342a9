"""One bit of any byte of a record file turned over."""

import random
from unittest.mock import patch

import pytest

from tests.sdk import forge, seals
from yachtapi_verify import Refused, verdict, verify

GAME = {"ruleset": "traditional-yacht", "strategies": (None, "random"), "order": "roll_off", "client_seeds": ("a", "")}


def short_record() -> bytes:
    return seals.sealed(forge.play(**GAME, turn_seconds=60, leaves={2: ("seat.resigned", 0)}))


RECORD = short_record()


def flipped(data: bytes, place: int, bit: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :]


def flips() -> list[tuple[int, int]]:
    """Return one bit of every byte, another one in every run."""
    return [(place, random.randrange(8)) for place in range(len(RECORD))]


def test_the_record_is_in_order() -> None:
    assert verify(RECORD, keys=[seals.public(seals.KEY)]).verdict == "consistent"


def test_with_the_key_every_byte_is_bound_before_any_replay() -> None:
    with patch.object(verdict, "replay", side_effect=AssertionError("replayed")):
        for place, bit in flips():
            with pytest.raises(Refused) as refused:
                verify(flipped(RECORD, place, bit), keys=[seals.public(seals.KEY)])
            assert refused.value.event is None


def test_without_a_key_only_signature_and_key_id_are_not_bound() -> None:
    unbound = set[int]()
    for name, digits in ((b'"key_id":"', 16), (b'"signature":"', 128)):
        start = RECORD.index(name) + len(name)
        unbound |= set(range(start, start + digits))
    for place, bit in random.sample(flips(), len(RECORD) // 3):
        try:
            verify(flipped(RECORD, place, bit))
        except Refused:
            continue
        assert place in unbound


def test_signature_and_key_id_must_at_least_be_hexadecimal() -> None:
    for name in (b'"key_id":"', b'"signature":"'):
        place = RECORD.index(name) + len(name)
        for data in (RECORD[:place] + b"x" + RECORD[place + 1 :], RECORD[:place] + RECORD[place + 2 :]):
            with pytest.raises(Refused, match="wrong form"):
                verify(data)


def test_no_end_may_be_missing() -> None:
    for length in range(0, len(RECORD), 17):
        with pytest.raises(Refused):
            verify(RECORD[:length])
    with pytest.raises(Refused):
        verify(RECORD + b"\n")
