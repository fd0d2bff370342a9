"""What a category asks of the dice, and what it pays: read from the rules part, an independent reading of it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from yachtapi_verify import shape
from yachtapi_verify.canonical import Json
from yachtapi_verify.dice import FACES, Dice
from yachtapi_verify.refusal import Refused

Matcher = Callable[[Dice], int | None]
"""The sum of the dice that a pattern matches, by the choice that sums highest; None when it is not met."""

MOST_DICE = 6
MOST_POINTS = 10_000
MOST_PATTERNS = 50


@dataclass(frozen=True, slots=True)
class Payment:
    """How many points a met pattern gives; ``plus`` comes on top of a sum of dice."""

    kind: str
    amount: int = 0
    plus: int = 0

    def points(self, dice: Dice, matched: int) -> int:
        """Return the points for dice of which a pattern matched so much."""
        match self.kind:
            case "sum":
                return sum(dice) + self.plus
            case "face":
                return self.amount * dice.count(self.amount)
            case "matching":
                return matched + self.plus
            case _:
                return self.amount


def read_pattern(value: Json) -> Matcher:
    """Read a pattern of the rules part."""
    return lru_cache(maxsize=1000)(_read(value, ("one_of", "all_of")))


def read_payment(value: Json) -> Payment:
    """Read a points rule of the rules part."""
    match _kind(value, ("sum", "face", "matching", "fixed"), "a points rule's kind"):
        case "face":
            return Payment("face", _number(_part(value, "face"), FACES))
        case "fixed":
            return Payment("fixed", shape.integer(_part(value, "points"), 0, MOST_POINTS, "a category's points"))
        case plain if isinstance(value, dict) and "plus" in value:
            return Payment(plain, plus=shape.integer(_part(value, "plus"), 1, MOST_POINTS, "a category's points"))
        case plain:
            shape.members(value, ("kind",), "a points rule")
            return Payment(plain)


_SIMPLE = ("any", "of_a_kind", "groups", "straight", "faces", "contains", "among")


def _read(value: Json, composites: tuple[str, ...]) -> Matcher:
    """A pattern, or one of patterns; within alternatives there are no alternatives again."""
    kind = _kind(value, (*_SIMPLE, *composites), "a pattern's kind")
    if kind not in composites:
        return _read_simple(value)
    within = composites[composites.index(kind) + 1 :]
    patterns = shape.items(_part(value, "patterns"), "the patterns of a rule")
    if not 1 <= len(patterns) <= MOST_PATTERNS:
        raise Refused(f"a rule of the ruleset must have 1 to {MOST_PATTERNS} patterns")
    matchers = [_read(pattern, within) for pattern in patterns]
    return _any_of(matchers) if kind == "one_of" else _all_of(matchers)


def _read_simple(value: Json) -> Matcher:
    match _kind(value, _SIMPLE, "a pattern's kind"):
        case "any":
            return sum
        case "of_a_kind":
            return _groups((_number(_part(value, "count"), MOST_DICE),))
        case "groups":
            return _groups(_numbers(_part(value, "sizes"), MOST_DICE))
        case "straight":
            return _straight(_number(_part(value, "length"), FACES))
        case "contains":
            return _containing(_numbers(_part(value, "faces"), FACES))
        case "among":
            return _among(frozenset(_numbers(_part(value, "faces"), FACES)))
        case _:
            return _exactly(tuple(sorted(_numbers(_part(value, "faces"), FACES))))


def _kind(value: Json, kinds: tuple[str, ...], what: str) -> str:
    return shape.one_of(value.get("kind") if isinstance(value, dict) else None, kinds, what)


def _part(value: Json, key: str) -> Json:
    return shape.members(value, ("kind", key), "a rule of the ruleset")[key]


def _number(value: Json, most: int) -> int:
    return shape.integer(value, 1, most, "a number in a rule of the ruleset")


def _numbers(value: Json, most: int) -> tuple[int, ...]:
    numbers = tuple(_number(item, most) for item in shape.items(value, "a list in a rule of the ruleset"))
    if not 1 <= len(numbers) <= MOST_DICE:
        raise Refused(f"a list in a rule of the ruleset must have 1 to {MOST_DICE} numbers")
    return numbers


def _groups(sizes: tuple[int, ...]) -> Matcher:
    def matched(dice: Dice) -> int | None:
        choices = permutations(sorted(set(dice)), len(sizes))
        sums = [
            sum(face * size for face, size in zip(faces, sizes, strict=True))
            for faces in choices
            if all(dice.count(face) >= size for face, size in zip(faces, sizes, strict=True))
        ]
        return max(sums, default=None)

    return matched


def _straight(length: int) -> Matcher:
    def matched(dice: Dice) -> int | None:
        runs = [range(first, first + length) for first in range(1, FACES + 2 - length)]
        return max((sum(run) for run in runs if set(run) <= set(dice)), default=None)

    return matched


def _exactly(faces: Dice) -> Matcher:
    def matched(dice: Dice) -> int | None:
        return sum(dice) if tuple(sorted(dice)) == faces else None

    return matched


def _containing(faces: Dice) -> Matcher:
    def matched(dice: Dice) -> int | None:
        return sum(faces) if all(dice.count(face) >= faces.count(face) for face in faces) else None

    return matched


def _among(faces: frozenset[int]) -> Matcher:
    def matched(dice: Dice) -> int | None:
        return sum(dice) if set(dice) <= faces else None

    return matched


def _all_of(matchers: list[Matcher]) -> Matcher:
    """What the first of them matches, where all are met."""

    def matched(dice: Dice) -> int | None:
        sums = [matcher(dice) for matcher in matchers]
        return None if None in sums else sums[0]

    return matched


def _any_of(matchers: list[Matcher]) -> Matcher:
    def matched(dice: Dice) -> int | None:
        sums = [found for found in (matcher(dice) for matcher in matchers) if found is not None]
        return max(sums, default=None)

    return matched
