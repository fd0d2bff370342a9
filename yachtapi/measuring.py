"""Every request is counted, timed and logged under the id of its operation, whatever its path was.

Its line names no path, no query, no header and no body, as each may hold what is nobody's business; the player's id is
no secret.
"""

import logging
import time
from collections.abc import Callable

from django.contrib.auth.base_user import AbstractBaseUser
from django.http import HttpRequest, HttpResponse

from yachtapi import metrics
from yachtapi.environ import ARRIVED_AT
from yachtapi.logs import tell

GetResponse = Callable[[HttpRequest], HttpResponse]

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
PROBES = frozenset({"healthz", "readyz", "metrics"})  # asked by machines every few seconds
UNKNOWN = "unknown"

access = logging.getLogger("yachtapi.access")


class Measure:
    """Counts requests and how long they take, from when they began to wait for a thread."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        began = request.META.get(ARRIVED_AT) or time.perf_counter()
        metrics.REQUESTS_IN_PROGRESS.inc()
        try:
            response = self.get_response(request)
        finally:
            metrics.REQUESTS_IN_PROGRESS.dec()
        _note(request, response.status_code, time.perf_counter() - began)
        return response


def _note(request: HttpRequest, status: int, seconds: float) -> None:
    operation, method = operation_of(request), method_of(request)
    metrics.REQUESTS.labels(operation, method, f"{status // 100}xx").inc()
    metrics.REQUEST_SECONDS.labels(operation, method).observe(seconds)
    facts = {"method": method, "operation": operation, "status": status, "ms": round(seconds * 1000, 1)}
    tell(access, _level(operation, status), "answered", **facts, player=player_of(request))


def _level(operation: str, status: int) -> int:
    if operation in PROBES:
        return logging.DEBUG
    return logging.INFO if status < 500 else logging.WARNING


def player_of(request: HttpRequest) -> str | None:
    """The id of the player who signed the request, if a view has looked who that is."""
    user: object = getattr(request, "user", None)
    # By its type, as a lazy user that is asked who he is looks into the database.
    return str(user.pk) if issubclass(type(user), AbstractBaseUser) else None  # type: ignore[attr-defined]


def method_of(request: HttpRequest) -> str:
    """The method, if it is one that HTTP has."""
    return request.method if request.method in METHODS else UNKNOWN


def operation_of(request: HttpRequest) -> str:
    """The id of the operation that was asked for; the name of a page that is none; ``unknown`` where nothing is."""
    match = request.resolver_match
    if match is None:
        return UNKNOWN
    verb = "get" if request.method == "HEAD" else (request.method or "").lower()
    handler = getattr(getattr(match.func, "cls", None), verb, None)
    return getattr(handler, "operation_id", None) or match.url_name or UNKNOWN
