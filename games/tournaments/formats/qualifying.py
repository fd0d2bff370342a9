"""Where the best of groups stand in the bracket that follows: those of one group meet as late as can be.

The places are fixed before the first match: the winner of group 1 is seed 1, that of group 2 seed 2, and so on; then
come all seconds, all thirds. Which second gets which of the seconds' seeds follows from cutting the bracket into as
many regions as keep a group's entrants apart (2, 4, 8 …), none of which gets two of one group. That it can always be
done is König's theorem, whose proof is what happens here: seeds are the edges of a bipartite graph, from their place in
the group to their region of the bracket, and the groups its colours, which must differ wherever edges meet.
"""

from functools import lru_cache

from games.tournaments.formats.elimination import fold

Spot = tuple[int, int]
"""A group and a place in it, both from 0."""


@lru_cache(maxsize=256)
def seeding(groups: int, advance: int) -> tuple[Spot, ...]:
    """Whom the bracket's seeds go to, seed 1 first."""
    regions = _regions(groups * advance, _power_of_two(advance))
    colours = _Colours([(seed // groups, advance + region) for seed, region in enumerate(regions)], groups)
    # All groups are alike, so they are numbered when it is known where their winners stand.
    number = {colours.of[seed]: seed for seed in range(groups)}
    return tuple((number[colours.of[seed]], seed // groups) for seed in range(groups * advance))


def _power_of_two(least: int) -> int:
    return 1 << (least - 1).bit_length()


def _regions(entrants: int, regions: int) -> list[int]:
    """Which of the equal parts of the bracket each seed stands in."""
    size = _power_of_two(entrants)
    position = {seed: index for index, seed in enumerate(fold(size))}
    return [position[seed] * regions // size for seed in range(1, entrants + 1)]


class _Colours:
    """A colour for each edge of a bipartite graph, given by its two ends, so that none meets its like."""

    def __init__(self, edges: list[tuple[int, int]], colours: int) -> None:
        self._edges = edges
        self._colours = colours
        self._at: dict[tuple[int, int], int] = {}  # the edge at an end with a colour
        self.of: dict[int, int] = {}
        for edge, (near, far) in enumerate(edges):
            wanted, free = self._free(near), self._free(far)
            self._swap(far, wanted, free)
            self._paint(edge, wanted)

    def _free(self, end: int) -> int:
        return next(colour for colour in range(self._colours) if (end, colour) not in self._at)

    def _swap(self, end: int, wanted: int, free: int) -> None:
        """Exchange two colours along the chain that starts at an end, so that ``wanted`` becomes free there."""
        chain: list[tuple[int, int]] = []
        colour, other = wanted, free
        while (edge := self._at.get((end, colour))) is not None:
            chain.append((edge, other))
            end = sum(self._edges[edge]) - end
            colour, other = other, colour
        for edge, _ in chain:
            for one in self._edges[edge]:
                del self._at[one, self.of[edge]]
            del self.of[edge]
        for edge, new in chain:
            self._paint(edge, new)

    def _paint(self, edge: int, colour: int) -> None:
        self.of[edge] = colour
        for end in self._edges[edge]:
            self._at[end, colour] = edge
