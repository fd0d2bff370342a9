"""The examples in the schema: requests by hand, answers as a real tournament gave them (``examples.json``)."""

import json
from pathlib import Path
from typing import Any

from drf_spectacular.utils import OpenApiExample

_ANSWERS: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text())


def _answer(name: str, key: str) -> OpenApiExample:
    return OpenApiExample(name, _ANSWERS[key], response_only=True)


def _request(name: str, value: dict[str, Any]) -> OpenApiExample:
    return OpenApiExample(name, value, request_only=True)


NEW_TOURNAMENTS = [
    _request(
        "A knock-out for everybody",
        {"name": "Friday cup", "ruleset": "yacht", "format": {"kind": "single_elimination", "third_place": True}},
    ),
    _request(
        "A Swiss for bots, best of three, rated",
        {
            "name": "Bots' open",
            "ruleset": "yatzy",
            "format": {"kind": "swiss", "rounds": 6},
            "match": {"kind": "best_of", "games": 3},
            "admits": ["bot", "engine"],
            "turn_seconds": 10,
            "rated": True,
        },
    ),
    _request(
        "Friends, by invitation, two groups and a final",
        {
            "name": "Club championship",
            "ruleset": "yahtzee",
            "format": {"kind": "round_robin", "groups": 2, "advance": 2},
            "visibility": "private",
            "entry": "invited",
            "capacity": 12,
            "check_in": True,
        },
    ),
]
CHANGE = _request("Another name, and twelve places", {"name": "Saturday cup", "capacity": 12})
CANCELLATION = _request("A reason", {"reason": "Too few have entered."})
ENTRIES = [
    _request("Yourself", {}),
    _request("Seven copies of a strategy", {"strategy": "greedy", "copies": 7}),
    _request("An invitation", {"invite": ["0193a4c7-1f6e-7cc1-8c5a-3f0a6d2b9e41"]}),
]
SEED = _request("The strongest", {"seed": 1})
FORFEIT = _request("Who did not come", {"entrant_id": _ANSWERS["match"]["entrants"][1]["entrant_id"]})
OVERRIDE = _request("The first has won", {"ranks": [1, 2], "reason": "The other's connection was lost."})
DEPARTURE = _request("A disqualification", {"reason": "Played with two accounts."})

TOURNAMENT = _answer("Open for entrants", "tournament")
CREATED = _answer("A draft", "created")
DONE = _answer("Tried out", "done")
ENTRANT = _answer("A copy of a strategy", "entrant")
ENTERED = _answer("Entered", "entered")
ROUND = _answer("The first", "round")
ONE_ROUND = _answer("The first", "one_round")
ONE_TOURNAMENT = _answer("Open for entrants", "one_tournament")
RULED = _answer("Overridden", "ruled")
STANDINGS = _answer("After the first round", "standings")
EXPORT = _answer("A cancelled one", "export")
MATCH = _answer("A match", "match")
DIFFERENCE = _answer("Of a hundred games", "difference")
DIFFERENCE_PENDING = OpenApiExample(
    "Not all are reviewed yet", _ANSWERS["difference_pending"], response_only=True, status_codes=["202"]
)
EVENTS = _answer("The beginning of a log", "events")
