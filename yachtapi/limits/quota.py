"""A quota, and the arithmetic of spending it: the generic cell rate algorithm (ITU-T I.371, annex A).

One number a caller is enough: the moment at which the quota will be whole again. A unit puts it off by one interval;
a request that would put it off by more than the window is refused. So a caller may spend the whole quota at once, and
then gets it back evenly, not in one lump when a window ends.
"""

from dataclasses import dataclass
from math import ceil

SECOND = 1_000_000  # microseconds, in which all is counted


@dataclass(frozen=True, slots=True)
class Quota:
    """So many units in so many seconds."""

    policy: str
    units: int
    seconds: int

    @property
    def interval(self) -> int:
        """What one unit costs, in microseconds."""
        return self.seconds * SECOND // self.units

    @property
    def window(self) -> int:
        """How far a caller may run ahead, in microseconds: all units at once, and not one more."""
        return self.interval * self.units


@dataclass(frozen=True, slots=True)
class Balance:
    """What is left of a quota after a request, or as it is refused."""

    quota: Quota
    allowed: bool
    ahead: int  # microseconds until the quota is whole again

    @property
    def left(self) -> int:
        """Whole units that can be spent at once."""
        return max(0, (self.quota.window - self.ahead) // self.quota.interval)

    @property
    def seconds_until_next(self) -> int:
        """The time to wait for one unit, rounded up."""
        return max(0, ceil((self.ahead + self.quota.interval - self.quota.window) / SECOND))

    @property
    def seconds_until_whole(self) -> int:
        """The time until the whole quota is there again, rounded up."""
        return ceil(max(0, self.ahead) / SECOND)


def spent(quota: Quota, whole_at: int, now: int) -> tuple[Balance, int]:
    """One unit spent of a quota that will be whole at a moment; with the moment that follows from it."""
    ahead = max(0, whole_at - now)
    after = ahead + quota.interval
    if after > quota.window:
        return Balance(quota, allowed=False, ahead=ahead), now + ahead
    return Balance(quota, allowed=True, ahead=after), now + after
