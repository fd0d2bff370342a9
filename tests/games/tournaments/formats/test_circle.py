"""The circle method, for every size a group can have in a test's time."""

from collections import Counter
from itertools import combinations

import pytest
from pairing_core.roundrobin import round_robin

from games.tournaments.formats.circle import meetings, rounds_of

SIZES = (*range(2, 41), 255, 256)


@pytest.mark.parametrize("size", SIZES)
def test_everybody_meets_everybody_once_and_nobody_twice_in_a_round(size: int) -> None:
    rounds = [meetings(size, n) for n in range(1, rounds_of(size) + 1)]
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert met == Counter(map(frozenset, combinations(range(size), 2)))
    for pairs in rounds:
        assert len({place for pair in pairs for place in pair}) == 2 * (size // 2)


@pytest.mark.parametrize("size", SIZES)
def test_first_and_second_seats_differ_by_one_at_most_and_by_none_where_all_rest_once(size: int) -> None:
    firsts = Counter(first for n in range(1, rounds_of(size) + 1) for first, _ in meetings(size, n))
    games = size - 1
    assert {abs(2 * firsts[place] - games) for place in range(size)} == {games % 2}


@pytest.mark.parametrize("size", SIZES)
def test_the_best_two_seeds_meet_in_the_last_round(size: int) -> None:
    assert set(meetings(size, rounds_of(size))[0]) == {0, 1}


@pytest.mark.parametrize("size", range(3, 13))
def test_the_rounds_are_those_of_berger_s_tables(size: int) -> None:
    """A second program's, which has them from FIDE; there the rounds come in another order."""
    berger = {frozenset(frozenset(pair) for pair in pairs if None not in pair) for pairs in round_robin(size)}
    ours = {
        frozenset(frozenset(place + 1 for place in pair) for pair in meetings(size, n))
        for n in range(1, rounds_of(size) + 1)
    }
    assert ours == berger
