"""Quotas that count, in a store that begins empty."""

from collections.abc import Callable, Iterator

import pytest
from django.conf import settings as configured
from pytest_django import Settings

from yachtapi.limits import spending
from yachtapi.limits.stores import store
from yachtapi.limits.stores.memory import MemoryStore

SetRates = Callable[..., None]


@pytest.fixture
def rates(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[SetRates]:
    """Switches the limits on, with quotas of the test's own: ``rates(move=(3, 60))``."""
    settings.RATE_LIMITS = True
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # it is not the hash that is tested
    fresh = MemoryStore()
    monkeypatch.setattr(spending, "store", lambda: fresh)
    monkeypatch.setattr(spending, "_ask_again_at", 0.0)

    def choose(**rates: tuple[int, int]) -> None:
        settings.RATES = {**configured.RATES, **rates}

    yield choose
    store.cache_clear()
