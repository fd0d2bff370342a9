"""The signing keys of this installation.

They live in the database, so that one command changes the key of every process on every machine at once, and nobody
reads half of one. The private half is sealed with ``SECRET_KEY``, which is in no database: who gets hold of a dump, a
replica or a backup of the database alone can sign nothing. The public halves stay for good.
"""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.db import IntegrityError, transaction

from games.models import ServerKey
from games.sealing import WrongPassphrase, seal, unseal
from games.services.time import now
from games.signing import SigningKey

FRESH = 2.0  # seconds that a process signs with the key it read before it looks again
OLD_FILE = "signing_key"  # in the data folder, where the one key was kept in former times

NO_KEY = "There is no signing key yet: run manage.py migrate, which makes one."
SEALED = (
    "The signing key {key_id} was sealed with another SECRET_KEY. Give this process the one that the others have "
    "(SECRET_KEY or SECRET_KEY_FILE); if that one is lost, manage.py rotate_signing_key makes a new signing key."
)

_held: tuple[SigningKey, float] | None = None


def signing_key() -> SigningKey:
    """The key in use; raises ImproperlyConfigured when there is none, or none that can be opened."""
    global _held
    held, moment = _held, monotonic()
    if held is not None and moment < held[1] + FRESH:
        return held[0]
    row = ServerKey.objects.filter(retired_at=None).first()
    if row is None:
        raise ImproperlyConfigured(NO_KEY)
    key = held[0] if held is not None and held[0].key_id == row.key_id else _opened(row)
    _held = (key, moment)
    return key


def all_keys() -> Sequence[ServerKey]:
    """Every key there was, the one in use first, then from the last retired to the first."""
    rows = ServerKey.objects.order_by("-created_at", "key_id")
    return sorted(rows, key=lambda row: row.retired_at is not None)


def is_sealed_with(secret_key: str) -> bool:
    """Whether this secret key, without its predecessors, opens the key in use; true if there is none."""
    row = ServerKey.objects.filter(retired_at=None).first()
    try:
        return row is None or bool(unseal(bytes(row.sealed or b""), [secret_key], bytes(row.public)))
    except WrongPassphrase:
        return False


@transaction.atomic
def rotate() -> tuple[ServerKey | None, ServerKey]:
    """Retire the key in use and make another; return both."""
    old = ServerKey.objects.select_for_update().filter(retired_at=None).first()
    if old is not None:
        old.retired_at, old.sealed = now(), None
        old.save(update_fields=["retired_at", "sealed"])
    new = _create(secrets.token_bytes(32))
    transaction.on_commit(_drop_old_file)
    return old, new


def ensure_key() -> None:
    """Make the first key, of the old file if there is one; raises ImproperlyConfigured if the key cannot be opened."""
    global _held
    _held = None
    if ServerKey.objects.exists():
        signing_key()
        return
    old = settings.DATA_DIR / OLD_FILE
    with suppress(IntegrityError), transaction.atomic():  # two that start at once make one
        _create(bytes.fromhex(old.read_text()) if old.exists() else secrets.token_bytes(32))


def _create(secret: bytes) -> ServerKey:
    key = SigningKey.from_secret(secret)
    sealed = seal(secret, settings.SECRET_KEY, key.public)
    return ServerKey.objects.create(key_id=key.key_id, public=key.public, sealed=sealed, created_at=now())


def _drop_old_file() -> None:
    """Nothing reads it any more, and its key has retired."""
    (settings.DATA_DIR / OLD_FILE).unlink(missing_ok=True)


def _opened(row: ServerKey) -> SigningKey:
    passphrases = [settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS]
    try:
        return SigningKey.from_secret(unseal(bytes(row.sealed or b""), passphrases, bytes(row.public)))
    except WrongPassphrase:
        raise ImproperlyConfigured(SEALED.format(key_id=row.key_id)) from None
