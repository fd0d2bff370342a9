"""The id that ties a request, its answer and its log lines together."""

import re
from contextvars import ContextVar
from uuid import uuid4

HEADER = "X-Request-ID"
ACCEPTED = re.compile(r"[A-Za-z0-9._~-]{1,128}")

NOBODY = "-"  # stands in lines that no request caused
current: ContextVar[str] = ContextVar("request_id", default=NOBODY)


def choose(given: str | None) -> str:
    """The caller's id if it is a plain word, else a new one: a line break must not forge a log line."""
    return given if given and ACCEPTED.fullmatch(given) else str(uuid4())
