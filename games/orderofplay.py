"""Who begins a game: the first seat, a drawn one, or the one that throws the most."""

from collections.abc import Iterator
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
        return _roll_off(ruleset, seats, cup)
    return 0, ()


def _roll_off(ruleset: Ruleset, seats: int, cup: DiceCup) -> tuple[int, tuple[OrderThrow, ...]]:
    """The highest sum begins; the tied throw again among themselves (``rules.md``, sources 003 and 004)."""
    tied, thrown = list(range(seats)), list[OrderThrow]()
    for attempt in count(1):
        throws = dict(_throws(ruleset, tied, attempt, cup))
        thrown += [OrderThrow(attempt, seat, dice) for seat, dice in throws.items()]
        best = max(map(sum, throws.values()))
        tied = [seat for seat in tied if sum(throws[seat]) == best]
        if len(tied) == 1:
            break
    return tied[0], tuple(thrown)


def _throws(ruleset: Ruleset, seats: list[int], attempt: int, cup: DiceCup) -> Iterator[tuple[int, Dice]]:
    for seat in seats:
        (group,) = cup.groups(f"order{attempt}", seat + 1, rolls=1, dice=ruleset.dice, faces=ruleset.faces)
        yield seat, tuple(sorted(group))
