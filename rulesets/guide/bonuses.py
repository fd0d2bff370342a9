"""What is won beside the points of the categories, in sentences."""

from rulesets.errors import Sentence
from rulesets.ruleset import ExtraBonus, Joker, Ruleset, UpperBonus

Names = dict[str, str]


def bonuses(ruleset: Ruleset, names: Names) -> list[Sentence]:
    """The bonuses and the joker of a ruleset; one sentence says so where there are none."""
    found = [*_upper(ruleset.upper_bonus), *_extra(ruleset.extra_bonus, names), *_joker(ruleset.joker, names)]
    return found or [Sentence("There is no bonus and no joker: only the points of the categories count.")]


def _upper(bonus: UpperBonus | None) -> list[Sentence]:
    steps = bonus.steps if bonus else ()
    return [
        Sentence(
            "When the upper categories together reach {at_least} points, there is a bonus: {points}.",
            at_least=at_least,
            points=points,
        )
        for at_least, points in steps
    ]


def _extra(bonus: ExtraBonus | None, names: Names) -> list[Sentence]:
    if bonus is None:
        return []
    return [
        Sentence(
            "Once {category} holds points, each further roll that meets it brings {points} points more, wherever it is "
            "scored.",
            category=names[bonus.category],
            points=bonus.points,
        )
    ]


def _joker(joker: Joker | None, names: Names) -> list[Sentence]:
    if joker is None:
        return []
    category = names[joker.category]
    first = Sentence(
        "When {category} is filled, another roll that meets it is a joker: in the lower section it counts as whatever "
        "the category asks for.",
        category=category,
    )
    if joker.policy == "forced":
        return [first, Sentence("The upper category of its face comes first, as long as it is open.")]
    return [first, Sentence("It may go into any open category at once.")]
