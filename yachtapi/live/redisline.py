"""The Redis of ``EVENTS_URL``: how it is reached, and which channel is this server's."""

from redis import Redis
from redis.backoff import NoBackoff
from redis.retry import Retry

SOCKET = "redis+socket://"  # as Celery writes a Unix socket


def client(url: str, patience: float) -> "Redis":
    """A client that gives an answer so many seconds, and does not try twice."""
    address = f"unix://{url.removeprefix(SOCKET)}" if url.startswith(SOCKET) else url
    over_network = {} if address.startswith("unix://") else {"socket_keepalive": True}
    return Redis.from_url(
        address,
        socket_timeout=patience,
        socket_connect_timeout=patience,
        retry=Retry(NoBackoff(), 0),
        **over_network,
    )


def channel(url: str) -> str:
    """One a database number: Redis itself does not keep their channels apart."""
    number = client(url, 1).connection_pool.connection_kwargs.get("db") or 0
    return f"yacht:{number}:moved"
