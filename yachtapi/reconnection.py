"""How soon a worker or the beat that has lost its broker tries again.

Celery waits 2 seconds longer after each failure, up to 30; so a broker that was away for ten seconds was without its
workers for ten more. A try costs a refused connection, so there is no need to be that patient.
"""

from typing import Any

from celery.app.amqp import AMQP
from kombu import Connection

STEPS = {"interval_start": 0.2, "interval_step": 0.2, "interval_max": 2.0}  # seconds between two tries


class EagerConnection(Connection):
    """Tries again soon, where nobody says how soon."""

    def ensure_connection(self, *args: Any, **options: Any) -> Any:
        """The connection, as soon as there is one; see kombu for the arguments."""
        return super().ensure_connection(*args, **STEPS | options)


class EagerAMQP(AMQP):
    """What the application makes its connections of."""

    Connection = EagerConnection
