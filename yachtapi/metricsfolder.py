"""Where the processes of one server share their numbers: a private folder in memory, new at each start.

Not in ``DATA_DIR``: the files are mapped into memory, and a process that touches a new page of one is killed by the
kernel (SIGBUS) when the disk is full.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

VARIABLE = "PROMETHEUS_MULTIPROC_DIR"  # where prometheus_client looks
MEMORY = Path("/dev/shm")
_PREFIX = "yacht-metrics-"


@contextmanager
def made(data_dir: Path) -> Iterator[Path]:
    """A folder for one server, which must hold its data folder; what a killed one left is removed first."""
    note = data_dir / "metrics_folder"
    _remove(note)
    folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=MEMORY if MEMORY.is_dir() else None))
    try:
        note.write_text(str(folder))
        yield folder
    finally:
        _remove(note)
        shutil.rmtree(folder, ignore_errors=True)


def _remove(note: Path) -> None:
    if note.exists():
        folder = Path(note.read_text())
        if folder.name.startswith(_PREFIX):
            shutil.rmtree(folder, ignore_errors=True)
        note.unlink()
