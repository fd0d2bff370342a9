"""`yachtapi_client/_sync`: the modules of `_async` without asyncio; `platform.py` is written by hand for each."""

import re
import subprocess
import sys
from pathlib import Path

from unasync import Rule, unasync_files

from sdk.generate.document import SDK

CLIENT = SDK / "python" / "yachtapi_client"
BY_HAND = "platform.py"
WORDS = {
    "_async": "_sync",
    "aclose": "close",
    "aclosing": "closing",
    "aiter_bytes": "iter_bytes",
    "aiter_lines": "iter_lines",
    "aread": "read",
    "asyncio_detailed": "sync_detailed",
    "get_async_httpx_client": "get_httpx_client",
    "handle_async_request": "handle_request",
    "set_async_httpx_client": "set_httpx_client",
}
ASYNC_NAME = re.compile(r"\bAsync([A-Z]\w*)")
# What the standard library and httpx call so.
STANDARD = {"AsyncIterator", "AsyncIterable", "AsyncGenerator"}


def write() -> None:
    """Write every module of `_sync` that is not written by hand."""
    modules = sorted(path for path in (CLIENT / "_async").glob("*.py") if path.name != BY_HAND)
    for old in (CLIENT / "_sync").glob("*.py"):
        if old.name != BY_HAND:
            old.unlink()
    unasync_files([str(path) for path in modules], [Rule("/_async/", "/_sync/", WORDS | _names(modules))])
    written = [CLIENT / "_sync" / path.name for path in modules]
    for command in (("check", "--fix-only", "--quiet"), ("format", "--quiet")):
        subprocess.run([sys.executable, "-m", "ruff", *command, *written], check=True)


def _names(modules: list[Path]) -> dict[str, str]:
    """`AsyncGame` is `Game` there, and so on."""
    found = {name for path in modules for name in ASYNC_NAME.findall(path.read_text("utf-8"))}
    return {f"Async{name}": name for name in found if f"Async{name}" not in STANDARD}
