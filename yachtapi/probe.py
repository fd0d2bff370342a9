"""Looks at something that may hang, without making anybody wait for it longer than a moment."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from dataclasses import dataclass

PATIENCE = 2.0  # seconds for an answer; whoever asks later is told at once that there is none
FRESH = 1.0  # seconds for which an answer is given again


@dataclass(frozen=True, slots=True)
class Finding:
    """What a look found: the name of the check, whether all is well, and a sentence without a secret in it."""

    name: str
    ok: bool
    detail: str


Look = Callable[[], list[Finding]]


class Probe:
    """One look at a time, in a thread of its own; those who ask meanwhile share it."""

    def __init__(self, look: Look, *names: str) -> None:
        self._look = look
        self._names = names
        self._lock = threading.Lock()
        self._answer: Future[list[Finding]] | None = None
        self._begun_at = self._done_at = 0.0

    def begin(self) -> None:
        """Look, unless a look is under way or its answer is still good."""
        with self._lock:
            if self._answer is None or (self._answer.done() and time.monotonic() > self._done_at + FRESH):
                self._answer, self._begun_at = Future(), time.monotonic()
                threading.Thread(target=self._run, args=(self._answer,), name="probe", daemon=True).start()

    def findings(self) -> list[Finding]:
        """What the look found; what hangs is found not to answer."""
        answer = self._answer
        assert answer is not None, "a look has begun"
        try:
            return answer.result(timeout=max(self._begun_at + PATIENCE - time.monotonic(), 0.0))
        except NotYet:
            return self._all(f"There was no answer within {PATIENCE:g} seconds.")

    def _run(self, answer: "Future[list[Finding]]") -> None:
        try:
            found = self._look()
        except Exception:  # its text may name addresses and passwords
            found = self._all("The look at it failed.")
        self._done_at = time.monotonic()
        answer.set_result(found)

    def _all(self, detail: str) -> list[Finding]:
        return [Finding(name, ok=False, detail=detail) for name in self._names]
