"""What went wrong, in a sentence that helps."""

from __future__ import annotations

from yachtapi_client.problems import Problem, Unreachable, YachtError

HINTS = {
    "token_expired": "Its time is up; leave --token out, and a new guest is made.",
    "invalid_token": "It is not known there (any more); leave --token out, and a new guest is made.",
    "not_found": "Is the server's address right? --server or YACHTAPI_SERVER names another.",
    "throttled": "Wait a little, and try again.",
}


def sentence(error: Exception) -> str:
    """The sentence; what nobody foresaw is raised again, for its traceback is all there is to say."""
    if isinstance(error, Problem):
        hint = HINTS.get(error.code or str(error.document.get("code")), "")
        return f"{error} {hint}".strip()
    if isinstance(error, Unreachable):
        told = str(error).rstrip(".")
        return f"{told}. Is the server running, and is that its address? --server or YACHTAPI_SERVER names another."
    if isinstance(error, (YachtError, OSError)):
        return str(error)
    raise error
