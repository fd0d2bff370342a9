"""Servers for the tests of one file, each on a free port and a folder of its own."""

from collections.abc import Callable, Iterator

import pytest

from tests.serve.server import Server, free_port

Start = Callable[..., Server]


@pytest.fixture
def start(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """Starts servers, and leaves none behind."""
    servers: list[Server] = []

    def make(**environment: str) -> Server:
        server = Server.start(tmp_path_factory.mktemp("data"), free_port(), **environment)
        servers.append(server)
        return server

    yield make
    for server in servers:
        server.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server that serves, for all tests of a file that leave it serving."""
    server = Server.start(tmp_path_factory.mktemp("data"), free_port())
    try:
        yield server.wait_until_it_serves()
    finally:
        server.kill()
