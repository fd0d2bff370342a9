"""The server's Ed25519 key, which signs receipts and records."""

import hashlib
from dataclasses import dataclass, field

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


@dataclass(frozen=True)
class SigningKey:
    """A private key and its public face; ``key_id`` is the start of the public key's SHA-256."""

    private: Ed25519PrivateKey = field(repr=False)
    public: bytes
    key_id: str

    @classmethod
    def from_secret(cls, secret: bytes) -> "SigningKey":
        """The key that grows from 32 secret bytes."""
        private = Ed25519PrivateKey.from_private_bytes(secret)
        public = private.public_key().public_bytes_raw()
        return cls(private, public, hashlib.sha256(public).hexdigest()[:16])

    def sign(self, message: bytes) -> str:
        """The signature in lower-case hex."""
        return self.private.sign(message).hex()
