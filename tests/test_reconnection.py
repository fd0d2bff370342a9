"""A broker that is back has its workers back at once."""

import pytest
from kombu.exceptions import OperationalError

from tests.serve.server import free_port
from yachtapi.celery import app


@pytest.mark.parametrize("scheme", ["redis", "amqp"])
def test_a_broker_that_is_away_is_tried_again_soon(scheme: str) -> None:
    waits: list[float] = []
    connection = app.connection_for_read(f"{scheme}://127.0.0.1:{free_port()}/")
    with pytest.raises(OperationalError):
        connection.ensure_connection(lambda error, wait: waits.append(wait), max_retries=3)
    assert waits == pytest.approx([0.2, 0.4, 0.6])
