"""The server's public keys, and the Ed25519 signatures made with them."""

import hashlib
from collections.abc import Iterable, Mapping

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from yachtapi_verify import shape
from yachtapi_verify.canonical import Json, decode
from yachtapi_verify.refusal import Refused

KEY_BYTES = 32
SIGNATURE_BYTES = 64
KEY_ID = "[0-9a-f]{16}"

Keys = Mapping[str, bytes]
"""Raw public keys by their key_id."""


def key_id(public: bytes) -> str:
    """Return the first 16 hexadecimal digits of a public key's SHA-256."""
    return hashlib.sha256(public).hexdigest()[:16]


def by_id(publics: Iterable[bytes]) -> Keys:
    """Return keys by their key_id; raises Refused when one can't be a key."""
    keys = {key_id(public): public for public in publics}
    if any(len(public) != KEY_BYTES for public in keys.values()):
        raise Refused(f"a public key must have {KEY_BYTES} bytes")
    return keys


def read_keys(data: bytes) -> tuple[bytes, ...]:
    """Read the document that ``GET keys/`` serves: a list, or a page of one; raises Refused."""
    document = decode(data)
    listed = document.get("results") if isinstance(document, dict) else document
    return tuple(_public(item) for item in shape.items(listed, "the list of keys"))


def check_signature(keys: Keys, named: str, signature: bytes, message: bytes) -> None:
    """Hold a signature against the key it names; raises Refused."""
    if named not in keys:
        raise Refused(f"it is signed with the key {named}, which is not among those given")
    try:
        Ed25519PublicKey.from_public_bytes(keys[named]).verify(signature, message)
    except (InvalidSignature, ValueError):
        raise Refused("its signature is wrong: it was changed after the server signed it") from None


def _public(value: Json) -> bytes:
    item = shape.members_among(value, ("key_id", "algorithm", "public_key"), "a key")
    shape.one_of(item["algorithm"], ("Ed25519",), "a key's algorithm")
    public = shape.hexadecimal(item["public_key"], KEY_BYTES, "a public key")
    shape.equal(item["key_id"], key_id(public), "a key has the key_id {found}, but must have {due}")
    return public
