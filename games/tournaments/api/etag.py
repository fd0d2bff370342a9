"""A weak tag for what one viewer sees of a tournament at one version, in one language."""

from zlib import crc32

from django.utils.translation import get_language
from rest_framework.request import Request

from games.tournaments.services.presentation import Shown

BY_TIME = {"server_time", "progress"}


def etag(request: Request, shown: Shown) -> str:
    """``W/"<version>-<mark>-<viewer>-<language>"``; the version alone is what If-Match takes."""
    return f'W/"{shown["version"]}-{_mark(shown):08x}-{request.user.pk or "all"}-{get_language()}"'


def _mark(shown: Shown) -> int:
    """What changes without an event, as names do, but not what changes by time alone."""
    return crc32(repr({name: value for name, value in shown.items() if name not in BY_TIME}).encode())
