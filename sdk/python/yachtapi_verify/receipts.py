"""Receipts: what the server signed while the game was running, held against the log it shows now."""

from collections.abc import Sequence
from dataclasses import dataclass

from yachtapi_verify import shape
from yachtapi_verify.canonical import Json, encode
from yachtapi_verify.keys import KEY_ID, SIGNATURE_BYTES, Keys, check_signature
from yachtapi_verify.log import Event
from yachtapi_verify.record import ID, Record
from yachtapi_verify.refusal import Refused

FORMAT = "yacht-receipt/1"

_MOST_EVENTS = 10**9


@dataclass(frozen=True, slots=True)
class Receipt:
    """A head of the log that somebody kept: the hash of event ``seq``."""

    game_id: str
    commitment: str
    seq: int
    hash: bytes


def read_receipt(value: Json, keys: Keys) -> Receipt:
    """Read a receipt and, when keys are given, check its signature; raises Refused."""
    part = shape.members(value, ("game_id", "commitment", "seq", "hash", "key_id", "signature"), "it")
    receipt = Receipt(
        game_id=shape.spelled(part["game_id"], ID, "its game_id"),
        commitment=shape.hexadecimal(part["commitment"], 32, "its commitment").hex(),
        seq=shape.integer(part["seq"], 1, _MOST_EVENTS, "its seq"),
        hash=shape.hexadecimal(part["hash"], 32, "its hash"),
    )
    named = shape.spelled(part["key_id"], KEY_ID, "its key_id")
    signature = shape.hexadecimal(part["signature"], SIGNATURE_BYTES, "its signature")
    if keys:
        body = {key: value for key, value in part.items() if key != "signature"}
        check_signature(keys, named, signature, f"{FORMAT}\n".encode() + encode(body))
    return receipt


def check_receipt(receipt: Receipt, record: Record, events: Sequence[Event]) -> None:
    """Hold a receipt against a replayed record; raises Refused."""
    shape.equal(record.game_id, receipt.game_id, "it is for game {due}, but the record is of game {found}")
    shape.equal(record.commitment, receipt.commitment, "it has the commitment {due}, but the record has {found}")
    if receipt.seq > len(events):
        raise Refused(f"it tells of event {receipt.seq}, but the log has only {len(events)}")
    if receipt.hash != events[receipt.seq - 1].hash:
        raise Refused("it has another hash: this event or one before it was changed since", event=receipt.seq)
