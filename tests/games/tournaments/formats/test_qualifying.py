"""How far apart the seeds of a bracket keep those who come from one group."""

from itertools import combinations

import pytest

from games.tournaments.formats.elimination import fold
from games.tournaments.formats.qualifying import seeding


def earliest_meetings(groups: int, advance: int) -> list[int]:
    """For each two of one group, in how many rounds before the end of the bracket they can meet: 0 is the final."""
    spots = seeding(groups, advance)
    size = 1 << (len(spots) - 1).bit_length()
    line = {spots[seed - 1]: position for position, seed in enumerate(fold(size)) if seed <= len(spots)}
    return [
        size.bit_length() - 1 - (line[group, one] ^ line[group, other]).bit_length()
        for group in range(groups)
        for one, other in combinations(range(advance), 2)
    ]


@pytest.mark.parametrize("groups", range(1, 34))
def test_every_place_of_every_group_has_one_seed_and_winners_have_the_first(groups: int) -> None:
    for advance in range(1, 9):
        spots = seeding(groups, advance)
        assert sorted(spots) == [(group, rank) for group in range(groups) for rank in range(advance)]
        assert spots[:groups] == tuple((group, 0) for group in range(groups))
        assert [rank for _, rank in spots] == sorted(rank for _, rank in spots)


@pytest.mark.parametrize("groups", range(1, 130))
def test_two_of_one_group_meet_in_the_final_at_the_earliest(groups: int) -> None:
    assert set(earliest_meetings(groups, 2)) == {0}


@pytest.mark.parametrize("groups", (*range(1, 34), 65))
def test_those_of_one_group_meet_no_earlier_than_their_number_makes_them(groups: int) -> None:
    """Two can be kept apart until the final, four until the semi-finals, eight until the quarter-finals."""
    for advance in range(2, 10):
        assert max(earliest_meetings(groups, advance)) == (advance - 1).bit_length() - 1
