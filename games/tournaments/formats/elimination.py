"""Single elimination: who loses is out; the better half of the seeds can only meet in the last rounds."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from games.tournaments.formats.bracket import Feeder, LoserOf, Seeded, Slot, Tree, WinnerOf, pairings, places
from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.formats.history import MOST_ENTRANTS, History, Pairing

LEAST, MOST = 2, MOST_ENTRANTS
"""How many entrants a knock-out takes."""


@dataclass(frozen=True, slots=True)
class SingleElimination:
    """A knock-out of n - 1 matches; with ``third_place``, those who lost the two semi-finals meet once more."""

    third_place: bool = False

    def check(self, entrants: int) -> None:
        """Refuse fewer than 2 and more than 4,096 entrants."""
        check_knockout(entrants)

    def tree(self, entrants: int) -> Tree:
        """The slots for a number of entrants: W1.1 and so on, the last of them the final, and P3 for third place."""
        self.check(entrants)
        return _tree(entrants, self.third_place)

    def pair(self, history: History) -> tuple[Pairing, ...]:
        """All matches of the next round of the bracket; third place is played beside the final."""
        return pairings(self.tree(len(history.entrants)), history)

    def places(self, history: History) -> tuple[tuple[str, int], ...]:
        """1, 2, then 3 and 4 or both 3, four times 5, and so on; those who are still in share the best."""
        return places(self.tree(len(history.entrants)), history)


def check_knockout(entrants: int) -> None:
    """Refuse a number of entrants that no bracket is drawn for."""
    if not LEAST <= entrants <= MOST:
        raise WrongNumberOfEntrants(entrants=entrants, least=LEAST, most=MOST)


def fold(size: int) -> list[int]:
    """The seeds from top to bottom of a full bracket of ``size`` places, a power of two: 1, 8, 4, 5, 2, 7, 3, 6.

    In every round the better of two seeds meets the worse that is as far from the end of who is left as itself from the
    beginning, if no better seed has lost. So 1 and 2 meet in the final at the earliest, 1 to 4 in a semi-final.
    """
    order = [1]
    while len(order) < size:
        last = 2 * len(order) + 1
        order = [seed for better in order for seed in (better, last - better)]
    return order


def winners_rounds(entrants: int) -> list[list[tuple[Feeder, ...]]]:
    """What feeds each match W1.1, W1.2 … of each round; the places that no seed fills are byes of the best seeds."""
    order = fold(1 << (entrants - 1).bit_length())
    pairs = [(order[at], order[at + 1]) for at in range(0, len(order), 2)]
    rounds: list[list[tuple[Feeder, ...]]]
    rounds = [[tuple(Seeded(seed) for seed in pair if seed <= entrants) for pair in pairs]]
    while len(rounds[-1]) > 1:
        n, count = len(rounds), len(rounds[-1])
        rounds.append([(WinnerOf(f"W{n}.{at}"), WinnerOf(f"W{n}.{at + 1}")) for at in range(1, count, 2)])
    return rounds


@lru_cache(maxsize=16)
def _tree(entrants: int, third_place: bool) -> Tree:
    return Tree(tuple(_slots(entrants, third_place)))


def _slots(entrants: int, third_place: bool) -> Iterator[Slot]:
    """A level is twice the round, so that third place lies between the semi-finals and the final."""
    rounds = winners_rounds(entrants)
    for n, matches in enumerate(rounds, start=1):
        for number, feeders in enumerate(matches, start=1):
            yield Slot(f"W{n}.{number}", feeders, level=2 * n)
    if third_place and entrants > 3:  # of three, one has lost the only semi-final that was played, and is third
        semi = len(rounds) - 1
        yield Slot("P3", (LoserOf(f"W{semi}.1"), LoserOf(f"W{semi}.2")), level=2 * semi + 1)
