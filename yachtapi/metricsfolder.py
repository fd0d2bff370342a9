"""Where the processes of one machine share their numbers: a private folder in memory, new at each start of a server.

Not in ``DATA_DIR``: the files are mapped into memory, and a process that touches a new page of one is killed by the
kernel (SIGBUS) when the disk is full. What a process has counted outlives it, in the files of nobody, so that no number
falls and the folder does not grow with every process that dies.
"""

import fcntl
import os
import re
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from prometheus_client.mmap_dict import MmapedDict

VARIABLE = "PROMETHEUS_MULTIPROC_DIR"  # where prometheus_client looks
MEMORY = Path("/dev/shm")
NOBODY = 0  # the id of no process
_PREFIX = "yacht-metrics-"
_OWNER = "server"  # the file whose lock says that the folder's server lives
_FILE = re.compile(r"(counter|histogram|gauge_live\w+)_([1-9]\d*)\.db")


@contextmanager
def made() -> Iterator[Path]:
    """A folder for one server, locked while it lives; those that killed servers left are removed first."""
    parent = MEMORY if MEMORY.is_dir() else Path(tempfile.gettempdir())
    for left in parent.glob(f"{_PREFIX}*/{_OWNER}"):
        _remove_unless_held(left)
    folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=parent))
    with (folder / _OWNER).open("w") as owner:
        fcntl.flock(owner, fcntl.LOCK_EX)
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def to_read(folder: str) -> Iterator[None]:
    """Let the files be read, with none of the dead among them and none of them moved meanwhile."""
    with (Path(folder) / "lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _bury(Path(folder))
        yield


def _bury(folder: Path) -> None:
    """Add what dead processes counted to the files of nobody, and drop what they said of their present."""
    dead: defaultdict[str, list[Path]] = defaultdict(list)
    for path in folder.iterdir():
        found = _FILE.fullmatch(path.name)
        if found is not None and not _lives(int(found[2])):
            dead[found[1]].append(path)
    for kind, paths in dead.items():
        if not kind.startswith("gauge"):
            _add(paths, folder / f"{kind}_{NOBODY}.db")
        for path in paths:
            path.unlink()


def _add(paths: list[Path], target: Path) -> None:
    """Add up sums; a process that is killed between here and the removal has them counted twice."""
    sums = MmapedDict(str(target))  # type: ignore[no-untyped-call]
    for path in paths:
        for key, value, _, _ in MmapedDict.read_all_values_from_file(str(path)):  # type: ignore[no-untyped-call]
            before, _ = sums.read_value(key)  # type: ignore[no-untyped-call]
            sums.write_value(key, before + value, 0.0)  # type: ignore[no-untyped-call]
    sums.close()  # type: ignore[no-untyped-call]


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _remove_unless_held(left: Path) -> None:
    with suppress(OSError), left.open() as owner:  # another user's, or just removed by another start
        fcntl.flock(owner, fcntl.LOCK_EX | fcntl.LOCK_NB)
        shutil.rmtree(left.parent, ignore_errors=True)
