"""The version a client says it has seen."""

import re

from rest_framework.request import Request

from games.api.errors import InvalidIfMatch

# As written by hand, "17", or as served: W/"17-…", where the rest tells viewers and languages apart.
VERSION = re.compile(r'(?:W/)?"(\d{1,18})(?:-[^"]*)?"', re.ASCII)


def expected_version(request: Request) -> int | None:
    """The version in ``If-Match``; None without the header or for ``*``; raises InvalidIfMatch."""
    given = request.headers.get("If-Match", "*").strip()
    if given == "*":
        return None
    match = VERSION.fullmatch(given)
    if match is None:
        raise InvalidIfMatch()
    return int(match[1])
