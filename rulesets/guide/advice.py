"""Five tips, and the questions that players ask, with the answers that the rules give."""

from collections import Counter
from collections.abc import Iterator
from math import factorial, prod

from rulesets.dice import Dice
from rulesets.errors import Sentence
from rulesets.guide.bonuses import Names
from rulesets.rules import PatternRules
from rulesets.ruleset import Category, Ruleset


def tips(ruleset: Ruleset, names: Names) -> list[Sentence]:
    """Five pieces of advice that hold whatever the dice."""
    return [
        _on_the_upper_section(ruleset),
        _on_bad_rolls(ruleset, names),
        _on_rare(ruleset, names),
        *_on_any_turn(ruleset),
    ]


def questions(ruleset: Ruleset, names: Names) -> Iterator[tuple[Sentence, Sentence]]:
    """What is asked, with the answer."""
    if ruleset.rolls > 1:
        yield from _on_rolls(ruleset.rolls)
    yield (
        Sentence("What if the dice fit nothing that is open?"),
        Sentence("Choose an open category all the same: it takes 0 points, and is filled."),
    )
    yield from _on_five_equal(ruleset, names)
    yield (
        Sentence("Who wins when the totals are equal?"),
        Sentence("It is a draw: equal totals share a rank, as in 1, 1, 3."),
    )
    yield (
        Sentence("Can the server cheat with the dice?"),
        Sentence(
            "No. The seed of all dice is committed to before the first throw and published after the game, so anybody "
            "can compute every throw again."
        ),
    )


def _on_rolls(rolls: int) -> Iterator[tuple[Sentence, Sentence]]:
    yield (
        Sentence("Must all the rolls of a turn be used?"),
        Sentence("No. You may score after any roll; only after roll {rolls} you must.", rolls=rolls),
    )
    yield (
        Sentence("May a die be thrown again that was kept before?"),
        Sentence("Yes. Before each roll you choose anew what to keep."),
    )


def _on_five_equal(ruleset: Ruleset, names: Names) -> Iterator[tuple[Sentence, Sentence]]:
    equal = ruleset.roll([ruleset.faces] * ruleset.dice)
    for category in ruleset.rules["categories"]:
        if _is_of_groups(category["pattern"], ruleset.dice):
            points = ruleset.points(category["key"], equal)
            question = Sentence("Do dice that are all equal count as {category}?", category=names[category["key"]])
            if points:
                yield question, Sentence("Yes. All sixes, for one, bring {points} points there.", points=points)
            elif ruleset.joker:
                yield question, Sentence("No. They bring 0 points there, unless they are a joker.")
            else:
                yield question, Sentence("No. They bring 0 points there.")


def _is_of_groups(pattern: PatternRules, dice: int) -> bool:
    """Whether it asks for several groups of equal dice that together are all dice, or has such a part."""
    sizes = pattern.get("sizes", [])
    return (len(sizes) > 1 and sum(sizes) == dice) or any(
        _is_of_groups(each, dice) for each in pattern.get("patterns", [])
    )


def _on_the_upper_section(ruleset: Ruleset) -> Sentence:
    if ruleset.upper_bonus is None:
        return Sentence("Nothing is won by a full upper section as such: low faces are a cheap place for a bad roll.")
    return Sentence(
        "Keep the upper bonus in sight: the upper categories need {at_least} points together.",
        at_least=ruleset.upper_bonus.first[0],
    )


def _on_bad_rolls(ruleset: Ruleset, names: Names) -> Sentence:
    least = min(ruleset.categories, key=lambda category: max(ruleset.tables.plain[category.key].values()))
    return Sentence(
        "When nothing fits, give up what can never bring much: {category} holds {most} points at best.",
        category=names[least.key],
        most=max(ruleset.tables.plain[least.key].values()),
    )


def _on_rare(ruleset: Ruleset, names: Names) -> Sentence:
    rarest = min(ruleset.categories, key=lambda category: _ways(ruleset, category))
    return Sentence(
        "Do not wait for {category}: of {rolls} ways in which the dice can fall, it is met by {ways}.",
        category=names[rarest.key],
        rolls=ruleset.faces**ruleset.dice,
        ways=_ways(ruleset, rarest),
    )


def _on_any_turn(ruleset: Ruleset) -> list[Sentence]:
    if ruleset.rolls == 1:
        return [
            Sentence("With one roll a turn all that is yours is where it goes: look at every open category."),
            Sentence("Leave open for long what most rolls can fill."),
        ]
    return [
        Sentence("After the first roll, keep dice that serve several open categories rather than only one."),
        Sentence("Before you throw again, look at what you have: sure points are worth more than a slight hope."),
    ]


def _ways(ruleset: Ruleset, category: Category) -> int:
    """In how many orders of the dice the category brings points."""
    return sum(_orders(dice) for dice, points in ruleset.tables.plain[category.key].items() if points)


def _orders(dice: Dice) -> int:
    return factorial(len(dice)) // prod(factorial(count) for count in Counter(dice).values())
