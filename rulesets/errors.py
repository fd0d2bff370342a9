"""The root of every refusal, and the refusals that the rules themselves raise.

A refusal is a leaf with a stable ``code``, a sentence a player understands and the facts a program needs.
What HTTP makes of it stands in ``yachtapi/problems.py`` alone.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Self, TypedDict


class Fault(TypedDict):
    """What is wrong with a document, and where."""

    path: str
    reason: str


class Sentence(str):
    """What a template says of some facts: in English as it stands, and in any language by its template."""

    template: str
    facts: dict[str, Any]

    def __new__(cls, template: str, **facts: Any) -> Self:
        """The English sentence."""
        made = super().__new__(cls, template.format(**facts))
        made.template, made.facts = template, facts
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (self.template,), self.facts

    def told(self, translate: Callable[[str], str]) -> str:
        """The sentence by the translation of its template, and of those that are among its facts."""
        facts = {name: tell(fact, translate) for name, fact in self.facts.items()}
        return translate(self.template).format(**facts)


def tell(fact: Any, translate: Callable[[str], str]) -> Any:
    """A fact with all sentences in it translated."""
    if isinstance(fact, Sentence):
        return fact.told(translate)
    if isinstance(fact, dict):
        return {name: tell(each, translate) for name, each in fact.items()}
    return [tell(each, translate) for each in fact] if isinstance(fact, list) else fact


class Refusal(Exception):
    """A request that the state or the rules forbid; nothing has changed."""

    code: ClassVar[str]
    sentence: ClassVar[str]

    def __init__(self, **facts: Any) -> None:
        super().__init__(Sentence(self.sentence, **facts))
        self.facts = facts


class UnknownRuleset(Refusal):
    code = "unknown_ruleset"
    sentence = "There is no ruleset {ruleset!r}."


class RulesetNotFound(Refusal):
    code = "ruleset_not_found"
    sentence = "There is no ruleset {ruleset!r}."


class InvalidRuleset(Refusal):
    code = "invalid_ruleset"
    sentence = "The ruleset is faulty at {path}: {reason}."

    def __init__(self, path: str, reason: str, faults: "list[Fault] | None" = None) -> None:
        super().__init__(path=path, reason=reason, faults=faults or [{"path": path, "reason": reason}])

    @classmethod
    def of(cls, faults: "list[Fault]") -> "InvalidRuleset":
        """The refusal of all these faults; its sentence names the first."""
        return cls(**faults[0], faults=faults)


class RulesetRetired(Refusal):
    code = "ruleset_retired"
    sentence = "{ruleset} was retired by its owner; what was begun by its rules goes on, and nothing new begins."


class TooManyRulesets(Refusal):
    code = "too_many_rulesets"
    sentence = "You have posted {limit} versions of rulesets, and no player may post more."


class UnknownCategory(Refusal):
    code = "unknown_category"
    sentence = "This ruleset has no category {category!r}."


class InvalidDice(Refusal):
    code = "invalid_dice"
    sentence = "A roll has {dice_count} dice, with faces from 1 to {faces}."


class InvalidRoll(Refusal):
    code = "invalid_roll"
    sentence = "A turn has rolls 1 to {rolls}, not {roll}."


class InvalidRollsLeft(Refusal):
    code = "invalid_rolls_left"
    sentence = "Without dice all {rolls} rolls are left, with dice 0 to {most}; never {rolls_left}."


class RulesetTooLarge(Refusal):
    code = "ruleset_too_large"
    sentence = (
        "{ruleset} has {states} scorecards or more, and at most {limit} are solved here. Every strategy but those that "
        "need perfect play still plays it."
    )


class UnreachableScorecard(Refusal):
    code = "unreachable_scorecard"
    sentence = "No game of {ruleset} ever has just these categories filled: {filled}."


class ImpossiblePoints(Refusal):
    code = "impossible_points"
    sentence = "No roll gives {points} points in {category}."


class FirstRollKeepsNothing(Refusal):
    code = "first_roll_keeps_nothing"
    sentence = "The first roll of a turn throws all the dice, so nothing can be kept."


class KeepNotOnTable(Refusal):
    code = "keep_not_on_table"
    sentence = "The dice to keep, {keep}, are not all among the dice on the table, {dice}."


class KeepsEverything(Refusal):
    code = "keeps_everything"
    sentence = "Keeping all the dice throws none. Score instead, or keep fewer."


class NoRollsLeft(Refusal):
    code = "no_rolls_left"
    sentence = "This turn has no rolls left. Choose a category."


class NotRolledYet(Refusal):
    code = "not_rolled_yet"
    sentence = "Roll the dice before you score."


class CategoryFilled(Refusal):
    code = "category_filled"
    sentence = "The category {category} is already filled."


class CategoryNotLegal(Refusal):
    code = "category_not_legal"
    sentence = "The rules do not allow {category} now. Choose one of the legal categories."
