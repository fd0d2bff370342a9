"""What a question about perfect play sets in motion: a ruleset that nobody has solved is solved by a worker."""

from typing import Any

from rulesets import tasks
from rulesets.signals import table_wanted
from yachtapi.celery import send


def solve(*, digest: str, **_: Any) -> None:
    """Queue the solving; if the message is lost, the next question sends another."""
    send(tasks.solve, digest)


def connect() -> None:
    """Hang the receivers on their signals, once."""
    table_wanted.connect(solve, dispatch_uid="solve")
