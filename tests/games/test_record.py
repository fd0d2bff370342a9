"""The hash chain, the receipt and the record, recomputed with nothing of ours."""

import hashlib
import json
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
import rfc8785
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from hypothesis import given
from hypothesis import strategies as st

from games import record
from games.signing import SigningKey

KEY = SigningKey.from_secret(bytes(range(32)))
data = st.dictionaries(
    st.text("abcz_", min_size=1), st.integers(0, 2**40) | st.text("aZ9 é") | st.none() | st.booleans()
)


def plain(value: Any) -> bytes:
    """RFC 8785 as far as the log needs it: keys in ASCII, whole numbers."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def signed(document: dict[str, Any], message: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(KEY.public).verify(bytes.fromhex(document["signature"]), message)
    except InvalidSignature:
        return False
    return True


def log() -> list[record.Event]:
    """A short log of an aborted game, with a seat that was left."""
    told = [
        ("game.created", {"draw_id": "d", "ruleset_digest": "ab" * 32, "commitment": "cd" * 32, "options": {}}),
        ("seat.joined", {"seat": 1, "player_id": "q", "strategy": "greedy", "strategy_version": "1"}),
        ("seat.joined", {"seat": 0, "player_id": "p"}),
        ("seat.left", {"seat": 0}),
        ("seat.joined", {"seat": 0, "player_id": "r"}),
        ("game.aborted", {"reason": "abandoned"}),
    ]
    head, events = record.GENESIS, []
    for seq, (kind, facts) in enumerate(told, start=1):
        event = {"seq": seq, "type": kind, "data": facts, "at": record.timestamp(datetime(2026, 1, seq, tzinfo=UTC))}
        head = record.chain(head, event)
        events.append({**event, "hash": head})
    return events


@given(st.binary(min_size=32, max_size=32), data)
def test_a_hash_is_sha_256_of_the_previous_one_and_the_event(previous: bytes, facts: dict[str, Any]) -> None:
    event = {"seq": 1, "type": "turn.rolled", "data": facts, "at": "2026-11-30T12:48:09.123456Z"}
    assert record.chain(previous.hex(), event) == hashlib.sha256(previous + plain(event)).hexdigest()


def test_the_first_hash_follows_from_32_zero_bytes() -> None:
    assert bytes.fromhex(record.GENESIS) == bytes(32)


@given(st.integers(0, 999_999))
def test_a_moment_is_written_in_utc_with_six_decimals(microsecond: int) -> None:
    moment = datetime(2026, 11, 30, 14, 48, 9, microsecond, tzinfo=timezone(timedelta(hours=2)))
    assert record.timestamp(moment) == f"2026-11-30T12:48:09.{microsecond:06}Z"


def test_a_receipt_is_signed_over_its_format_and_its_body() -> None:
    receipt = record.receipt("game", "cd" * 32, 17, "ab" * 32, KEY)
    body = {key: value for key, value in receipt.items() if key != "signature"}
    assert set(body) == {"game_id", "commitment", "seq", "hash", "key_id"}
    assert signed(receipt, b"yacht-receipt/1\n" + plain(body))


def test_a_key_is_named_by_the_start_of_its_hash() -> None:
    assert KEY.key_id == hashlib.sha256(KEY.public).hexdigest()[:16]
    assert bytes(range(32)).hex() not in repr(KEY)


def test_a_record_is_canonical_and_signed_over_the_hash_of_its_body() -> None:
    body = record.record("game", {"key": "yacht"}, bytes(32), log(), KEY)
    document = json.loads(body)
    assert plain(document) == body
    unsigned = {key: value for key, value in document.items() if key != "signature"}
    assert signed(document, b"yacht-record/1\n" + hashlib.sha256(plain(unsigned)).digest())
    assert not signed(document, b"yacht-record/1\n" + hashlib.sha256(plain({**unsigned, "seed": "00"})).digest())


def test_a_record_has_the_members_of_its_format_and_no_others() -> None:
    document = json.loads(record.record("game", {"key": "yacht"}, b"\x07" * 32, log(), KEY))
    assert set(document) == {
        "format", "game_id", "draw_id", "ruleset", "ruleset_digest", "commitment", "seed", "client_seeds", "seats",
        "events", "results", "key_id", "signature",
    }  # fmt: skip
    assert (document["format"], document["seed"], document["ruleset"]) == (
        "yacht-record/1",
        "07" * 32,
        {"key": "yacht"},
    )


def test_a_game_that_never_started_has_no_client_seeds_and_no_results() -> None:
    document = json.loads(record.record("game", {}, bytes(32), log(), KEY))
    assert (document["client_seeds"], document["results"]) == ([], None)


def test_the_seats_are_those_taken_at_the_end_by_index() -> None:
    assert record.seats(log()) == [
        {"index": 0, "player_id": "r", "strategy": None, "strategy_version": None},
        {"index": 1, "player_id": "q", "strategy": "greedy", "strategy_version": "1"},
    ]


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_signing_key_grows_from_32_bytes(secret: bytes) -> None:
    with pytest.raises(ValueError):
        SigningKey.from_secret(secret)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=20,
)


@given(JSON)
def test_every_value_is_written_as_rfc_8785_says(value: Any) -> None:
    assert record.canonical(value) == rfc8785.dumps(value)


@pytest.mark.parametrize("value", [2**53, -(2**53), float("nan"), "\ud800", {1: 2}, object()])
def test_what_rfc_8785_cannot_write_is_refused(value: Any) -> None:
    with pytest.raises(rfc8785.CanonicalizationError):
        record.canonical(value)
