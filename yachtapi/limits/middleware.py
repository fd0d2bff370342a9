"""Tells every answer that spent something what is left (draft-ietf-httpapi-ratelimit-headers-10)."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from yachtapi.limits.addresses import scheme_of
from yachtapi.limits.quota import Balance
from yachtapi.limits.spending import balances

GetResponse = Callable[[HttpRequest], HttpResponse]


class RateLimitFields:
    """Adds ``RateLimit-Policy`` and ``RateLimit``."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        told: list[Balance] = []
        before = balances.set(told)
        try:
            response = self.get_response(request)
        finally:
            balances.reset(before)
        if told:
            response.headers["RateLimit-Policy"] = ", ".join(map(_policy, told))
            response.headers["RateLimit"] = ", ".join(map(_balance, told))
        return response


class ForwardedScheme:
    """Takes the word of our own proxies, and of nobody else, for how the caller asked."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        scheme = scheme_of(request)
        if scheme is not None:
            request.META["wsgi.url_scheme"] = scheme  # request.environ is the same dictionary
        return self.get_response(request)


def _policy(balance: Balance) -> str:
    return f'"{balance.quota.policy}";q={balance.quota.units};w={balance.quota.seconds}'


def _balance(balance: Balance) -> str:
    seconds = balance.seconds_until_whole if balance.allowed else balance.seconds_until_next
    return f'"{balance.quota.policy}";r={balance.left};t={seconds}'
