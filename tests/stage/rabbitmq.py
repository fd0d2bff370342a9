"""A RabbitMQ of the test's own, with a port mapper of its own, so that none is left running for all the machine."""

import os
import shutil
import ssl
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from kombu import Connection

from tests.serve.server import free_port
from tests.stage.program import Program
from yachtapi import lifeline


def found() -> Path | None:
    """The server's script; the packaged one on the path insists on a user of its own."""
    packaged = sorted(Path("/usr/lib/rabbitmq/lib").glob("*/sbin/rabbitmq-server"))
    plain = shutil.which("rabbitmq-server")
    script = packaged[-1] if packaged else Path(plain) if plain else None
    return script if shutil.which("epmd") else None


class RabbitMQ(Program):
    """One node, that nobody else finds."""

    name = "RabbitMQ"

    def __init__(self) -> None:
        super().__init__()
        self._mapper_port, self._node_port = free_port(), free_port()
        self._mapper: subprocess.Popen[bytes] | None = None
        self.scheme = "amqp"
        self._configure([f"listeners.tcp.1 = 127.0.0.1:{self.port}"])
        (self.folder / "plugins").write_text("[].\n")

    @classmethod
    def behind_tls(cls, certificate: Path, key: Path) -> "RabbitMQ":
        """One that speaks TLS alone, and asks for no certificate in return."""
        made = cls()
        made.scheme = "amqps"
        files = {"cacertfile": certificate, "certfile": certificate, "keyfile": key}
        lines = ["listeners.tcp = none", f"listeners.ssl.1 = 127.0.0.1:{made.port}", "ssl_options.verify = verify_none"]
        made._configure([*lines, *(f"ssl_options.{name} = {file}" for name, file in files.items())])
        return made

    @property
    def url(self) -> str:
        """What ``BROKER_URL`` is to be."""
        return f"{self.scheme}://guest:guest@127.0.0.1:{self.port}//"

    def arguments(self) -> Sequence[str]:
        """The command line."""
        return [str(found())]

    def environment(self) -> Mapping[str, str]:
        """Everything that would else be shared, and nothing between us and the Erlang machine that we want to kill."""
        return {
            **os.environ,
            "HOME": str(self.folder),
            "RUNNING_UNDER_SYSTEMD": "true",
            "ERL_EPMD_PORT": str(self._mapper_port),
            "ERL_EPMD_ADDRESS": "127.0.0.1",
            "ERL_FLAGS": "-kernel inet_dist_use_interface {127,0,0,1} -start_epmd false",
            "RABBITMQ_NODENAME": f"yacht{self.port}@localhost",
            "RABBITMQ_DIST_PORT": str(self._node_port),
            "RABBITMQ_MNESIA_BASE": str(self.data),
            "RABBITMQ_LOG_BASE": str(self.folder),
            "RABBITMQ_LOGS": "-",
            "RABBITMQ_PID_FILE": str(self.folder / "pid"),
            "RABBITMQ_CONFIG_FILE": str(self.folder / "rabbitmq"),
            "RABBITMQ_CONF_ENV_FILE": "/dev/null",
            "RABBITMQ_ENABLED_PLUGINS_FILE": str(self.folder / "plugins"),
            "RABBITMQ_FEATURE_FLAGS_FILE": str(self.data / "feature_flags"),
        }

    def start(self) -> None:
        """Run the mapper, then the node."""
        if self._mapper is None:
            parent = os.getpid()
            self._mapper = subprocess.Popen(
                ["epmd", "-port", str(self._mapper_port), "-address", "127.0.0.1"],
                preexec_fn=lambda: lifeline.tie_to(parent),
            )
        super().start()

    def answers(self) -> bool:
        """Whether it takes clients, which is some time after it listens."""
        unchecked = {"cert_reqs": ssl.CERT_NONE} if self.scheme == "amqps" else False
        with suppress(Exception), Connection(self.url, ssl=unchecked, connect_timeout=2) as connection:
            connection.connect()
            return True
        return False

    def _configure(self, listeners: Sequence[str]) -> None:
        lines = [*listeners, "disk_free_limit.absolute = 50MB"]
        (self.folder / "rabbitmq.conf").write_text("".join(f"{line}\n" for line in lines))

    def close(self) -> None:
        """End both, and leave nothing."""
        if self._mapper is not None:
            self._mapper.kill()
            self._mapper.wait()
        super().close()
