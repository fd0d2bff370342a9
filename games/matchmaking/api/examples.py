"""The examples of matchmaking in the schema."""

from typing import Any

from drf_spectacular.utils import OpenApiExample

_ID = "0193a4c7-1f6e-7cc1-8c5a-3f0a6d2b9e4"
_RULES = {"rulesets": ["yatzy", "yahtzee"], "opponent_kinds": ["bot"], "turn_seconds_min": 5, "most_games": 20}
_OPEN = {"games": True, "formats": None, "opponents": None, "rated": None, "turn_seconds_max": None}
_INVITATION: dict[str, Any] = {
    "id": f"{_ID}1",
    "game_id": f"{_ID}2",
    "player_id": f"{_ID}3",
    "invited_by": f"{_ID}4",
    "ruleset": "yacht",
    "rated": False,
    "turn_seconds": 60,
    "bank_seconds": None,
    "status": "declined",
    "by_rules": True,
    "reason": "ruleset",
    "message": None,
    "created_at": "2026-11-30T12:48:09.123456Z",
    "answered_at": "2026-11-30T12:48:09.125011Z",
}
_SEEK: dict[str, Any] = {
    "id": f"{_ID}5",
    "ruleset": "yatzy",
    "rated": True,
    "opponents": "any",
    "rating_min": 20.0,
    "rating_max": None,
    "turn_seconds": 30,
    "bank_seconds": None,
    "engine": "greedy",
    "status": "waiting",
    "game_id": None,
    "created_at": "2026-11-30T12:48:09.123456Z",
    "waits_until": "2026-11-30T12:48:29.123456Z",
    "ended_at": None,
}


def _answer(name: str, value: dict[str, Any]) -> OpenApiExample:
    return OpenApiExample(name, value, response_only=True)


def _request(name: str, value: dict[str, Any]) -> OpenApiExample:
    return OpenApiExample(name, value, request_only=True)


NEW_RULES = _request("A bot that plays other bots, not too fast, in twenty games at once", _RULES)
RULES = _answer("Those of a bot", {"rules": _OPEN | _RULES})
INVITE = _request("A player", {"player_id": f"{_ID}3"})
INVITATION = _answer("Declined by rules", _INVITATION)
ANSWERS = [_request("Gladly", {"accept": True}), _request("Not now", {"accept": False, "message": "After dinner!"})]
SEEKS = [
    _request("Anybody who is there, a strategy after twenty seconds", {"ruleset": "yacht", "engine_after": 20}),
    _request(
        "A rated game between bots of some strength",
        {"ruleset": "yatzy", "rated": True, "opponents": "bots", "rating_min": 20.0, "turn_seconds": 30},
    ),
]
SEEK = _answer("It waits", _SEEK)
