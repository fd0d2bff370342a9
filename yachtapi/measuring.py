"""Every request is counted and timed under the id of its operation, whatever its path was."""

import time
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from yachtapi import metrics

GetResponse = Callable[[HttpRequest], HttpResponse]

ARRIVED_AT = "yachtapi.arrived_at"  # in the WSGI environ: when the request began to wait for a thread
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
UNKNOWN = "unknown"


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
        operation, method = operation_of(request), method_of(request)
        metrics.REQUESTS.labels(operation, method, f"{response.status_code // 100}xx").inc()
        metrics.REQUEST_SECONDS.labels(operation, method).observe(time.perf_counter() - began)
        return response


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
