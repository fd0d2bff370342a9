"""What dice must show for a category, and which of them it takes: each pattern finds its highest match in a roll."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Protocol

from rulesets.dice import Dice, Face, is_among
from rulesets.rules import PatternRules


class Pattern(Protocol):
    """A condition on the dice of one roll."""

    def match(self, dice: Dice) -> Dice | None:
        """The dice that meet the pattern, the highest choice of them, or None where none do."""


@dataclass(frozen=True, slots=True)
class Anything:
    """Met by every roll, with all its dice."""

    def match(self, dice: Dice) -> Dice | None:
        return dice


@dataclass(frozen=True, slots=True)
class Groups:
    """Different faces, each at least so often; one size alone is that many of a kind."""

    sizes: tuple[int, ...]

    def match(self, dice: Dice) -> Dice | None:
        return _groups(self.sizes, dice)


@lru_cache(maxsize=20_000)  # all groups of all rolls; a document may name the same ones hundreds of times
def _groups(sizes: tuple[int, ...], dice: Dice) -> Dice | None:
    if sum(sizes) > len(dice):
        return None
    counts = Counter(dice)
    return _highest(
        tuple(sorted(Counter(dict(zip(faces, sizes, strict=True))).elements()))
        for faces in permutations(counts, len(sizes))
        if all(counts[face] >= size for face, size in zip(faces, sizes, strict=True))
    )


@dataclass(frozen=True, slots=True)
class Straight:
    """That many consecutive faces among the dice, whatever the others show."""

    length: int

    def match(self, dice: Dice) -> Dice | None:
        runs = (tuple(range(first, first + self.length)) for first in set(dice))
        return _highest(run for run in runs if is_among(run, dice))


@dataclass(frozen=True, slots=True)
class Faces:
    """Exactly these dice."""

    faces: Dice

    def match(self, dice: Dice) -> Dice | None:
        return dice if dice == self.faces else None


@dataclass(frozen=True, slots=True)
class Contains:
    """At least these dice, whatever the others show."""

    faces: Dice

    def match(self, dice: Dice) -> Dice | None:
        return self.faces if is_among(self.faces, dice) else None


@dataclass(frozen=True, slots=True)
class Among:
    """No other faces than these, such as those of one colour."""

    faces: frozenset[Face]

    def match(self, dice: Dice) -> Dice | None:
        return dice if self.faces.issuperset(dice) else None


@dataclass(frozen=True, slots=True)
class AllOf:
    """Met where all of its parts are, by the dice that meet the first."""

    patterns: tuple[Pattern, ...]

    def match(self, dice: Dice) -> Dice | None:
        matches = [pattern.match(dice) for pattern in self.patterns]
        return None if None in matches else matches[0]


@dataclass(frozen=True, slots=True)
class OneOf:
    """Met where any of its alternatives is."""

    patterns: tuple[Pattern, ...]

    def match(self, dice: Dice) -> Dice | None:
        matches = (pattern.match(dice) for pattern in self.patterns)
        return _highest(match for match in matches if match is not None)


def pattern_of(rules: PatternRules) -> Pattern:
    """The pattern that checked rules describe."""
    match rules["kind"]:
        case "of_a_kind":
            return Groups((rules["count"],))
        case "groups":
            return Groups(tuple(rules["sizes"]))
        case "straight":
            return Straight(rules["length"])
        case "faces":
            return Faces(tuple(rules["faces"]))
        case "contains":
            return Contains(tuple(rules["faces"]))
        case "among":
            return Among(frozenset(rules["faces"]))
        case "all_of":
            return AllOf(tuple(pattern_of(part) for part in rules["patterns"]))
        case "one_of":
            return OneOf(tuple(pattern_of(alternative) for alternative in rules["patterns"]))
        case _:
            return Anything()


def _highest(matches: Iterable[Dice]) -> Dice | None:
    return max(matches, key=sum, default=None)
