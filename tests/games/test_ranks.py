"""Ranks: 1, 1, 3; equal totals are a draw; leavers share the last rank."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.step import Presence, Seat, State, rank
from rulesets import catalog
from rulesets.scorecard import Scorecard

YACHT = catalog.get("yacht")


def ranked(totals: Sequence[int], leavers: Sequence[int] = (), left_by: Presence = "resigned") -> list[int]:
    seats = tuple(
        Seat(index, Scorecard({"choice": total}), left_by if index in leavers else "playing")
        for index, total in enumerate(totals)
    )
    return [result.rank for result in rank(State(YACHT, seats, 0))]


@pytest.mark.parametrize(
    ("totals", "ranks"),
    [
        ([20], [1]),
        ([20, 10], [1, 2]),
        ([10, 20], [2, 1]),
        ([15, 15], [1, 1]),
        ([20, 20, 10], [1, 1, 3]),
        ([10, 20, 20, 5], [3, 1, 1, 4]),
        ([20, 10, 10, 5], [1, 2, 2, 4]),
        ([7, 7, 7], [1, 1, 1]),
        ([0, 0, 30, 0], [2, 2, 1, 2]),
    ],
)
def test_equal_totals_share_a_rank_and_the_next_is_left_out(totals: list[int], ranks: list[int]) -> None:
    assert ranked(totals) == ranks


@pytest.mark.parametrize("left_by", ["resigned", "timed_out"])
def test_leavers_rank_behind_all_that_stayed_whatever_they_had(left_by: Presence) -> None:
    assert ranked([5, 30, 6, 29], leavers=[1, 3], left_by=left_by) == [2, 3, 1, 3]


def test_when_all_left_all_are_first() -> None:
    assert ranked([5, 30], leavers=[0, 1]) == [1, 1]


def test_a_seat_may_leave_by_its_wish_and_another_by_the_clock_and_they_share_the_rank() -> None:
    seats = (
        Seat(0, Scorecard({"choice": 30}), "resigned"),
        Seat(1, Scorecard({"choice": 5})),
        Seat(2, Scorecard({"choice": 20}), "timed_out"),
    )
    assert [result.rank for result in rank(State(YACHT, seats, 0))] == [2, 1, 2]


@given(st.lists(st.integers(0, 30), min_size=1, max_size=10), st.sets(st.integers(0, 9)))
def test_a_rank_is_one_more_than_the_number_of_those_before(totals: list[int], leavers: set[int]) -> None:
    ranks = ranked(totals, tuple(leavers))
    stayed = [index for index in range(len(totals)) if index not in leavers]
    for index, own in enumerate(ranks):
        if index in leavers:
            assert own == len(stayed) + 1
        else:
            assert own == 1 + len([other for other in stayed if totals[other] > totals[index]])
