"""One process that starts the others, starts again what dies, and stops them all in order."""

import logging
import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from yachtapi import lifeline
from yachtapi.signalbox import SignalBox

log = logging.getLogger(__name__)

STOP_SIGNALS = frozenset({signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before what died is started again, doubling
LONG_LIFE = 5.0  # seconds after which a death is no longer one of a series
PATIENCE = 5.0  # seconds for programs to stop by themselves


@dataclass(frozen=True, slots=True)
class Program:
    """What is to run: its name for the log, its command line and its whole environment."""

    name: str
    arguments: Sequence[str]
    environment: Mapping[str, str]


class Child:
    """A program and the process that runs it now, if one does."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.deaths = 0
        self.due = 0.0
        self._process: subprocess.Popen[bytes] | None = None
        self._started = 0.0
        self._pause = SHORTEST_PAUSE

    @property
    def runs(self) -> bool:
        """Whether its process has not ended, as far as the kernel has said."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Run the program in a session of its own, where a Ctrl-C in the terminal does not reach it."""
        supervisor = os.getpid()
        self._started = time.monotonic()
        self._process = subprocess.Popen(
            self.program.arguments,
            env=self.program.environment,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=lambda: lifeline.tie_to(supervisor),
        )

    def revive(self) -> None:
        """Start the program again if it died, after a pause that grows while it dies young."""
        if self._process is not None and self._process.poll() is not None:
            self._bury(self._process)
        if self._process is None and self.due <= time.monotonic():
            self.start()

    def ask_to_stop(self) -> None:
        """Tell the process, and not those that it started, to end."""
        if self._process is not None and self.runs:
            self._process.terminate()

    def kill(self) -> None:
        """End the process, and what it may have left behind in its session, at once."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def _bury(self, process: "subprocess.Popen[bytes]") -> None:
        if time.monotonic() - self._started > LONG_LIFE:
            self._pause = SHORTEST_PAUSE
        log.warning("%s ended (%s): it starts again.", self.program.name, _manner(process.returncode))
        self.kill()
        self._process = None
        self.deaths += 1
        self.due = time.monotonic() + self._pause
        self._pause = min(self._pause * 2, LONGEST_PAUSE)


class Supervisor:
    """Keeps children running, in layers of which each needs only those before it."""

    def __init__(self, signals: SignalBox) -> None:
        self.stopping = False
        self._signals = signals
        self._layers: list[list[Child]] = []

    def start(self, *programs: Program) -> list[Child]:
        """Start programs as a new layer."""
        layer = [Child(program) for program in programs]
        self._layers.append(layer)
        for child in layer:
            child.start()
        return layer

    def watch(self, seconds: float) -> None:
        """Start again what dies, for so long or until a signal asks to stop: then ``stopping`` is true."""
        until = time.monotonic() + seconds
        while not self.stopping and (left := until - time.monotonic()) > 0:
            received = self._signals.wait(min(left, self._next_start()))
            self.stopping = not received.isdisjoint(STOP_SIGNALS)
            if not self.stopping:
                for child in self._children():
                    child.revive()

    def drop(self) -> None:
        """End the layer started last, which is of no use."""
        for child in self._layers.pop():
            child.kill()

    def stop(self) -> None:
        """Stop what was started last first; a second signal ends everything at once."""
        patient = True
        for layer in reversed(self._layers):
            for child in layer:
                child.ask_to_stop()
            patient = patient and self._all_stopped(layer)
            for child in layer:
                child.kill()
        self._layers.clear()

    def _children(self) -> list[Child]:
        return [child for layer in self._layers for child in layer]

    def _next_start(self) -> float:
        """Seconds until the next dead child is to be started; a long time if all live."""
        dues = [child.due - time.monotonic() for child in self._children() if not child.runs]
        return max(min(dues, default=LONGEST_PAUSE), 0.0)

    def _all_stopped(self, layer: list[Child]) -> bool:
        """Whether all stopped by themselves, before their time was up or a signal said not to wait."""
        until = time.monotonic() + PATIENCE
        while any(child.runs for child in layer):
            left = until - time.monotonic()
            if left <= 0 or not self._signals.wait(left).isdisjoint(STOP_SIGNALS):
                return False
        return True


def _manner(returncode: int) -> str:
    return f"signal {-returncode}" if returncode < 0 else f"exit code {returncode}"
