"""Hashes, signatures and receipts of records, made by other code than the verifier's."""

import hashlib
from collections.abc import Callable
from typing import Any

import rfc8785
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

Document = dict[str, Any]

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
ROGUE_KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(1, 33)))


def public(key: Ed25519PrivateKey) -> bytes:
    return key.public_key().public_bytes_raw()


def key_id(key: Ed25519PrivateKey) -> str:
    return hashlib.sha256(public(key)).hexdigest()[:16]


def chain(document: Document) -> None:
    """Number and hash all events anew."""
    previous = bytes(32)
    for seq, event in enumerate(document["events"], start=1):
        event.pop("hash", None)
        event["seq"] = seq
        previous = hashlib.sha256(previous + rfc8785.dumps(event)).digest()
        event["hash"] = previous.hex()


def sealed(document: Document, key: Ed25519PrivateKey = KEY) -> bytes:
    """Sign a record and write it as it is filed."""
    body = {name: value for name, value in document.items() if name != "signature"} | {"key_id": key_id(key)}
    digest = hashlib.sha256(rfc8785.dumps(body)).digest()
    return rfc8785.dumps({**body, "signature": key.sign(f"{document.get('format')}\n".encode() + digest).hex()})


def receipt(document: Document, seq: int, key: Ed25519PrivateKey = KEY, /, **changes: Any) -> Document:
    """Sign the head of the log as it was after an event."""
    body = {
        "game_id": document["game_id"],
        "commitment": document["commitment"],
        "seq": seq,
        "hash": document["events"][seq - 1]["hash"],
        "key_id": key_id(key),
    } | changes
    return {**body, "signature": key.sign(b"yacht-receipt/1\n" + rfc8785.dumps(body)).hex()}


def first(document: Document, kind: str, wanted: Callable[[Document], bool] = lambda data: True) -> Document:
    """Return the first event of a type whose data are as wanted."""
    found: Document = next(event for event in document["events"] if event["type"] == kind and wanted(event["data"]))
    return found
