"""Student's t distribution, as far as intervals need it.

Source: M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions, 10th printing 1972, chapter 26.7.
"""

from functools import lru_cache
from math import cos, fsum, pi, sin, sqrt, tan
from statistics import NormalDist
from typing import Final

_EXACT_TO: Final = 100  # degrees of freedom; beyond them the expansion is right to ten digits
_HALVINGS: Final = 60


@lru_cache(maxsize=1024)
def two_sided(confidence: float, degrees: int) -> float:
    """How many standard errors a mean is within, with that confidence, if its variance has those degrees of freedom."""
    if degrees > _EXACT_TO:
        return _expanded(NormalDist().inv_cdf((1 + confidence) / 2), degrees)
    low, high = 0.0, pi / 2
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, degrees) < confidence else (low, middle)
    return sqrt(degrees) * tan(low)


def within(angle: float, degrees: int) -> float:
    """The chance that t is between plus and minus ``sqrt(degrees) * tan(angle)`` (26.7.3 and 26.7.4)."""
    odd = degrees % 2
    term, total = (cos(angle) if odd else 1.0), 0.0
    for power in range(odd, degrees - 1, 2):
        total += term
        term *= cos(angle) ** 2 * (power + 1) / (power + 2)
    return (angle + sin(angle) * total) * 2 / pi if odd else sin(angle) * total


def _expanded(x: float, degrees: int) -> float:
    """The quantile from that of the normal distribution, in powers of one over the degrees of freedom (26.7.5)."""
    terms = (
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
        (79 * x**9 + 776 * x**7 + 1482 * x**5 - 1920 * x**3 - 945 * x) / 92160,
    )
    return x + fsum(term / degrees**power for power, term in enumerate(terms, 1))
