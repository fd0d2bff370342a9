"""A Redis of the test's own."""

import shutil
from collections.abc import Iterable, Sequence

from redis import Redis as Client
from redis.exceptions import RedisError

from tests.stage.program import Program


class Redis(Program):
    """One that keeps its messages on disk, and asks for a password."""

    name = "Redis"
    password = "p@ss:word"

    def __init__(self, *options: str) -> None:
        super().__init__()
        self._options = options

    @property
    def url(self) -> str:
        """What ``BROKER_URL`` is to be."""
        return f"redis://:p%40ss%3Aword@127.0.0.1:{self.port}/3"

    def arguments(self) -> Sequence[str]:
        """The command line."""
        return [
            *(found() or "", "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.data)),
            *("--appendonly", "yes", "--save", "", "--requirepass", self.password, *self._options),
        ]

    def answers(self) -> bool:
        """Whether it has read its files."""
        try:
            with self._client() as client:
                return bool(client.ping())
        except RedisError:
            return False

    def lose_messages(self, queues: Iterable[str]) -> None:
        """Forget what waits in the queues, while it runs."""
        with self._client() as client:
            client.delete(*queues)

    def _client(self) -> Client:
        return Client.from_url(self.url, socket_timeout=2)


def found() -> str | None:
    """The program, if this machine has it."""
    return shutil.which("redis-server") or shutil.which("valkey-server")
