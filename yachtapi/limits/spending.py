"""Spending a quota: who asks for too much is refused, and whoever asks is told what is left."""

import logging
import time
from contextvars import ContextVar
from hashlib import blake2b

from django.conf import settings
from django.db import DatabaseError
from redis.exceptions import RedisError
from rest_framework.exceptions import Throttled

from yachtapi import metrics
from yachtapi.limits.quota import Balance, Quota
from yachtapi.limits.stores import store

logger = logging.getLogger(__name__)

PAUSE = 5.0  # seconds in which a store that failed is not asked again: nobody waits for it with every request

# What the request of this context has spent, for its answer to say; None outside of a request.
balances: ContextVar[list[Balance] | None] = ContextVar("balances", default=None)
_ask_again_at = 0.0


class TooManyRequests(Throttled):
    """Raised when a quota is used up."""

    def __init__(self, balance: Balance) -> None:
        super().__init__(wait=balance.seconds_until_next)
        self.facts = {"policy": balance.quota.policy, "seconds": balance.seconds_until_next}


def quota_of(policy: str) -> Quota:
    """The quota of a policy, as the environment sets it."""
    units, seconds = settings.RATES[policy]
    return Quota(policy, units, seconds)


def spend(policy: str, key: str) -> None:
    """Take one unit of the policy's quota from the key's; raises TooManyRequests.

    A store that is away lets everybody through: a game that cannot be played is worse than one that is asked too much.
    """
    balance = _ask("spend", policy, key)
    if balance is None:
        return
    told = balances.get()
    if told is not None:
        told.append(balance)
    if not balance.allowed:
        metrics.RATE_LIMIT_REFUSALS.labels(policy).inc()
        raise TooManyRequests(balance)


def left(policy: str, key: str) -> Balance:
    """What the key has left of the policy's quota; all of it while the store is away."""
    return _ask("look", policy, key) or Balance(quota_of(policy), allowed=True, ahead=0)


def _ask(verb: str, policy: str, key: str) -> Balance | None:
    global _ask_again_at
    if not settings.RATE_LIMITS or time.monotonic() < _ask_again_at:
        return None
    try:
        balance: Balance = getattr(store(), verb)(quota_of(policy), _hidden(key))
    except (RedisError, DatabaseError) as error:
        _ask_again_at = time.monotonic() + PAUSE
        logger.warning("Rate limits are off for %d seconds, their store is away: %s", PAUSE, type(error).__name__)
        return None
    return balance


def _hidden(key: str) -> str:
    """The key as the store sees it: addresses and usernames are nobody's business there."""
    return blake2b(key.encode("utf-8", "replace"), digest_size=16, key=settings.SECRET_KEY[:64].encode()).hexdigest()
