"""One game's effect on the strength of those who played it."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.ratings.skill import NEWCOMER, Skill, rate

skills = st.builds(Skill, st.floats(0, 60), st.floats(0.5, 9))


def test_a_duel_of_newcomers_moves_them_as_the_paper_says() -> None:
    """Two newcomers: c² = 2 (sigma² + beta²), and the winner gains sigma² / c · 1/2 (Weng and Lin, algorithm 4)."""
    sigma2 = NEWCOMER.sigma**2 + (25 / 300) ** 2
    gain = sigma2 / (2 * (sigma2 + (25 / 6) ** 2)) ** 0.5 / 2
    winner, loser = rate([NEWCOMER, NEWCOMER], [1, 2])
    assert winner.mu == pytest.approx(25 + gain) and loser.mu == pytest.approx(25 - gain)
    assert winner.sigma == loser.sigma < NEWCOMER.sigma


@given(st.lists(skills, min_size=2, max_size=6), st.randoms(use_true_random=False))
def test_the_same_game_gives_the_same_numbers_to_the_last_bit(before: list[Skill], chance: object) -> None:
    ranks = list(range(1, len(before) + 1))
    assert rate(before, ranks) == rate(before, ranks)


@given(st.lists(skills, min_size=2, max_size=4))
def test_seats_make_no_difference(before: list[Skill]) -> None:
    ranks = range(1, len(before) + 1)
    after = rate(before, list(ranks))
    for order in permutations(range(len(before))):
        moved = rate([before[seat] for seat in order], [ranks[seat] for seat in order])
        for seat, skill in zip(order, moved, strict=True):
            assert skill == pytest.approx(after[seat])


@given(skills, skills)
def test_a_draw_brings_two_together(one: Skill, other: Skill) -> None:
    after = rate([one, other], [1, 1])
    assert abs(after[0].mu - after[1].mu) <= abs(one.mu - other.mu)


@given(skills, skills)
def test_who_wins_never_loses_by_it(one: Skill, other: Skill) -> None:
    winner, loser = rate([one, other], [1, 2])
    assert winner.mu >= one.mu and loser.mu <= other.mu
