"""Dice as values: a roll or a keep is a sorted tuple of faces, so that equal dice are equal values."""

from collections import Counter
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

Face = int
Points = int
Dice = tuple[Face, ...]


def all_rolls(dice: int, faces: int) -> tuple[Dice, ...]:
    """Every roll of that many dice, in lexicographic order: 252 for five dice with six faces."""
    return tuple(combinations_with_replacement(range(1, faces + 1), dice))


def is_among(keep: Dice, dice: Dice) -> bool:
    """Whether the kept faces all lie on the table, each as often as it is kept."""
    return Counter(keep) <= Counter(dice)


@lru_cache(maxsize=1024)
def keeps(dice: Dice) -> tuple[Dice, ...]:
    """Every different keep that throws at least one die again: shorter first, then lexicographic."""
    return tuple(keep for size in range(len(dice)) for keep in sorted(set(combinations(dice, size))))
