"""The examples in the schema: requests by hand, answers as they were given (``examples.json``), some shortened."""

import json
from pathlib import Path
from typing import Any

from drf_spectacular.utils import OpenApiExample

from rulesets.api import presentation

_ANSWERS: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text())


def _answer(name: str, value: Any, status: int = 200) -> OpenApiExample:
    return OpenApiExample(name, value, response_only=True, status_codes=[str(status)])


def _request(name: str, value: Any) -> OpenApiExample:
    return OpenApiExample(name, value, request_only=True)


RULESETS = _answer("The catalog", _ANSWERS["rulesets"])
RULESET = _answer("Yacht", {**presentation.unsolved("yacht"), "optimum": _ANSWERS["optimum"]})
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
