"""The signing key of this installation."""

from functools import cache

from django.conf import settings

from games.signing import SigningKey


@cache
def signing_key() -> SigningKey:
    """The key kept in the data folder; every process of an installation has the same."""
    return SigningKey.from_secret(bytes.fromhex(settings.SIGNING_SECRET))
