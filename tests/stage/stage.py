"""A server on one of the sets of services that it can be run with, all of them the test's own."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from tests.serve.server import Server, free_port
from tests.stage import postgres, rabbitmq, redis
from tests.stage.postgres import Postgres
from tests.stage.rabbitmq import RabbitMQ
from tests.stage.redis import Redis


@dataclass
class Stage:
    """Where the server keeps its rows and its messages: in its folder, or in servers of the test's own."""

    name: str
    folder: Path
    database: Postgres | None = None
    broker: Redis | RabbitMQ | None = None
    settings: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    _server: Server | None = None

    @property
    def server(self) -> Server:
        """The server that runs."""
        assert self._server is not None, "the stage is not open"
        return self._server

    def open(self) -> None:
        """Start all that the server needs, and the server."""
        for service in self.services:
            service.start()
        self.start_server()

    def start_server(self) -> None:
        """Start the server, a second time on what the first left, and wait until it serves."""
        self.launch_server()
        self.server.wait_until_it_serves()

    def launch_server(self) -> None:
        """Start the server, and wait for nothing."""
        self._server = Server.start(self.folder, self.port, **self.environment)

    def close(self) -> None:
        """Leave nothing running."""
        if self._server is not None:
            self._server.kill()
        for service in self.services:
            service.close()

    @property
    def services(self) -> list[Postgres | Redis | RabbitMQ]:
        """What runs beside the server."""
        return [service for service in (self.database, self.broker) if service is not None]

    @property
    def environment(self) -> dict[str, str]:
        """What the server finds in its environment."""
        own = {"DATABASE_URL": self.database.url} if self.database else {}
        own |= {"BROKER_URL": self.broker.url} if self.broker else {}
        return {**own, **self.settings}

    @property
    def broker_url(self) -> str:
        """Where messages are sent; the embedded broker has a new socket after each start of the server."""
        if self.broker is not None:
            return self.broker.url
        return f"redis+socket://{(self.folder / 'broker' / 'socket_folder').read_text()}/broker"

    def ask(self, query: str) -> Any:
        """The one value that a query brings, read behind the server's back; not while the database is away."""
        if self.database is not None:
            return self.database.ask(query)
        with closing(sqlite3.connect(f"file:{self.folder / 'yacht.sqlite3'}?mode=ro", uri=True)) as database:
            return database.execute(query).fetchone()[0]


EMBEDDED: Final = "SQLite and the embedded broker"
REDIS: Final = "PostgreSQL and Redis"
RABBITMQ: Final = "PostgreSQL and RabbitMQ"

_BROKERS: dict[str, tuple[Callable[[], Any], type[Redis] | type[RabbitMQ]]] = {
    REDIS: (redis.found, Redis),
    RABBITMQ: (rabbitmq.found, RabbitMQ),
}


def missing(name: str) -> list[str]:
    """The services of a stage that this machine doesn't have."""
    if name == EMBEDDED:
        return []
    find, broker = _BROKERS[name]
    return [kind.name for kind, found in ((Postgres, postgres.found()), (broker, find())) if found is None]


def prepared(name: str, folder: Path, **settings: str) -> Stage:
    """A stage that is not open yet."""
    if name == EMBEDDED:
        return Stage(name, folder, settings=settings)
    _, broker = _BROKERS[name]
    return Stage(name, folder, Postgres(), broker(), settings)


def opened(name: str, folder: Path, **settings: str) -> Iterator[Stage]:
    """A stage for a fixture; skips the test where the machine lacks a service."""
    if lacking := missing(name):
        pytest.skip(f"{' and '.join(lacking)}: not on this machine")
    with ExitStack() as stack:
        stage = prepared(name, folder, **settings)
        stack.callback(stage.close)
        stage.open()
        yield stage
