"""How an operation says that it will go: ``Deprecation`` (RFC 9745), ``Sunset`` (RFC 8594), a link to what we promise.

Nothing has been retired yet; the README says when something may be.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import wraps
from typing import Any, TypeVar

from django.utils.http import http_date
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

Method = TypeVar("Method", bound=Callable[..., Response])

SHORTEST = timedelta(days=2 * 365)  # that what is deprecated goes on working
POLICY = '</api/redoc/>; rel="deprecation"; type="text/html"'
_FIELDS = {
    "Deprecation": ("Since when there is something better, as seconds from 1970.", r"^@\d+$"),
    "Sunset": ("From when on this may be gone.", " GMT$"),
    "Link": ("Where our promise stands.", 'rel="deprecation"'),
}


def retired(*, since: datetime, until: datetime) -> Callable[[Method], Method]:
    """Announce with every answer that an operation is deprecated and may be gone after a day at least two years later.

    Stands above ``@operation``; raises ValueError for a shorter time.
    """
    if until - since < SHORTEST:
        raise ValueError("What is deprecated goes on working for two years.")
    fields = {"Deprecation": f"@{since.timestamp():.0f}", "Sunset": http_date(until.timestamp()), "Link": POLICY}

    def declare(method: Method) -> Method:
        @wraps(method)
        def announcing(view: APIView, request: Request, *args: Any, **kwargs: Any) -> Response:
            view.headers.update(fields)  # refusals get them, too
            return method(view, request, *args, **kwargs)

        announced = extend_schema(deprecated=True, parameters=[_header(name) for name in fields])(announcing)
        return announced  # type: ignore[return-value]

    return declare


def _header(name: str) -> OpenApiParameter:
    description, pattern = _FIELDS[name]
    schema = {"type": "string", "pattern": pattern}
    return OpenApiParameter(
        name, schema, OpenApiParameter.HEADER, required=True, response=True, description=description
    )
