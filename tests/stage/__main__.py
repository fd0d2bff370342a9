"""Says which services this machine has no server of, so that their tests were left out."""

from tests.stage import postgres, rabbitmq, redis

for name, found in (("PostgreSQL", postgres.found()), ("Redis", redis.found()), ("RabbitMQ", rabbitmq.found())):
    if not found:
        print(f"{name}: not installed, so what needs a server of the test's own was left out.")
