import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tournaments.uncertainty.interval import Sample, sample

values = st.lists(st.integers(-400, 400).map(float), min_size=2, max_size=40).filter(lambda them: len(set(them)) > 1)


# Student, The probable error of a mean, Biometrika 6 (1908): hours of sleep that ten patients had more, with the second
# drug, and with the second more than with the first. The intervals are those of R's t.test of its data set sleep.


def test_the_interval_of_a_textbook_sample() -> None:
    second = sample([1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4])
    assert second.mean == pytest.approx(2.33)
    assert second.interval == pytest.approx((0.8976775, 3.7623225), abs=1e-6)


def test_the_interval_of_paired_differences() -> None:
    differences = sample([1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4])
    assert differences.interval == pytest.approx((0.7001142, 2.4598858), abs=1e-6)


def test_nothing_is_known_of_no_games_and_no_interval_of_one() -> None:
    assert sample([]) == Sample(0, None, None, 0)
    assert (sample([7.0]).mean, sample([7.0]).interval) == (7.0, None)


def test_where_all_games_were_alike_nothing_says_how_much_they_differ() -> None:
    alike = sample([0.0, 0.0, 0.0])
    assert (alike.mean, alike.margin, alike.interval, alike.more_games(1.0)) == (0.0, None, None, None)


def test_where_most_games_were_alike_thirty_others_have_to_be_seen() -> None:
    alike, others = [0.0] * 400, [float(n) for n in range(1, 31)]
    assert sample(alike + others[:29]).interval is None
    assert sample(alike + others[:29]).more_games(1.0) is None
    assert sample(alike + others).interval is not None
    assert sample([0.0, *others[:9]]).interval is not None, "a draw now and then is nothing unusual"


@given(values)
def test_exchanged_sides_mirror_the_interval(values: list[float]) -> None:
    interval, mirrored = sample(values).interval, sample([-value for value in values]).interval
    assert (interval is None) == (mirrored is None)
    if interval and mirrored:
        assert mirrored == pytest.approx((-interval[1], -interval[0]))


@given(st.integers(2, 500), st.floats(0.5, 100), st.floats(0.5, 50))
def test_the_games_it_takes_are_the_fewest(games: int, deviation: float, margin: float) -> None:
    more = Sample(games, 0.0, deviation, games).more_games(margin)
    assert more is not None
    then = Sample(games + more, 0.0, deviation, games + more).margin
    before = Sample(games + more - 1, 0.0, deviation, games + more - 1).margin
    assert then is not None and then <= margin
    assert more == 0 or (before is not None and before > margin)


def test_half_the_margin_takes_about_four_times_the_games() -> None:
    so_far = Sample(1000, 12.0, 50.0, 990)
    assert so_far.margin is not None
    assert so_far.more_games(so_far.margin / 2) == pytest.approx(3000, rel=0.01)


def test_a_margin_that_nobody_could_play_for_takes_no_number_of_games() -> None:
    assert Sample(10, 0.0, 50.0, 10).more_games(1e-6) is None
    assert Sample(10, 0.0, 50.0, 10).more_games(0.0) is None
