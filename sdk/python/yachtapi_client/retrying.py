"""Which requests are worth another try, and when."""

from __future__ import annotations

import datetime
import random
from email.utils import parsedate_to_datetime
from uuid import uuid4

import httpx

from yachtapi_client.repeatable import KEYED, WITHOUT_EFFECT

KEY = "Idempotency-Key"
AWAY = frozenset({429, 502, 503, 504})
# Refusals that say no more than "not at this moment".
FOR_NOW = frozenset({"busy", "idempotency_key_in_use"})
NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
HOPELESS = (httpx.UnsupportedProtocol, httpx.LocalProtocolError, httpx.ProxyError)
FIRST, LONGEST = 0.25, 8.0  # seconds between two tries, doubled from one to the next
LONGEST_ORDERED = 120.0  # seconds that are waited because a server says so
STRANGE = 3  # times until what is no answer of this server's is taken for the address's usual one


def sign(request: httpx.Request) -> None:
    """Give a POST that takes one a key, so that it is done once however often it is sent."""
    if request.method == "POST" and KEY not in request.headers and KEYED.search(request.url.path):
        request.headers[KEY] = uuid4().hex


def is_repeatable(request: httpx.Request) -> bool:
    """Whether sending it once more does no more than sending it once."""
    if request.method == "POST":
        return KEY in request.headers or bool(WITHOUT_EFFECT.search(request.url.path))
    return request.method != "PATCH" or "If-Match" not in request.headers


def is_worth_another(request: httpx.Request, error: httpx.TransportError) -> bool:
    """Whether to try again after no answer came."""
    if isinstance(error, HOPELESS):
        return False
    return isinstance(error, NEVER_SENT) or is_repeatable(request)


def is_gone(request: httpx.Request, response: httpx.Response) -> bool:
    """Whether what is to be deleted is not there; after an answer that was lost, this says that it was done."""
    return request.method == "DELETE" and response.status_code == 404


def is_settled(request: httpx.Request, response: httpx.Response) -> bool:
    """Whether an answer, which has been read, is one to go by, since the next would be the same."""
    if response.is_success:
        return not (is_strange(response) and is_repeatable(request))
    return not is_for_now(request, response)


def is_strange(response: httpx.Response) -> bool:
    """Whether somebody between here and the server has answered in its place, or cut its answer, and called it good."""
    kind: str = response.headers.get("Content-Type", "")
    if not response.is_success or "json" not in kind:
        return response.is_success and kind.startswith("text/html")
    try:
        response.json()
    except ValueError:
        return True
    return False


def is_for_now(request: httpx.Request, response: httpx.Response) -> bool:
    """Whether a refusal only says to come back; a gateway may have passed on what it refuses."""
    if response.status_code in (429, 503):
        return pause_ordered(response) <= LONGEST_ORDERED and (is_problem(response) or is_repeatable(request))
    if response.status_code in AWAY:
        return is_repeatable(request)
    return response.status_code == 409 and code_of(response) in FOR_NOW


def is_problem(response: httpx.Response) -> bool:
    """Whether an answer is the server's own refusal, and not a gateway's."""
    kind: str = response.headers.get("Content-Type", "")
    return kind.startswith("application/problem+json")


def code_of(response: httpx.Response) -> str | None:
    """The code of a problem."""
    if not is_problem(response):
        return None
    try:
        return str(response.json()["code"])
    except (KeyError, TypeError, ValueError):
        return None


def pause(attempt: int, response: httpx.Response | None = None) -> float:
    """Seconds until the next try; chance is in them, so that many clients don't come back at the same moment."""
    ordered = pause_ordered(response) if response is not None else 0.0
    own = min(FIRST * 2.0**attempt, LONGEST)
    return max(ordered, own / 2) + random.random() * own / 2


def pause_ordered(response: httpx.Response) -> float:
    """The seconds of `Retry-After`, which may be a date."""
    told = response.headers.get("Retry-After", "0")
    if told.isdecimal():
        return float(told)
    try:
        return max(0.0, (parsedate_to_datetime(told) - datetime.datetime.now(datetime.timezone.utc)).total_seconds())
    except (TypeError, ValueError):
        return 0.0
