"""Double elimination: who has lost twice is out; who has lost once plays on in the losers' bracket.

After each round of the losers' bracket among themselves, those who lost in the next round of the winners' bracket drop
in. Where they drop in is chosen so that nobody soon meets again whom he has beaten above: the place of the d-th drop
differs from the place straight below by the binary digits of d, its last digit deciding the half of the bracket, the
one before it the quarter, and so on (the sequence of van der Corput). Of any 2, 4, 8 drops in a row no two then fall
from one place into the same half, quarter, eighth, and so those who met in the winners' bracket lie as far apart as can
be.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from games.tournaments.formats.bracket import Feeder, LoserOf, Slot, Tree, WinnerOf, pairings, places
from games.tournaments.formats.elimination import check_knockout, winners_rounds
from games.tournaments.formats.history import History, Pairing


@dataclass(frozen=True, slots=True)
class DoubleElimination:
    """A knock-out of 2n - 2 matches, and one more with ``second_final`` when the unbeaten one loses the first."""

    second_final: bool = True

    def check(self, entrants: int) -> None:
        """Refuse fewer than 2 and more than 4,096 entrants."""
        check_knockout(entrants)

    def tree(self, entrants: int) -> Tree:
        """The slots for a number of entrants: W winners' bracket, L losers' bracket, F1 final, F2 second final.

        In the losers' bracket nothing is a match that from the start has fewer than two to play it.
        """
        self.check(entrants)
        return _tree(entrants, self.second_final)

    def pair(self, history: History) -> tuple[Pairing, ...]:
        """All matches that can be played, of both brackets."""
        return pairings(self.tree(len(history.entrants)), history)

    def places(self, history: History) -> tuple[tuple[str, int], ...]:
        """1, 2, 3, 4, twice 5, twice 7, four times 9 and so on; until the end, the place that each has for sure."""
        return places(self.tree(len(history.entrants)), history)


@lru_cache(maxsize=16)
def _tree(entrants: int, second_final: bool) -> Tree:
    rounds = winners_rounds(entrants)
    losers = _Losers()
    last = losers.draw(
        [
            [_loser(n, number, match) for number, match in enumerate(matches, start=1)]
            for n, matches in enumerate(rounds, start=1)
        ]
    )
    final = losers.round + 1
    slots = [*_winners(rounds), *losers.slots, Slot("F1", (WinnerOf(f"W{len(rounds)}.1"), last), final)]
    if second_final:
        slots.append(Slot("F2", (LoserOf("F1"), WinnerOf("F1")), final, after_upset=True))
    return Tree(tuple(slots))


def _winners(rounds: Sequence[Sequence[tuple[Feeder, ...]]]) -> Iterator[Slot]:
    """Who loses here is not out, so the level does not matter."""
    for n, matches in enumerate(rounds, start=1):
        for number, feeders in enumerate(matches, start=1):
            yield Slot(f"W{n}.{number}", feeders, level=0)


def _loser(n: int, number: int, feeders: tuple[Feeder, ...]) -> Feeder | None:
    """Who loses a match of the winners' bracket; nobody loses a bye."""
    return LoserOf(f"W{n}.{number}") if len(feeders) == 2 else None


@dataclass(slots=True)
class _Losers:
    """The losers' bracket while it is drawn, round by round."""

    slots: list[Slot] = field(default_factory=list)
    round: int = 0

    def draw(self, drops: Sequence[list[Feeder | None]]) -> Feeder:
        """Draw it for those who lose each round above; who comes out of it to the final."""
        front = self._halve(drops[0])
        for d, dropped in enumerate(drops[1:], start=1):
            bits = (len(dropped) - 1).bit_length()
            front = self._play([(dropped[at ^ _shift(d, bits)], front[at]) for at in range(len(front))])
            front = self._halve(front)
        (last,) = front
        assert last is not None  # the winners' final has a loser
        return last

    def _halve(self, front: list[Feeder | None]) -> list[Feeder | None]:
        if len(front) == 1:
            return front
        return self._play([(front[at], front[at + 1]) for at in range(0, len(front), 2)])

    def _play(self, pairs: Sequence[tuple[Feeder | None, Feeder | None]]) -> list[Feeder | None]:
        """A round: who comes out of each pair; only where two can come is there a match."""
        matches = sum(None not in pair for pair in pairs)
        self.round += matches > 0
        number, front = 0, list[Feeder | None]()
        for first, second in pairs:
            if first is None or second is None:
                front.append(first or second)
                continue
            number += 1
            self.slots.append(Slot(f"L{self.round}.{number}", (first, second), level=self.round))
            front.append(WinnerOf(f"L{self.round}.{number}"))
        return front


def _shift(d: int, bits: int) -> int:
    """The binary digits of ``d`` in reverse, in so many bits: by what the d-th drop changes places."""
    return sum((d >> at & 1) << (bits - 1 - at) for at in range(bits))
