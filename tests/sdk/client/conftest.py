"""A server that serves, and players on it who were made without any client."""

from collections.abc import Iterator

import pytest

from tests.serve.server import Server, free_port


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of the client that leave it serving."""
    server = Server.start(tmp_path_factory.mktemp("data"), free_port())
    try:
        yield server.wait_until_it_serves()
    finally:
        server.kill()


@pytest.fixture(scope="package")
def address(server: Server) -> str:
    """Where it is."""
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture
def token(server: Server) -> str:
    """A new player's."""
    _, made = server.request("POST", "/api/v1/players/", {"name": "Ada"})
    return str(made["token"])
