"""Who begins a game: the first seat, a drawn one, or the one that throws the most."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from games.dicecup import DiceCup
from rulesets.dice import Dice
from rulesets.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class OrderThrow:
    """A throw of a seat for the order of play."""

    attempt: int
    seat: int
    dice: Dice


def first_seat(ruleset: Ruleset, seats: int, order: str, cup: DiceCup) -> tuple[int, tuple[OrderThrow, ...]]:
    """The seat that begins, and what was thrown for it."""
    if order == "random":
        return cup.pick("order0", 1, seats), ()
    if order == "roll_off":
        return roll_off(ruleset, range(seats), cup, "order")
    return 0, ()


def roll_off(ruleset: Ruleset, seats: Sequence[int], cup: DiceCup, lane: str) -> tuple[int, tuple[OrderThrow, ...]]:
    """The seat with the highest sum, and all throws; the tied throw again among themselves.

    ``rules.md``, sources 003 and 004. Attempt n = 1, 2 … of a seat is the first group of lane ``{lane}{n}``, turn seat
    + 1.
    """
    tied, thrown = list(seats), list[OrderThrow]()
    for attempt in count(1):
        throws = dict(_throws(ruleset, tied, attempt, cup, lane))
        thrown += [OrderThrow(attempt, seat, dice) for seat, dice in throws.items()]
        best = max(map(sum, throws.values()))
        tied = [seat for seat in tied if sum(throws[seat]) == best]
        if len(tied) == 1:
            break
    return tied[0], tuple(thrown)


def _throws(ruleset: Ruleset, seats: list[int], attempt: int, cup: DiceCup, lane: str) -> Iterator[tuple[int, Dice]]:
    for seat in seats:
        (group,) = cup.groups(f"{lane}{attempt}", seat + 1, rolls=1, dice=ruleset.dice, faces=ruleset.faces)
        yield seat, tuple(sorted(group))
