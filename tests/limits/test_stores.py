"""Every store counts alike, and no number of processes gets more out of it than the quota."""

import os
import subprocess
import sys
from collections.abc import Iterator
from uuid import uuid4

import pytest
from django.db import connection
from redis import Redis
from redis.exceptions import RedisError

from tests.serve.server import ROOT
from yachtapi.limits.quota import Quota
from yachtapi.limits.stores import Store
from yachtapi.limits.stores.database import DatabaseStore, forget
from yachtapi.limits.stores.memory import MemoryStore
from yachtapi.limits.stores.redis import RedisStore

REDIS = os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379/3")
QUOTA = Quota("move", 100, 3600)  # the next unit is there after 36 seconds
PROCESSES = 4

# Says how many of its attempts were admitted.
HAMMER = """
import sys
from yachtapi.limits.quota import Quota
from yachtapi.limits.stores import store
print(sum(store().spend(Quota("move", 100, 3600), sys.argv[1]).allowed for _ in range(100)))
"""


@pytest.fixture(params=["memory", "redis", "database"])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
    elif request.param == "redis":
        yield RedisStore(_redis())
    else:
        request.getfixturevalue("db")
        if connection.vendor != "postgresql":
            pytest.skip("the database counts on PostgreSQL only")
        yield DatabaseStore()


def _redis() -> str:
    try:
        Redis.from_url(REDIS, socket_connect_timeout=1).ping()
    except RedisError:
        pytest.skip(f"no Redis answers at {REDIS}")
    return REDIS


def test_exactly_the_quota_is_admitted_and_the_rest_told_when_to_come_back(store: Store) -> None:
    key = uuid4().hex
    balances = [store.spend(QUOTA, key) for _ in range(102)]
    assert [balance.allowed for balance in balances] == [True] * 100 + [False] * 2
    assert [balance.left for balance in balances[:3]] == [99, 98, 97]
    assert 34 <= balances[-1].seconds_until_next <= 36
    assert 3590 <= balances[99].seconds_until_whole <= 3600


def test_a_look_takes_nothing(store: Store) -> None:
    key = uuid4().hex
    store.spend(QUOTA, key)
    assert [store.look(QUOTA, key).left for _ in range(3)] == [99] * 3
    assert store.look(QUOTA, uuid4().hex).left == 100


def test_keys_and_policies_have_quotas_of_their_own(store: Store) -> None:
    one, other, single = uuid4().hex, uuid4().hex, Quota("create", 1, 3600)
    assert [store.spend(single, key).allowed for key in (one, one, other)] == [True, False, True]
    assert store.spend(QUOTA, one).left == 99


def test_a_quota_comes_back_evenly(store: Store) -> None:
    key, quick = uuid4().hex, Quota("read", 1000, 1)
    for _ in range(50):
        store.spend(quick, key)
    assert store.spend(quick, uuid4().hex).left == 999
    while store.look(quick, key).left < 1000:
        pass
    assert store.spend(quick, key).left == 999


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("kind", ["redis", "database"])
def test_several_processes_that_hammer_one_key_get_exactly_the_quota(kind: str) -> None:
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "yachtapi.settings", "BROKER_URL": "", "EVENTS_URL": ""}
    if kind == "redis":
        environment["LIMITS_URL"] = _redis()
    elif connection.vendor == "postgresql":
        own = connection.settings_dict
        host = f"{own['USER']}@{own['HOST']}:{own['PORT'] or 5432}"
        environment |= {"LIMITS_URL": "", "DATABASE_URL": f"postgres://{host}/{own['NAME']}"}
    else:
        pytest.skip("the database counts on PostgreSQL only")
    command = [sys.executable, "-c", HAMMER, uuid4().hex]
    running = [subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) for _ in range(PROCESSES)]
    admitted = [int(process.communicate(timeout=60)[0]) for process in running]
    assert sum(admitted) == 100, admitted


@pytest.mark.django_db
def test_what_is_whole_again_is_forgotten() -> None:
    if connection.vendor != "postgresql":
        pytest.skip("the database counts on PostgreSQL only")
    counting, long, short = DatabaseStore(), uuid4().hex, uuid4().hex
    counting.spend(QUOTA, long)
    counting.spend(Quota("move", 1_000_000, 1), short)
    forget()
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM limits_allowance")
        assert cursor.fetchone() == (1,)
    assert counting.look(QUOTA, long).left == 99
