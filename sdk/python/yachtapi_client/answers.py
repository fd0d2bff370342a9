"""What a server answered: an answer, a refusal, or nothing that a server of this kind says."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version

import httpx

from yachtapi_client.codes import CLASSES
from yachtapi_client.problems import Problem, UnexpectedAnswer

try:
    VERSION = version("yachtapi-client")
except PackageNotFoundError:  # run from a clone
    VERSION = "0"
USER_AGENT = f"yachtapi-client/{VERSION}"


def check(status: int, headers: Mapping[str, str], content: bytes, base: httpx.URL) -> None:
    """Raise the problem that an answer is, or UnexpectedAnswer where it is none of this server's."""
    if 200 <= status < 300:
        return
    document = _json(content)
    if not isinstance(document, dict) or not isinstance(document.get("code"), str):
        kind = headers.get("Content-Type", "nothing").partition(";")[0]
        raise UnexpectedAnswer(f"{base} answered {status} with {kind}: is this the address of a Yacht API server?")
    raise CLASSES.get(document["code"], Problem)(document, status, headers)


def unreadable(base: httpx.URL, what: str) -> str:
    """The sentence for an answer that is not of the schema."""
    return f"{base} answered something else than a Yacht API server does ({what}): is this the right address?"


def told(fault: Exception) -> str:
    """What a fault says of the answer in which it was found."""
    return f"{type(fault).__name__}: {fault}"


def _json(content: bytes) -> object:
    try:
        return json.loads(content)
    except ValueError:
        return None
