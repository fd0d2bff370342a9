"""The messages that a worker holds at a time, on a broker that may die while it holds them.

Kombu's Redis transport gives no place back when the broker cannot be told of an acknowledgement, and Celery goes on:
a worker whose every place is taken so never fetches anything again.
"""

from kombu.transport import redis, virtual
from redis.exceptions import ConnectionError as BrokerGone


class Places(redis.QoS):
    """Gives a place back whether the broker hears of it or not; what it did not hear of is delivered again."""

    def ack(self, delivery_tag: str) -> None:
        """The message is done with."""
        try:
            super().ack(delivery_tag)
        except BrokerGone:
            virtual.QoS.ack(self, delivery_tag)
            raise

    def reject(self, delivery_tag: str, requeue: bool = False) -> None:
        """Another worker shall have the message."""
        try:
            super().reject(delivery_tag, requeue)
        except BrokerGone:
            virtual.QoS.ack(self, delivery_tag)
            raise


def install() -> None:
    """Let every Redis channel of this process count its places so."""
    redis.Channel.QoS = Places
