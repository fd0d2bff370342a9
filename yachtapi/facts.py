"""What nobody counts and ``/metrics`` looks up when it is asked: processes, readers, rows, the build."""

import os
import platform
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import django
from django.conf import settings
from django.db import Error, connection
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from games.services import vitals
from yachtapi.live import open_readers

ROWS_KEPT = 10.0  # seconds for which counted rows are shown again: counting goes through an index of all games


class ProcessFacts(Collector):
    """Memory, processor time and files of all processes of a role together."""

    def __init__(self) -> None:
        self._pids: defaultdict[str, list[int]] = defaultdict(list)

    def learn(self, roles: Metric) -> None:
        """Take note of which process plays which role; one that shares its numbers with nobody has no id in it."""
        for sample in roles.samples:
            if not sample.value:
                continue  # what a fork inherits: its parent's role
            self._pids[sample.labels["role"]].append(int(sample.labels.get("pid", os.getpid())))

    def collect(self) -> Iterator[Metric]:
        """The sums by role; nothing where there is no /proc."""
        number = GaugeMetricFamily("yacht_processes", "Processes that run, by their role.", labels=["role"])
        families: dict[str, GaugeMetricFamily | CounterMetricFamily] = {}
        for role, pids in self._pids.items():
            number.add_metric([role], len(pids))
            for name, value in _sums(pids).items():
                families.setdefault(name, _family(name)).add_metric([role], value)
        yield number
        yield from families.values()


def _sums(pids: list[int]) -> dict[str, float]:
    sums: defaultdict[str, float] = defaultdict(float)
    for pid in pids:
        for family in ProcessCollector(pid=lambda pid=pid: pid, registry=None).collect():  # type: ignore[misc]
            if family.name in _PROCESS_FACTS:
                sums[family.name] += family.samples[0].value
    return sums


_PROCESS_FACTS: dict[str, type[GaugeMetricFamily] | type[CounterMetricFamily]] = {
    "process_resident_memory_bytes": GaugeMetricFamily,
    "process_cpu_seconds": CounterMetricFamily,
    "process_open_fds": GaugeMetricFamily,
}


def _family(name: str) -> GaugeMetricFamily | CounterMetricFamily:
    return _PROCESS_FACTS[name](f"yacht_{name}", "Of all processes of a role together.", labels=["role"])


class ReaderFacts(Collector):
    """Who listens to games now, by the form in which they are told."""

    def collect(self) -> Iterator[Metric]:
        """The open readers of this process."""
        family = GaugeMetricFamily("yacht_live_readers", "Readers that wait for events.", labels=["form"])
        for form, number in open_readers().items():
            family.add_metric([form], number)
        yield family


class HouseFacts(Collector):
    """What the rows say: games by state, engines that wait too long, when the sweep was last here."""

    def collect(self) -> Iterator[Metric]:
        """The numbers, and whether the database could be asked for them."""
        up = GaugeMetricFamily("yacht_database_up", "Whether the database answered this very question.", value=1)
        try:
            yield from _house()
        except Error:
            with suppress(Error):
                connection.close()
            up.samples.clear()
            up.add_metric([], 0)
        yield up


def _house() -> list[Metric]:
    games = GaugeMetricFamily("yacht_games", "Games by state.", labels=["status"])
    for status, number in _games():
        games.add_metric([status], number)
    waiting = GaugeMetricFamily("yacht_engines_waiting", "Games whose engine should have moved by now.")
    waiting.add_metric([], vitals.waiting_engines())
    uncounted = GaugeMetricFamily("yacht_games_uncounted", "Finished games that no rating and no sum has yet.")
    uncounted.add_metric([], vitals.uncounted_games())
    ages = GaugeMetricFamily("yacht_heartbeat_age_seconds", "Since something was last seen alive.", labels=["name"])
    for name, age in vitals.ages().items():
        ages.add_metric([name], age.total_seconds())
    return [games, waiting, uncounted, ages]


_kept: tuple[float, list[tuple[str, int]]] | None = None


def _games() -> list[tuple[str, int]]:
    global _kept
    if _kept is None or time.monotonic() > _kept[0]:
        _kept = (time.monotonic() + ROWS_KEPT, vitals.games_by_status())
    return _kept[1]


class BuildFacts(Collector):
    """Which version runs, on what."""

    def collect(self) -> Iterator[Metric]:
        """One number that is always 1."""
        family = GaugeMetricFamily("yacht_build_info", "What runs.", labels=["version", "python", "django", "database"])
        family.add_metric([_version(), platform.python_version(), django.__version__, connection.vendor], 1)
        yield family


@cache
def _version() -> str:
    project = tomllib.loads((Path(settings.BASE_DIR) / "pyproject.toml").read_text())
    return str(project["project"]["version"])
