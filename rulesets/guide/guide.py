"""A guide as data: sentences that are still to be told in a language, and what stands in the document already."""

from typing import TypedDict

from rulesets.document import Texts
from rulesets.errors import Sentence
from rulesets.guide.advice import questions, tips
from rulesets.guide.bonuses import bonuses
from rulesets.guide.comparing import differences
from rulesets.ruleset import Ruleset


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
    """All that is said of a ruleset beside its categories, in the order in which it is read."""

    name: str
    summary: str
    basics: list[str]
    bonuses: list[Sentence]
    sisters: list[Sister]
    tips: list[Sentence]
    questions: list[Question]


class Told(TypedDict):
    """A ruleset with its texts in the language of the guide."""

    ruleset: Ruleset
    texts: Texts


def guide(told: Told, sisters: list[Told]) -> Guide:
    """How to play, beside the rulesets that its players may know."""
    ruleset, texts = told["ruleset"], told["texts"]
    names = {key: category["name"] for key, category in texts["categories"].items()}
    return {
        "name": texts["name"],
        "summary": texts["summary"],
        "basics": texts["rules"],
        "bonuses": bonuses(ruleset, names),
        "sisters": [_sister(ruleset, names, sister) for sister in sisters],
        "tips": tips(ruleset, names),
        "questions": [{"question": question, "answer": answer} for question, answer in questions(ruleset, names)],
    }


def _sister(ruleset: Ruleset, names: dict[str, str], sister: Told) -> Sister:
    others = {key: category["name"] for key, category in sister["texts"]["categories"].items()}
    return {
        "key": sister["ruleset"].key,
        "name": sister["texts"]["name"],
        "differences": differences(ruleset, names, sister["ruleset"], others),
    }
