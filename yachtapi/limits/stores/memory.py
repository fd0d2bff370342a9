"""Quotas in the memory of the one web process."""

import time
from threading import Lock

from yachtapi.limits.quota import SECOND, Balance, Quota, spent

MOST_KEYS = 50_000  # before those that say nothing any more are thrown out


class MemoryStore:
    """A dictionary behind a lock."""

    def __init__(self) -> None:
        self._whole_at: dict[str, int] = {}
        self._lock = Lock()

    def spend(self, quota: Quota, key: str) -> Balance:
        """Take one unit; a refusal takes none."""
        name, now = f"{quota.policy}:{key}", _now()
        with self._lock:
            balance, self._whole_at[name] = spent(quota, self._whole_at.get(name, 0), now)
            if len(self._whole_at) > MOST_KEYS:
                self._whole_at = {each: whole for each, whole in self._whole_at.items() if whole > now}
        return balance

    def look(self, quota: Quota, key: str) -> Balance:
        """What is left."""
        whole_at = self._whole_at.get(f"{quota.policy}:{key}", 0)
        return Balance(quota, allowed=True, ahead=max(0, whole_at - _now()))


def _now() -> int:
    return int(time.monotonic() * SECOND)
