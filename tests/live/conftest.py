"""What the tests of live delivery run against."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live.redis_server import RedisServer


@pytest.fixture
def redis_server() -> Iterator[RedisServer]:
    """A Redis that serves; its folder has a path that is short enough for a socket."""
    with tempfile.TemporaryDirectory(prefix="yacht-") as folder:
        server = RedisServer(Path(folder))
        server.start()
        yield server
        server.kill()
