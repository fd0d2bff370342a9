from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.tournaments.uncertainty.students_t import two_sided

# NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2: the columns 0.975 and 0.995 of one side.
PUBLISHED = {
    1: (12.706, 63.657),
    2: (4.303, 9.925),
    3: (3.182, 5.841),
    4: (2.776, 4.604),
    5: (2.571, 4.032),
    10: (2.228, 3.169),
    20: (2.086, 2.845),
    30: (2.042, 2.750),
    50: (2.009, 2.678),
    100: (1.984, 2.626),
}


@pytest.mark.parametrize(("degrees", "quantiles"), PUBLISHED.items())
def test_quantiles_are_the_published_ones(degrees: int, quantiles: tuple[float, float]) -> None:
    assert (round(two_sided(0.95, degrees), 3), round(two_sided(0.99, degrees), 3)) == quantiles


def test_of_two_degrees_the_quantile_is_known_in_closed_form() -> None:
    assert two_sided(0.95, 2) == pytest.approx(0.95 * (2 / (1 - 0.95**2)) ** 0.5, abs=1e-12)


def test_the_exact_quantiles_and_the_expansion_meet() -> None:
    quantiles = [two_sided(0.95, degrees) for degrees in range(95, 107)]
    steps = [former - later for former, later in pairwise(quantiles)]
    assert all(former > later > 0 for former, later in pairwise(steps))


def test_of_very_many_degrees_it_is_that_of_the_normal_distribution() -> None:
    assert two_sided(0.95, 10**7) == pytest.approx(1.959964, abs=1e-6)


@given(st.integers(1, 400), st.floats(0.5, 0.999))
def test_more_degrees_mean_a_narrower_interval(degrees: int, confidence: float) -> None:
    assert two_sided(confidence, degrees) > two_sided(confidence, degrees + 1)
