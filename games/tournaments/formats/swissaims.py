"""What a Swiss round tries to avoid, the worst first, in whole numbers for each pair that could be made.

1. That two meet again; and if they must, that they meet for the third time, the fourth.
2. That somebody has the bye whose score is above the lowest.
3. That scores differ: the squares of the differences are summed, so two small floats are better than a wide one.
4. That somebody floats down, or up, who did so in the last round.
5. That in a score group anybody meets another than the top half meets the bottom half, first to first; that another
   floats down than the last of a group, or meets another than the first of the next.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

from games.tournaments.formats.contenders import Contender
from games.tournaments.formats.matching import Edge, factors


class Aims:
    """The costs of one round; a place in ``field`` stands for whoever has it, the one behind the last for the bye."""

    def __init__(self, field: Sequence[Contender]) -> None:
        self.field = field
        self._bye = len(field)
        self._fewest_byes = min(one.record.byes for one in field)
        self._lowest = min(one.score for one in field if one.record.byes == self._fewest_byes)
        self._factors = self._scaled()

    def _scaled(self) -> tuple[int, ...]:
        span = self.field[0].score - self.field[-1].score
        most_met = max((max(one.record.met.values(), default=0) for one in self.field), default=0)
        largest = max(one.size for one in self.field)
        mosts = (1, most_met, span, span * span, 2, 2 * largest * largest)
        return factors(mosts, len(self.field))

    def costs(self, reach: int) -> dict[Edge, int]:
        """The cost of each pair, or only of first meetings no more than ``reach`` places beside the wanted ones."""
        found = {(one, other): self._cost(one, other) for one, other in self._edges(reach)}
        if len(self.field) % 2:
            for place in self._may_rest(reach):
                found[place, self._bye] = self._cost_of_bye(place)
        return found

    def _edges(self, reach: int) -> Iterable[Edge]:
        count = len(self.field)
        if reach >= count:
            return combinations(range(count), 2)
        return (edge for edge in _near(self._groups(), reach) if not self._have_met(edge))

    def _have_met(self, edge: Edge) -> bool:
        one, other = (self.field[place] for place in edge)
        return other.id in one.record.met

    def _groups(self) -> list[range]:
        firsts = [place for place, one in enumerate(self.field) if one.place == 0]
        return [range(first, first + self.field[first].size) for first in firsts]

    def _may_rest(self, reach: int) -> list[int]:
        able = [place for place, one in enumerate(self.field) if one.record.byes == self._fewest_byes]
        return able[-reach:]

    def _cost(self, place: int, behind: int) -> int:
        one, other = self.field[place], self.field[behind]
        met = one.record.met.get(other.id, 0)
        apart = one.score - other.score
        floats = (one.record.floated > 0) + (other.record.floated < 0) if apart else 0
        again, often, _, wide, twice, order = self._factors
        return (
            again * bool(met)
            + often * max(0, met - 1)
            + wide * apart * apart
            + twice * floats
            + order * (_float_order(one, other) if apart else _slide_order(one, other))
        )

    def _cost_of_bye(self, place: int) -> int:
        one = self.field[place]
        return self._factors[2] * (one.score - self._lowest) + self._factors[5] * (one.size - 1 - one.place) ** 2


def _slide_order(one: Contender, other: Contender) -> int:
    return (other.place - one.place - one.size // 2) ** 2


def _float_order(one: Contender, other: Contender) -> int:
    return (one.size - 1 - one.place) ** 2 + other.place**2


def _near(groups: Sequence[range], reach: int) -> Iterator[Edge]:
    for index, group in enumerate(groups):
        yield from _within(group, reach)
        yield from product(group[-reach:], _tops(groups[index + 1 :], reach))


def _within(group: range, reach: int) -> Iterator[Edge]:
    if len(group) <= 4 * reach:
        yield from combinations(group, 2)
        return
    for place in group:
        wanted = place + len(group) // 2
        for other in range(max(place + 1, wanted - reach), min(wanted + reach + 1, group.stop)):
            yield place, other


def _tops(groups: Sequence[range], reach: int) -> list[int]:
    """The first places of the next group, and of those after it while there are fewer than ``reach``."""
    found: list[int] = []
    for group in groups:
        if len(found) >= reach:
            break
        found += group[:reach]
    return found
