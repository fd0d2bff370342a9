"""Where the matches of a bracket stand on the sheet: a column a round, and each match between those that feed it.

Byes take no place of their own. In double elimination a round of the winners' bracket stands above that round of the
losers' bracket into which its losers drop.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeGuard

from games.tournaments.drawing.ink import Length
from games.tournaments.formats.bracket import Feeder, LoserOf, Node, Slot, WinnerOf


@dataclass(frozen=True, slots=True)
class Measures:
    """Sizes in pixels: a match's two rows and width, the channel between columns, the gap between matches."""

    row: Length
    width: Length
    channel: Length
    gap: Length
    tag: Length
    letters: Length
    indent: Length

    def x(self, column: int) -> Length:
        """The left edge of a column."""
        return column * (self.width + self.channel)


ROOMY = Measures(row=23, width=204, channel=58, gap=10, tag=14, letters=13, indent=30)
SMALL = Measures(row=16, width=156, channel=50, gap=5, tag=11, letters=11, indent=26)
HEADING = 34
"""The height that the headings of a bracket take, in pixels."""


@dataclass(frozen=True, slots=True)
class Layout:
    """By slot, the column of each match that is drawn, and the height of the line between its two rows."""

    columns: Mapping[str, int]
    heights: Mapping[str, Length]
    losers_top: Length
    bottom: Length


def stage(slot: str) -> str:
    """The bracket a slot belongs to, by its letter."""
    return slot[0]


def round_of(slot: str) -> int:
    """The number of a slot's round; in a group it comes after that of the group."""
    numbers = slot[1:].split(".")
    return int(numbers[1 if slot.startswith("G") else 0])


def is_drawn(node: Node) -> bool:
    """Whether a match is shown: not a bye from the start, nor a second final that is not needed."""
    return not node.slot.is_bye and not (node.slot.after_upset and node.is_dead)


def lay_out(nodes: Sequence[Node], measures: Measures) -> Layout:
    """The place of every match."""
    slots = [node.slot for node in nodes if is_drawn(node)]
    winners = _Branch([slot for slot in slots if stage(slot.name) == "W"], measures)
    losers = _Branch([slot for slot in slots if stage(slot.name) == "L"], measures)
    losers_top = HEADING + winners.height + measures.gap
    heights = winners.heights(HEADING) | losers.heights(losers_top + HEADING)
    bottom = losers_top + HEADING + losers.height if losers.height else HEADING + winners.height
    for slot in slots:
        if stage(slot.name) == "F":  # the upper row of the first final goes on from the winners' bracket
            heights[slot.name] = (
                heights["F1"] if slot.after_upset else heights[_last(slots, "W").name] + measures.row / 2
            )
            bottom = max(bottom, heights[slot.name] + measures.row)
        if stage(slot.name) == "P":
            heights[slot.name] = heights[_last(slots, "W").name] + 2 * measures.row + measures.tag + HEADING
            bottom = max(bottom, heights[slot.name] + measures.row)
    return Layout(_columns(slots), heights, losers_top, bottom)


def _last(slots: Sequence[Slot], letter: str) -> Slot:
    return next(slot for slot in reversed(slots) if stage(slot.name) == letter)


def _columns(slots: Sequence[Slot]) -> dict[str, int]:
    """A match stands right of those whose winners it takes, and not right of those into which its losers drop."""
    losers = _columns_of_losers(slots)
    winners = _columns_of_winners(slots, losers)
    last = max((*losers.values(), *winners.values()))
    columns = {"W": winners, "L": losers, "P": {3: last}, "F": {1: last + 1, 2: last + 2}}
    return {slot.name: columns[stage(slot.name)][round_of(slot.name)] for slot in slots}


def _columns_of_winners(slots: Sequence[Slot], losers: Mapping[int, int]) -> dict[int, int]:
    columns: dict[int, int] = {}
    for slot in slots:
        for feeder in slot.feeders:
            if stage(slot.name) == "L" and isinstance(feeder, LoserOf):
                n, column = round_of(feeder.slot), losers[round_of(slot.name)]
                columns[n] = min(columns.get(n, column), column)
    rounds = {round_of(slot.name) for slot in slots if stage(slot.name) == "W"}
    return {n: columns[n] if n in columns and n > 1 else n - 1 for n in sorted(rounds)}


def _columns_of_losers(slots: Sequence[Slot]) -> dict[int, int]:
    """By round of the losers' bracket its column: from the left, or with the second of the winners' if it drops in."""
    rounds = {round_of(slot.name) for slot in slots if stage(slot.name) == "L"}
    first = [slot for slot in slots if stage(slot.name) == "L" and round_of(slot.name) == 1]
    fed = [round_of(feeder.slot) for slot in first for feeder in slot.feeders if isinstance(feeder, LoserOf)]
    return {n: n - 1 + (2 in fed) for n in rounds}


@dataclass(slots=True)
class _Shape:
    """How far a match and all that feeds it reach above and below its middle, and where those that feed it stand."""

    above: Length
    below: Length
    feeding: list[tuple[str, Length]] = field(default_factory=list)


class _Branch:
    """The matches of one bracket, from the shapes of the first round up."""

    def __init__(self, slots: Sequence[Slot], measures: Measures) -> None:
        self._shapes: dict[str, _Shape] = {}
        for slot in slots:
            self._shapes[slot.name] = self._shape(slot, measures)
        self._root = slots[-1].name if slots else None

    @property
    def height(self) -> Length:
        """What the branch takes in all."""
        if self._root is None:
            return 0
        return self._shapes[self._root].above + self._shapes[self._root].below

    def heights(self, top: Length) -> dict[str, Length]:
        """The middle of every match, when the branch begins at a height."""
        if self._root is None:
            return {}
        heights = {self._root: top + self._shapes[self._root].above}
        for name in reversed(self._shapes):
            for feeding, offset in self._shapes[name].feeding:
                heights[feeding] = heights[name] + offset
        return heights

    def _shape(self, slot: Slot, measures: Measures) -> _Shape:
        alone = _Shape(measures.row + measures.tag, measures.row + measures.gap)
        fed = [(side, feeder.slot) for side, feeder in enumerate(slot.feeders) if self._is_winner(feeder)]
        if not fed:
            return alone
        if len(fed) == 1:  # the line goes straight into its row
            ((side, name),) = fed
            offset = measures.row * (side - 0.5)
            return self._around(alone, [(name, offset)])
        (_, upper), (_, lower) = fed
        apart = self._shapes[upper].below + self._shapes[lower].above
        return self._around(alone, [(upper, -apart / 2), (lower, apart / 2)])

    def _is_winner(self, feeder: Feeder) -> TypeGuard[WinnerOf]:
        return isinstance(feeder, WinnerOf) and feeder.slot in self._shapes

    def _around(self, alone: _Shape, feeding: list[tuple[str, Length]]) -> _Shape:
        above = max(self._shapes[name].above - offset for name, offset in feeding)
        below = max(self._shapes[name].below + offset for name, offset in feeding)
        return _Shape(max(alone.above, above), max(alone.below, below), feeding)
