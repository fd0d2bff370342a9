"""What the tests of live delivery run against."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.conftest import alice, bob, carol
from tests.live.redis_server import RedisServer
from tests.live.web import OPEN, Web, database, serving

__all__ = ["alice", "bob", "carol"]  # the same people as at the tables


@pytest.fixture(autouse=True)
def streams_are_closed() -> Iterator[None]:
    """Leave no stream open behind a test."""
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture
def redis_server() -> Iterator[RedisServer]:
    """A Redis that serves; its folder has a path that is short enough for a socket."""
    with tempfile.TemporaryDirectory(prefix="yacht-") as folder:
        server = RedisServer(Path(folder))
        server.start()
        yield server
        server.kill()


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    """A web process whose readers hear of moves from the database."""
    folder = tmp_path_factory.mktemp("web")
    with database(folder) as url, serving(folder, url) as web:
        yield web


@pytest.fixture(scope="session")
def web_on_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    """One whose readers hear of moves from a Redis."""
    folder = tmp_path_factory.mktemp("web_on_redis")
    with tempfile.TemporaryDirectory(prefix="yacht-") as short:
        server = RedisServer(Path(short))
        server.start()
        try:
            with database(folder) as url, serving(folder, url, EVENTS_URL=server.url) as web:
                yield web
        finally:
            server.kill()


@pytest.fixture(params=["web", "web_on_redis"])
def each_web(request: pytest.FixtureRequest) -> Any:
    """Either of them."""
    return request.getfixturevalue(request.param)
