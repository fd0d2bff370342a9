"""Kills a random process every two seconds, for as long as it is asked to; what nobody else starts again, it does."""

import os
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

from tests.chaos import havoc
from tests.serve.server import children, command_line, is_alive
from tests.stage.stage import Stage

EVERY = timedelta(seconds=2)
PARTS = {"yachtapi.web": "web", " worker --queues": "worker", " beat --loglevel": "beat", "unixsocket": "broker"}
PARENT, START = 1, 19  # columns of /proc/PID/stat after the command: proc(5), fields 4 and 22
LOOK = 0.1  # seconds between two looks whether a service has to be started again


Kill = Callable[[], None]


class Killer:
    """One for a stage; to be used from the main thread, which servers of the tests' own live and die with."""

    def __init__(self, stage: Stage, chance: Random, starting: float) -> None:
        """``starting``: the seconds that this machine takes until a server does all that it is there for."""
        self.killed: Counter[str] = Counter()
        self._starting = starting
        self._stage = stage
        self._chance = chance

    def kill_until(self, over: Callable[[], bool]) -> None:
        """Kill one after the other until all is over, and leave everything running."""
        due = time.monotonic() + EVERY.total_seconds()
        while not over():
            time.sleep(LOOK)
            self._revive()
            if time.monotonic() >= due:
                due = time.monotonic() + EVERY.total_seconds()
                self._kill_one()
        self._leave_running()

    def _leave_running(self) -> None:
        self._revive()
        while not all(service.answers() for service in self._stage.services):
            time.sleep(LOOK)
            self._revive()
        self._stage.server.wait_until_it_serves()

    def _kill_one(self) -> None:
        """Kill one of the processes that live, each as likely as the others."""
        living = self._living()
        if not living:
            return
        kind, kill = self._chance.choice(living)
        with suppress(ProcessLookupError):
            kill()
            self.killed[kind] += 1

    def _living(self) -> list[tuple[str, Kill]]:
        """All that the supervisor runs, the services that answer, and nothing else of the machine.

        What is about to start is left alone, or a slow machine would do nothing but start; so is the supervisor, with
        which everything goes at once.
        """
        found: list[tuple[str, Kill]] = []
        supervisor = self._stage.server.process.pid
        for process in children(supervisor):
            parent = stat(process, PARENT)
            kind, leader = (kind_of(process), process) if parent == supervisor else ("pool", parent)
            # A pool's children are up when their worker is, which gives up if one of them dies before.
            if is_alive(process) and age(leader) > self._starting:
                found.append((kind, partial(_kill, process)))
        for service in self._stage.services:
            if service.age > self._starting / 2 and service.answers():
                found.append((service.name, service.kill))
        return found

    def _revive(self) -> None:
        for service in self._stage.services:
            service.revive()
        # A server whose database has not yet recovered says so and ends, as it would under any service manager.
        if self._stage.server.process.poll() is not None:
            self._stage.launch_server()


def kind_of(process: int) -> str:
    """What a program of the supervisor's is."""
    line = command_line(process)
    return next((kind for part, kind in PARTS.items() if part in line), "other")


def age(process: int) -> float:
    """Seconds since a process was started; none if it is gone."""
    started = stat(process, START)
    return time.clock_gettime(time.CLOCK_BOOTTIME) - started / os.sysconf("SC_CLK_TCK") if started else 0.0


def stat(process: int, column: int) -> int:
    """A number that the kernel tells of a process; 0 if it is gone."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[column])
    return 0


def _kill(process: int) -> None:
    havoc.killed(process)
