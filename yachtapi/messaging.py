"""What each kind of broker has to be told, so that a message is neither lost silently nor worked on for ever.

On Redis and Valkey a task belongs to its worker until the visibility timeout has passed. RabbitMQ keeps the messages in
quorum queues, gives what a dead worker held to another at once, and puts aside what has failed too often.
"""

import ssl
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode, urlsplit

from kombu import Connection, Exchange, Queue
from kombu.utils.url import sanitize_url

QUEUES: Final = ("clock", "turns", "solver", "tournaments")
MOST_DELIVERIES: Final = 5  # of one message, the first not counted
EXCHANGE: Final = Exchange("yacht", type="topic", durable=True)  # Celery delays messages natively through topics alone
DEAD: Final = Queue(
    "dead", Exchange("yacht.dead", type="fanout", durable=True), queue_arguments={"x-queue-type": "quorum"}
)

ANSWER: Final = 5.0  # seconds for a broker that is connected to say anything at all
CONNECT: Final = 2.0  # seconds for one to take a connection
SCHEMES: Final = ("amqp", "amqps", "memory", "redis", "redis+socket", "rediss")


def is_rabbitmq(url: str) -> bool:
    """Whether a broker's address is one of RabbitMQ."""
    return url.startswith("amqp")


def queues(url: str) -> list[Queue] | None:
    """The queues to be declared; none where a name is all that a queue needs."""
    if not is_rabbitmq(url):
        return None
    arguments = {
        "x-queue-type": "quorum",
        "x-delivery-limit": MOST_DELIVERIES,
        "x-dead-letter-exchange": DEAD.exchange.name,
    }
    return [Queue(name, EXCHANGE, routing_key=name, queue_arguments=arguments) for name in QUEUES]


def transport_options(url: str) -> dict[str, Any]:
    """What kombu has to know of the connection."""
    if is_rabbitmq(url):
        # A timeout for reading would be one for waiting for work, too; the heartbeat notices who is gone.
        return {"confirm_publish": True, "write_timeout": ANSWER}
    if url.startswith("redis"):
        return {
            "visibility_timeout": 60,  # seconds until the task of a killed worker is given to another …
            "unacked_restore_interval": 5,
            "unacked_restore_throttle": 1,  # … plus these 5; by default it is up to 100
            "socket_connect_timeout": CONNECT,
            "socket_timeout": ANSWER,
            "socket_keepalive": True,
        }
    return {"polling_interval": 0.02}  # seconds; the broker in memory


def ssl_options(url: str) -> dict[str, Any] | None:
    """How the broker's certificate is checked, which kombu leaves undone if it is told nothing.

    ``?ssl_ca_certs=FILE`` names the authorities to trust instead of the system's.
    """
    parts = urlsplit(url)
    given = {name: value for name, value in parse_qsl(parts.query) if name.startswith("ssl_")}
    if parts.scheme == "rediss":
        return {"ssl_cert_reqs": "required", **given}
    if parts.scheme == "amqps":
        own = {name.removeprefix("ssl_"): value for name, value in given.items()}
        return {"cert_reqs": ssl.CERT_REQUIRED, "server_hostname": None, **own}  # None: the address's own host
    return None


def without_ssl_options(url: str) -> str:
    """The address without what ``ssl_options`` has read from it."""
    parts = urlsplit(url)
    kept = [(name, value) for name, value in parse_qsl(parts.query) if not name.startswith("ssl_")]
    return parts._replace(query=urlencode(kept)).geturl() if parts.query else url


def absence(url: str) -> str | None:
    """Why no broker answers at the address, in a sentence without its password; None if one does."""
    connection = Connection(
        without_ssl_options(url),
        ssl=ssl_options(url) or False,
        connect_timeout=CONNECT,
        transport_options=transport_options(url),
    )
    try:
        with connection:
            connection.ensure_connection(max_retries=1, interval_start=0, interval_step=0)
    except Exception as error:  # each transport has a family of its own
        return f"No message broker answers at {sanitize_url(without_ssl_options(url))} ({error})."
    return None
