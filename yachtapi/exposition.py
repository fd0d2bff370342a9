"""``/metrics``: all numbers of all processes as Prometheus reads them, for those who may know.

They tell how much is played here, so they are shown to whoever has ``METRICS_TOKEN``. Without one they are shown to
this very machine, unless a proxy passes the question on; to anybody else there is nothing here.
"""

import os
import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from ipaddress import ip_address

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from yachtapi import metrics, metricsfolder, problems
from yachtapi.facts import BuildFacts, HouseFacts, ProcessFacts, ReaderFacts
from yachtapi.metricsfolder import VARIABLE

MEDIA_TYPE = CONTENT_TYPE_PLAIN_0_0_4

_FORWARDED = ("HTTP_FORWARDED", "HTTP_X_FORWARDED_FOR", "HTTP_X_REAL_IP", "HTTP_VIA")


@dataclass(frozen=True, slots=True)
class Counted(Collector):
    """What the processes have counted; their roles are told to somebody else."""

    roles: Callable[[Metric], None]

    def collect(self) -> Iterator[Metric]:
        """Every family of numbers but that of the roles."""
        for family in _counted():
            if family.name == "yacht_process":
                self.roles(family)
            else:
                yield family


def text(*collectors: Collector) -> bytes:
    """The numbers of this moment, with those of some more collectors."""
    shown = CollectorRegistry()
    processes = ProcessFacts()
    for collector in (Counted(processes.learn), processes, BuildFacts(), *collectors):
        shown.register(collector)
    return generate_latest(shown)


def may_read(environ: Mapping[str, str]) -> bool:
    """Whether the numbers are for whoever sent the request with this WSGI environ."""
    if settings.METRICS_TOKEN:
        given = environ.get("HTTP_AUTHORIZATION", "").encode("latin-1", "replace")
        return secrets.compare_digest(given, f"Bearer {settings.METRICS_TOKEN}".encode())
    return _is_local(environ.get("REMOTE_ADDR", "")) and not any(name in environ for name in _FORWARDED)


def view(request: HttpRequest) -> HttpResponse:
    """The numbers, or the 404 of a path that is not there."""
    if request.method not in ("GET", "HEAD") or not may_read(request.META):
        return problems.respond(problems.NOT_FOUND)
    return HttpResponse(
        text(ReaderFacts(), HouseFacts()), content_type=MEDIA_TYPE, headers={"Cache-Control": "no-store"}
    )


def _counted() -> Iterator[Metric]:
    folder = os.environ.get(VARIABLE)
    if folder is None:
        yield from metrics.registry.collect()
    else:
        with metricsfolder.to_read(folder):
            yield from MultiProcessCollector(None, folder).collect()  # type: ignore[no-untyped-call]


def _is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False  # a Unix socket, behind which there is a proxy
