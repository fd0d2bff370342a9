"""A secret under lock: useless to whoever has the box alone, and no longer opened once it was tampered with.

ChaCha20-Poly1305 (RFC 8439) under a key that HKDF (RFC 5869) draws from a passphrase of high entropy.
"""

import secrets
from collections.abc import Iterable

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_PURPOSE = b"yacht signing key 1"
_NONCE = 12  # bytes


class WrongPassphrase(Exception):
    """None of the passphrases opens the box."""


def seal(secret: bytes, passphrase: str, label: bytes) -> bytes:
    """The secret in a box, which opens with the same passphrase and the same label only."""
    nonce = secrets.token_bytes(_NONCE)
    return nonce + _cipher(passphrase).encrypt(nonce, secret, label)


def unseal(box: bytes, passphrases: Iterable[str], label: bytes) -> bytes:
    """The secret, by the first passphrase that opens the box; raises WrongPassphrase."""
    for passphrase in passphrases:
        try:
            return _cipher(passphrase).decrypt(box[:_NONCE], box[_NONCE:], label)
        except InvalidTag:
            continue
    raise WrongPassphrase


def _cipher(passphrase: str) -> ChaCha20Poly1305:
    return ChaCha20Poly1305(HKDF(SHA256(), 32, salt=None, info=_PURPOSE).derive(passphrase.encode()))
