"""A Redis of the test's own."""

import shutil
from collections.abc import Sequence
from pathlib import Path

from redis import Redis as Client
from redis.exceptions import RedisError

from tests.stage.program import Program


class Redis(Program):
    """One that keeps its messages on disk, and asks for a password."""

    name = "Redis"
    password = "p@ss:word"

    scheme, port_option = "redis", "--port"
    options: Sequence[str] = ()

    @classmethod
    def behind_tls(cls, certificate: Path, key: Path) -> "Redis":
        """One that speaks TLS alone, and asks for no certificate in return."""
        made = cls()
        made.scheme, made.port_option = "rediss", "--tls-port"
        made.options = ("--port", "0", "--tls-auth-clients", "no", "--tls-cert-file", str(certificate))
        made.options += ("--tls-key-file", str(key), "--tls-ca-cert-file", str(certificate))
        return made

    @property
    def url(self) -> str:
        """What ``BROKER_URL`` is to be."""
        return f"{self.scheme}://:p%40ss%3Aword@127.0.0.1:{self.port}/3"

    def arguments(self) -> Sequence[str]:
        """The command line."""
        return [
            *(found() or "", self.port_option, str(self.port), "--bind", "127.0.0.1", "--dir", str(self.data)),
            *("--appendonly", "yes", "--save", "", "--requirepass", self.password, *self.options),
        ]

    def answers(self) -> bool:
        """Whether it has read its files."""
        try:
            with self._client() as client:
                return bool(client.ping())
        except RedisError:
            return False

    def _client(self) -> Client:
        unchecked = {"ssl_cert_reqs": "none"} if self.scheme == "rediss" else {}
        return Client.from_url(self.url, socket_timeout=2, **unchecked)


def found() -> str | None:
    """The program, if this machine has it."""
    return shutil.which("redis-server") or shutil.which("valkey-server")
