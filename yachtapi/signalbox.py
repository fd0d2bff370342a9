"""Signals as things to wait for, so that no handler runs in the middle of anything."""

import select
import signal
import socket
from collections.abc import Iterable
from types import FrameType
from typing import Self


class SignalBox:
    """Collects the signals it is given; only the main thread can have one."""

    def __init__(self, numbers: Iterable[signal.Signals]) -> None:
        self._numbers = tuple(numbers)
        self._inlet, self._outlet = socket.socketpair()

    def __enter__(self) -> Self:
        self._inlet.setblocking(False)
        self._outlet.setblocking(False)
        self._wakeup_before = signal.set_wakeup_fd(self._inlet.fileno())
        self._handlers_before = [(number, signal.signal(number, _note)) for number in self._numbers]
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._handlers_before:
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup_before)
        self._inlet.close()
        self._outlet.close()

    def wait(self, seconds: float) -> set[signal.Signals]:
        """The signals that arrived since the last wait, or else the first ones within so many seconds."""
        ready, _, _ = select.select([self._outlet], [], [], max(seconds, 0))
        return {signal.Signals(number) for number in self._outlet.recv(4096)} if ready else set()


def _note(_number: int, _frame: FrameType | None) -> None:
    """Python writes the number to the wake-up socket; a handler must stand or it would not."""
