"""A guide as data: sentences that are still to be told in a language, and what stands in the document already."""

from typing import TypedDict

from rulesets.document import Document, Texts
from rulesets.errors import Sentence
from rulesets.guide.advice import questions, tips
from rulesets.guide.bonuses import bonuses
from rulesets.guide.comparing import differences
from rulesets.ruleset import Ruleset


class Example(TypedDict):
    """A roll, and what it brings."""

    dice: list[int]
    points: int


class Line(TypedDict):
    """One row of the table of categories."""

    key: str
    name: str
    section: str
    rule: str
    example: Example


class Sister(TypedDict):
    """Another ruleset, and what is other there."""

    key: str
    name: str
    differences: list[Sentence]


class Question(TypedDict):
    """What players ask."""

    question: Sentence
    answer: Sentence


class Guide(TypedDict):
    """The whole of it, in the order in which it is read."""

    name: str
    summary: str
    basics: list[str]
    categories: list[Line]
    bonuses: list[Sentence]
    sisters: list[Sister]
    tips: list[Sentence]
    questions: list[Question]


class Told(TypedDict):
    """A ruleset with its texts in the language of the guide."""

    ruleset: Ruleset
    texts: Texts


def guide(document: Document, told: Told, sisters: list[Told]) -> Guide:
    """How to play, beside the rulesets that its players may know."""
    ruleset, texts = told["ruleset"], told["texts"]
    names = {key: category["name"] for key, category in texts["categories"].items()}
    return {
        "name": texts["name"],
        "summary": texts["summary"],
        "basics": texts["rules"],
        "categories": [_line(document, ruleset, texts, category.key) for category in ruleset.categories],
        "bonuses": bonuses(ruleset, names),
        "sisters": [_sister(ruleset, names, sister) for sister in sisters],
        "tips": tips(ruleset, names),
        "questions": [{"question": question, "answer": answer} for question, answer in questions(ruleset, names)],
    }


def _line(document: Document, ruleset: Ruleset, texts: Texts, key: str) -> Line:
    dice = ruleset.roll(document["examples"][key])
    return {
        "key": key,
        "name": texts["categories"][key]["name"],
        "section": ruleset.category(key).section,
        "rule": texts["categories"][key]["rule"],
        "example": {"dice": list(dice), "points": ruleset.points(key, dice)},
    }


def _sister(ruleset: Ruleset, names: dict[str, str], sister: Told) -> Sister:
    others = {key: category["name"] for key, category in sister["texts"]["categories"].items()}
    return {
        "key": sister["ruleset"].key,
        "name": sister["texts"]["name"],
        "differences": differences(ruleset, names, sister["ruleset"], others),
    }
