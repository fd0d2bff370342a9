"""What two rulesets do differently, found by comparing their rules and their tables."""

from collections.abc import Iterator
from itertools import zip_longest

from rulesets.dice import Dice, Points
from rulesets.errors import Sentence
from rulesets.guide.bonuses import Names
from rulesets.ruleset import Ruleset
from rulesets.tables import PointsTable

FILL_ORDERS = {
    "any": Sentence("any order"),
    "upper_first": Sentence("the upper section first"),
    "lower_first": Sentence("the lower section first"),
    "top_to_bottom": Sentence("from top to bottom"),
}
ORDERS = {"seat": Sentence("by seat"), "random": Sentence("by lot"), "roll_off": Sentence("by roll-off")}
JOKERS: dict[str | None, Sentence] = {
    None: Sentence("none"),
    "forced": Sentence("forced"),
    "free": Sentence("free"),
}


def differences(here: Ruleset, names: Names, there: Ruleset, others: Names) -> list[Sentence]:
    """What is other there, in sentences; one says so where nothing is."""
    found = [
        *_sizes(here, there),
        *_missing(here, names, there, others),
        *_points(here, names, there),
        *_bonuses(here, there),
        *_orders(here, there),
    ]
    return found or [Sentence("The same rules under another name.")]


def _sizes(here: Ruleset, there: Ruleset) -> Iterator[Sentence]:
    if (here.dice, here.rolls) != (there.dice, there.rolls):
        yield Sentence(
            "Dice: {dice}, rolls in a turn: {rolls}; here {own_dice} and {own_rolls}.",
            dice=there.dice,
            rolls=there.rolls,
            own_dice=here.dice,
            own_rolls=here.rolls,
        )


def _missing(here: Ruleset, names: Names, there: Ruleset, others: Names) -> Iterator[Sentence]:
    only_here = [names[key] for key in here.by_key if key not in there.by_key]
    only_there = [others[key] for key in there.by_key if key not in here.by_key]
    if only_there:
        yield Sentence("It also has: {categories}.", categories=", ".join(only_there))
    if only_here:
        yield Sentence("It does not have: {categories}.", categories=", ".join(only_here))


def _points(here: Ruleset, names: Names, there: Ruleset) -> Iterator[Sentence]:
    if here.dice != there.dice:
        return
    for key in here.by_key:
        if key in there.by_key:
            dice = _widest(here.tables.plain[key], there.tables.plain[key])
            if dice is not None:
                yield Sentence(
                    "{category} with {dice}: {points} points, here {own}.",
                    category=names[key],
                    dice=" ".join(map(str, dice)),
                    points=there.points(key, dice),
                    own=here.points(key, dice),
                )


def _widest(own: PointsTable, other: PointsTable) -> Dice | None:
    """The roll whose points differ most; None where no roll's do."""
    dice = max(own, key=lambda each: abs(own[each] - other[each]))
    return dice if own[dice] != other[dice] else None


def _bonuses(here: Ruleset, there: Ruleset) -> Iterator[Sentence]:
    own, other = (ruleset.upper_bonus.steps if ruleset.upper_bonus else () for ruleset in (here, there))
    for mine, theirs in zip_longest(own, other):
        if mine != theirs:
            yield Sentence("Upper bonus: {there}, here {here}.", there=_step(theirs), here=_step(mine))
    extra, others = (ruleset.extra_bonus.points if ruleset.extra_bonus else 0 for ruleset in (here, there))
    if extra != others:
        yield Sentence(
            "Bonus for a further roll of the best kind: {points} points, here {own}.", points=others, own=extra
        )


def _step(step: tuple[Points, Points] | None) -> Sentence:
    if step is None:
        return Sentence("none")
    return Sentence("{points} points from {at_least} on", points=step[1], at_least=step[0])


def _orders(here: Ruleset, there: Ruleset) -> Iterator[Sentence]:
    jokers = [ruleset.joker.policy if ruleset.joker else None for ruleset in (here, there)]
    if jokers[0] != jokers[1]:
        yield Sentence("Joker: {there}, here {here}.", there=JOKERS[jokers[1]], here=JOKERS[jokers[0]])
    if here.fill_order != there.fill_order:
        own, other = FILL_ORDERS[here.fill_order], FILL_ORDERS[there.fill_order]
        yield Sentence("Filling the categories: {there}, here {here}.", there=other, here=own)
    if here.order != there.order:
        yield Sentence("Order of play: {there}, here {here}.", there=ORDERS[there.order], here=ORDERS[here.order])
