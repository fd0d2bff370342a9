"""A weak tag for what one viewer sees of a game at one version, in one language."""

from zlib import crc32

from django.utils.http import parse_etags
from django.utils.translation import get_language
from rest_framework.request import Request

from games.services import presence
from games.services.table import Table


def etag(request: Request, table: Table) -> str:
    """``W/"<version>-<mark>-<viewer>-<language>"``; the version alone is what If-Match takes."""
    return f'W/"{table.game.version}-{_mark(table):08x}-{request.user.pk or "all"}-{get_language()}"'


def is_known(request: Request, tag: str) -> bool:
    """Whether ``If-None-Match`` has the tag, so that the body need not be sent."""
    known = parse_etags(request.headers.get("If-None-Match", ""))
    return tag in known or "*" in known


def _mark(table: Table) -> int:
    """What is shown of a game and has no event: the seats' holders, who of them is there, and who may watch."""
    seats = [
        (seat.player_id, seat.name or seat.player.name, seat.assisted, presence.is_present(seat, table.now))
        for seat in table.seats
        if seat.player
    ]
    return crc32(
        repr((table.game.owner_id, table.game.visibility, table.game.hidden, table.game.turn_keep, seats)).encode()
    )
