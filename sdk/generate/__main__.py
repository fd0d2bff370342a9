"""``python -m sdk.generate [--check]``: both clients' generated halves, but for the types that npm generates."""

import sys
from pathlib import Path

from sdk.generate import python, sync, typescript
from sdk.generate.document import SDK

FOLDERS = ("python/yachtapi_client", "typescript/src/generated")


def main() -> int:
    """Write everything anew; with ``--check``, 1 if that changed anything."""
    before = _contents()
    python.write()
    sync.write()
    typescript.write()
    after = _contents()
    changed = sorted(
        str(path.relative_to(SDK)) for path in before.keys() | after.keys() if before.get(path) != after.get(path)
    )
    if sys.argv[1:] == ["--check"] and changed:
        print("Not as committed, and written anew:", *changed, sep="\n  ")
        return 1
    return 0


def _contents() -> dict[Path, bytes]:
    files = (path for folder in FOLDERS for path in (SDK / folder).rglob("*") if path.suffix in (".py", ".ts"))
    return {path: path.read_bytes() for path in files}


if __name__ == "__main__":
    sys.exit(main())
