"""One live server a data folder: the lock that says so, and by whom it is held."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class FolderInUse(Exception):
    """Another live server has the folder."""

    def __init__(self, folder: Path, process: str) -> None:
        super().__init__(
            f"{folder} is in use by the server with process id {process}. Stop that one, or choose another DATA_DIR."
        )


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Hold the folder for this process; the kernel lets go of it however the process ends."""
    with (folder / "server.pid").open("a+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise FolderInUse(folder, file.read().strip()) from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield
