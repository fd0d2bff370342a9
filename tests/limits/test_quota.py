"""The arithmetic of a quota."""

from hypothesis import given
from hypothesis import strategies as st

from yachtapi.limits.quota import SECOND, Quota, spent
from yachtapi.limits.stores.memory import MemoryStore

quotas = st.builds(Quota, st.just("move"), st.integers(1, 10_000), st.integers(1, 10_000))
START = 1_800_000_000 * SECOND


@given(quotas)
def test_the_whole_quota_may_be_spent_at_once_and_no_unit_more(quota: Quota) -> None:
    whole_at, admitted = 0, 0
    while admitted <= quota.units:
        balance, whole_at = spent(quota, whole_at, START)
        if not balance.allowed:
            break
        admitted += 1
        assert balance.left == quota.units - admitted
    assert admitted == quota.units


@given(quotas)
def test_a_refusal_costs_nothing_and_says_when_the_next_unit_is_there(quota: Quota) -> None:
    whole_at = START + quota.window
    balance, after = spent(quota, whole_at, START)
    assert (balance.allowed, balance.left, after) == (False, 0, whole_at)
    assert spent(quota, whole_at, START + balance.seconds_until_next * SECOND)[0].allowed


@given(quotas, st.lists(st.integers(0, 100 * SECOND), max_size=200))
def test_no_window_ever_admits_more_than_twice_the_quota(quota: Quota, pauses: list[int]) -> None:
    now, whole_at, admitted = START, 0, 0
    for pause in pauses:
        now += pause
        balance, whole_at = spent(quota, whole_at, now)
        admitted += balance.allowed
        assert 0 <= balance.left <= quota.units
    assert admitted <= quota.units + (now - START) // quota.interval + 1


def test_after_the_window_the_quota_is_whole_again() -> None:
    quota = Quota("move", 5, 10)
    balance, whole_at = spent(quota, 0, START)
    assert balance.seconds_until_whole == 2
    assert spent(quota, whole_at, START + 2 * SECOND)[0].left == 4


def test_the_memory_forgets_what_says_nothing_any_more() -> None:
    store, quick = MemoryStore(), Quota("read", 1_000_000, 1)
    for key in range(50_002):
        store.spend(quick, str(key))
    assert len(store._whole_at) < 50_000
    assert store.look(Quota("move", 3, 60), "somebody").left == 3
