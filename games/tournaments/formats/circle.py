"""The circle method: everybody meets everybody, round by round, with first seats shared out evenly.

Whoever meets in a round has places with the same sum, modulo the odd number of those who turn round the one who stands
still (Schurig's tables, as in FIDE Handbook C.05, annex 1, Berger tables). With an odd number nobody stands still, and
in each round one rests.
"""

Places = tuple[int, int]
"""Two places, from 0, in the order of their seats."""


def rounds_of(size: int) -> int:
    """How many rounds it takes until each of ``size`` has met every other."""
    return size - 1 + size % 2


def meetings(size: int, n: int) -> tuple[Places, ...]:
    """Who meets in round ``n``, counted from 1; 0 and 1 meet in the last one."""
    turning = rounds_of(size)
    pairs = (_meeting(place, size, turning, n) for place in range(turning))
    return tuple(sorted((pair for pair in pairs if pair), key=min))


def _meeting(place: int, size: int, turning: int, n: int) -> Places | None:
    other = (n + 1 - place) % turning
    if other == place:
        return _meeting_of_the_still(place, size, n)
    if other < place:
        return None  # the other's place has said it already
    # Odd distances seat the smaller place first and even ones the greater: half of each, and by turns.
    return (place, other) if (other - place) % 2 else (other, place)


def _meeting_of_the_still(place: int, size: int, n: int) -> Places | None:
    still = size - 1
    if size % 2:
        return None
    return (place, still) if n % 2 else (still, place)
