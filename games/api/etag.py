"""A weak tag for what one viewer sees of a game at one version, in one language."""

from django.utils.http import parse_etags
from django.utils.translation import get_language
from rest_framework.request import Request

from games.models import Game


def etag(request: Request, game: Game) -> str:
    """``W/"<version>-<viewer>-<language>"``; the version alone is what If-Match takes."""
    return f'W/"{game.version}-{request.user.pk or "all"}-{get_language()}"'


def is_known(request: Request, tag: str) -> bool:
    """Whether ``If-None-Match`` has the tag, so that the body need not be sent."""
    known = parse_etags(request.headers.get("If-None-Match", ""))
    return tag in known or "*" in known
