"""The limits as the environment sets them, and where they are counted."""

from types import SimpleNamespace

import pytest
from django.core.exceptions import ImproperlyConfigured
from pytest_django import Settings

from yachtapi import env
from yachtapi.limits.stores import store
from yachtapi.limits.stores.memory import MemoryStore
from yachtapi.limits.stores.redis import RedisStore


@pytest.mark.parametrize(("given", "rate"), [("", (3, 60)), ("100/60", (100, 60)), ("007/1", (7, 1))])
def test_a_rate_is_units_by_seconds(monkeypatch: pytest.MonkeyPatch, given: str, rate: tuple[int, int]) -> None:
    monkeypatch.setenv("RATE_READ", given)
    assert env.rate("RATE_READ", (3, 60)) == rate


@pytest.mark.parametrize(
    "given", ["100", "0/60", "5/0", "00/60", "-1/60", "1/60/60", "many/60", "9999999999/1", "1 / 60"]
)
def test_a_rate_that_is_none_stops_the_start(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    monkeypatch.setenv("RATE_READ", given)
    with pytest.raises(ImproperlyConfigured, match="RATE_READ must look like 100/60"):
        env.rate("RATE_READ", (3, 60))


@pytest.mark.parametrize(("given", "on"), [("", True), ("on", True), ("OFF", False), ("off", False)])
def test_a_switch_is_on_or_off(monkeypatch: pytest.MonkeyPatch, given: str, on: bool) -> None:
    monkeypatch.setenv("RATE_LIMITS", given)
    assert env.switch("RATE_LIMITS", default=True) is on


def test_a_switch_that_is_neither_stops_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATE_LIMITS", "maybe")
    with pytest.raises(ImproperlyConfigured, match="RATE_LIMITS must be on or off"):
        env.switch("RATE_LIMITS", default=True)


@pytest.mark.parametrize("address", ["redis://127.0.0.1:6379/3", "redis+socket:///tmp/broker", "unix:///tmp/broker"])
def test_a_redis_counts_where_there_is_one(settings: Settings, address: str) -> None:
    settings.LIMITS_URL = address
    store.cache_clear()
    assert isinstance(store(), RedisStore)
    store.cache_clear()


def test_a_file_as_database_has_its_one_process_count(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = SimpleNamespace(LIMITS_URL="", DATABASES={"default": {"ENGINE": "yachtapi.sqlite"}})
    monkeypatch.setattr("yachtapi.limits.stores.settings", alone)
    store.cache_clear()
    assert isinstance(store(), MemoryStore)
    store.cache_clear()
