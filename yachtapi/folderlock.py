"""One live server a data folder: the lock that says so, and by whom it is held."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO


class FolderFault(Exception):
    """No server can have the folder, in one sentence."""


class FolderUnusable(FolderFault):
    """The folder takes no file."""

    def __init__(self, folder: Path, reason: str | None) -> None:
        super().__init__(f"{folder} cannot be written: {reason}.")


class FolderInUse(FolderFault):
    """Another live server has the folder."""

    def __init__(self, folder: Path, process: str) -> None:
        super().__init__(
            f"{folder} is in use by the server with process id {process}. Stop that one, or choose another DATA_DIR."
        )


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Hold the folder for this process, until it ends, however it does; raises FolderFault."""
    with _opened(folder) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise FolderInUse(folder, file.read().strip()) from None
        _sign(file, folder)
        yield


def _opened(folder: Path) -> TextIO:
    try:
        return (folder / "server.pid").open("a+")
    except OSError as error:
        raise FolderUnusable(folder, error.strerror) from None


def _sign(file: TextIO, folder: Path) -> None:
    try:
        os.ftruncate(file.fileno(), 0)
        os.write(file.fileno(), f"{os.getpid()}\n".encode())  # unbuffered: nothing is left to fail at the close
    except OSError as error:
        raise FolderUnusable(folder, error.strerror) from None
