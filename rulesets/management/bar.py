"""A progress bar on one line of a terminal."""

from django.core.management.base import OutputWrapper

_LENGTH = 40  # characters


class Bar:
    """Grows on a terminal, and is silent elsewhere: a log would keep every step of it."""

    def __init__(self, stream: OutputWrapper) -> None:
        self._stream = stream

    def show(self, done: int, of: int) -> None:
        """So much of the whole is done."""
        full = _LENGTH * done // of
        self._write(f"[{'█' * full}{'░' * (_LENGTH - full)}] {100 * done // of:3} %")

    def clear(self) -> None:
        """Make room for a line of text."""
        self._write("")

    def _write(self, line: str) -> None:
        if self._stream.isatty():
            self._stream.write(f"\r{line:{_LENGTH + 8}}\r", ending="")
            self._stream.flush()
