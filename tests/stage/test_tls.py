"""Brokers behind TLS: spoken to when their certificate is trusted, and not when it isn't."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stage import rabbitmq, redis
from tests.stage.authority import certify
from tests.stage.rabbitmq import RabbitMQ
from tests.stage.redis import Redis
from yachtapi import messaging

pytestmark = pytest.mark.services


@pytest.fixture(params=["rediss", "amqps"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a broker answers that speaks TLS alone, with a certificate of our own."""
    broker = secure_redis(tmp_path) if request.param == "rediss" else secure_rabbitmq(tmp_path)
    try:
        broker.start()
        yield broker.url
    finally:
        broker.close()


def secure_redis(folder: Path) -> Redis:
    if not redis.found():
        pytest.skip("Redis: not on this machine")
    certificate, key = certify(folder)
    return Redis.behind_tls(certificate, key)


def secure_rabbitmq(folder: Path) -> RabbitMQ:
    if not rabbitmq.found():
        pytest.skip("RabbitMQ: not on this machine")
    certificate, key = certify(folder)
    return RabbitMQ.behind_tls(certificate, key)


def test_a_certificate_that_is_trusted_is_enough(address: str, tmp_path: Path) -> None:
    assert messaging.absence(f"{address}?ssl_ca_certs={tmp_path / 'certificate.pem'}") is None


def test_a_certificate_that_nobody_vouches_for_is_refused(address: str) -> None:
    reason = messaging.absence(address)
    assert reason is not None
    assert "certificate verify failed" in reason.lower().replace("_", " ")
