"""How many readers this process holds, by the form in which they read."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

_open: Counter[str] = Counter()


def open_readers() -> dict[str, int]:
    """The readers now, by ``event_stream``, ``json_lines`` and ``long_poll``."""
    return {form: _open[form] for form in ("event_stream", "json_lines", "long_poll")}


@contextmanager
def counted(form: str) -> Iterator[None]:
    """Count a reader while it is here; used by one thread."""
    _open[form] += 1
    try:
        yield
    finally:
        _open[form] -= 1
