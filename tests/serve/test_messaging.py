"""Addresses of brokers: what they may be, and what follows from them."""

import ssl

import pytest
from django.core.exceptions import ImproperlyConfigured

from tests.serve.server import free_port
from yachtapi import deadletters, env, messaging

RABBIT = "amqp://ann:secret@rabbit:5672/yacht"


@pytest.mark.parametrize(
    "address", ["redis://h/0", "rediss://u:p@h:6380/1", "redis+socket:///run/x", RABBIT, "amqps://h"]
)
def test_every_kind_of_broker_has_its_address(monkeypatch, address):
    monkeypatch.setenv("BROKER_URL", address)
    assert env.broker("BROKER_URL") == address


@pytest.mark.parametrize("address", ["localhost", "http://h/", "rabbit:5672", "sqs://h"])
def test_another_address_is_refused_with_examples(monkeypatch, address):
    monkeypatch.setenv("BROKER_URL", address)
    with pytest.raises(ImproperlyConfigured, match=r"^BROKER_URL must look like redis://"):
        env.broker("BROKER_URL")


def test_rabbitmq_keeps_every_queue_on_several_machines_and_puts_aside_what_fails():
    queues = messaging.queues(RABBIT)
    assert [queue.name for queue in queues] == list(messaging.QUEUES)
    assert {queue.queue_arguments["x-queue-type"] for queue in queues} == {"quorum"}
    assert {queue.queue_arguments["x-dead-letter-exchange"] for queue in queues} == {messaging.DEAD.exchange.name}
    assert {queue.exchange.type for queue in queues} == {"topic"}


def test_redis_needs_no_queue_declared():
    assert messaging.queues("redis://h/0") is None


@pytest.mark.parametrize("address", ["redis://h/0", "redis+socket:///run/x", RABBIT])
def test_without_tls_no_certificate_is_checked(address):
    assert messaging.ssl_options(address) is None


def test_redis_over_tls_checks_the_certificate_unless_the_address_says_otherwise():
    assert messaging.ssl_options("rediss://h/0") == {"ssl_cert_reqs": "required"}
    assert messaging.ssl_options("rediss://h/0?ssl_cert_reqs=none") == {"ssl_cert_reqs": "none"}


def test_rabbitmq_over_tls_checks_the_certificate_and_takes_authorities_of_ones_own():
    expected = {"cert_reqs": ssl.CERT_REQUIRED, "server_hostname": None}
    assert messaging.ssl_options("amqps://h/v") == expected
    assert messaging.ssl_options("amqps://h/v?ssl_ca_certs=/ca.pem") == expected | {"ca_certs": "/ca.pem"}


def test_the_address_that_celery_gets_keeps_all_but_the_certificates():
    address = "rediss://u:p%40@h/1?ssl_ca_certs=/ca.pem&health_check_interval=5"
    assert messaging.without_ssl_options(address) == "rediss://u:p%40@h/1?health_check_interval=5"


@pytest.mark.parametrize("scheme", ["redis", "amqp"])
def test_a_broker_that_is_away_gets_one_sentence_without_its_password(scheme):
    port = free_port()
    said = messaging.absence(f"{scheme}://ann:secret@127.0.0.1:{port}/0")
    assert f"No message broker answers at {scheme}://ann:**@127.0.0.1:{port}/0" in said
    assert "secret" not in said
    assert "\n" not in said


class Letter:
    """A message as RabbitMQ puts it aside."""

    def __init__(self, reason: str) -> None:
        self.acknowledged = False
        self.headers = {"task": "games.tasks.play_engines", "argsrepr": "('a',)", "x-first-death-reason": reason}
        self.headers["x-first-death-queue"] = "turns"

    def ack(self) -> None:
        self.acknowledged = True


def test_what_rabbitmq_gave_up_is_said_aloud_and_forgotten(caplog):
    letter = Letter("delivery_limit")
    deadletters.bury({}, letter)
    assert letter.acknowledged
    assert caplog.messages == ["RabbitMQ gave up games.tasks.play_engines('a',) of queue turns: delivery_limit."]


def test_what_nobody_fetched_in_time_is_forgotten_without_a_word(caplog):
    letter = Letter("expired")
    deadletters.bury({}, letter)
    assert letter.acknowledged
    assert caplog.messages == []
