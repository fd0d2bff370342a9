"""The examples in the schema: requests by hand, answers as they were given (``examples.json``), some shortened."""

import json
from pathlib import Path
from typing import Any

from drf_spectacular.utils import OpenApiExample

from rulesets import library
from rulesets.api import guides, presentation
from rulesets.api.presentation import Headline

_ANSWERS: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text())


def _answer(name: str, value: Any, status: int = 200) -> OpenApiExample:
    return OpenApiExample(name, value, response_only=True, status_codes=[str(status)])


def _request(name: str, value: Any) -> OpenApiExample:
    return OpenApiExample(name, value, request_only=True)


RULESETS = _answer("The catalog", _ANSWERS["rulesets"])
GUIDE = _answer("Yacht", guides.shown(library.entry("yacht"), "en", "en"))
RULESET = _answer("Yacht", {**presentation.shipped("yacht", "en"), "optimum": _ANSWERS["optimum"]})
JOKER = _request(
    "A joker", {"dice": [5, 5, 5, 5, 5], "roll": 2, "scorecard": {"yahtzee": 0, "fives": 15, "chance": 21}}
)
JOKER_SCORES = _answer(
    "A joker, shortened",
    {
        "dice": [5, 5, 5, 5, 5],
        "categories": [
            {"category": "ones", "points": 0, "bonus": 0, "legal": False},
            {"category": "large_straight", "points": 40, "bonus": 0, "legal": True},
        ],
    },
)
QUESTIONS = [
    _request("One roll left", {"dice": [6, 6, 2, 3, 6], "rolls_left": 1, "scorecard": {"choice": 21, "yacht": 0}}),
    _request("Before the first roll", {"dice": None, "rolls_left": 3, "scorecard": {}}),
]
ADVICE = _answer("The best three keeps and the best category", _ANSWERS["advice"])
SOLVING = _answer("Not solved yet", _ANSWERS["solving"], 202)

_FRIDAY = {
    "rules": {
        "key": "friday-yacht",
        "dice": 5,
        "faces": 6,
        "rolls": 3,
        "fill_order": "any",
        "order": "seat",
        "categories": [
            {"key": "choice", "section": "lower", "pattern": {"kind": "any"}, "points": {"kind": "sum"}},
            {
                "key": "yacht",
                "section": "lower",
                "pattern": {"kind": "of_a_kind", "count": 5},
                "points": {"kind": "fixed", "points": 50},
            },
        ],
    },
    "texts": {
        "en": {
            "name": "Friday's Yacht",
            "summary": "Two turns, for those in a hurry.",
            "rules": ["Five dice, three rolls, two categories."],
            "categories": {
                "choice": {"name": "Choice", "rule": "The sum of all dice."},
                "yacht": {"name": "Yacht", "rule": "Five equal dice: 50 points."},
            },
        }
    },
    "source": "Our kitchen table",
}
_KEPT: dict[str, Any] = _ANSWERS["posted"]
HOUSE = _request("Two categories", _FRIDAY)
POSTED = _answer("A first version", _KEPT, 201)
POSTED_AGAIN = _answer("The same document again", _KEPT)
SHARE = _request("For all to find", {"shared": True})
SHARED = _answer("Shared", {**_KEPT, "shared": True})
HEADLINE = _answer("A house ruleset", {name: _KEPT[name] for name in Headline.__annotations__})
DOCUMENT = _answer("Its document", _ANSWERS["document"])
VALIDATED = _answer("It can be solved", _ANSWERS["validated"])
