"""Where quotas are counted: in Redis if the server knows one, else in PostgreSQL, else in this process.

A database file has one web process, for which its own memory is the right place and costs nothing.
"""

from functools import cache
from typing import Protocol

from django.conf import settings

from yachtapi.limits.quota import Balance, Quota
from yachtapi.limits.stores.database import DatabaseStore
from yachtapi.limits.stores.memory import MemoryStore
from yachtapi.limits.stores.redis import RedisStore


class Store(Protocol):
    """Counts what each key has spent of each quota."""

    def spend(self, quota: Quota, key: str) -> Balance:
        """Take one unit, atomically; a refusal takes none."""

    def look(self, quota: Quota, key: str) -> Balance:
        """What is left, without taking anything."""


@cache
def store() -> Store:
    """The store of this process."""
    if settings.LIMITS_URL:
        return RedisStore(settings.LIMITS_URL)
    if settings.DATABASES["default"]["ENGINE"].endswith("postgresql"):
        return DatabaseStore()
    return MemoryStore()
