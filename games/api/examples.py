"""The examples in the schema: requests by hand, answers as a real game gave them (``examples.json``)."""

import json
from pathlib import Path
from typing import Any

from drf_spectacular.utils import OpenApiExample

from games.players.api import examples as players

_ANSWERS: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text())


def _answer(name: str, key: str, status: int | None = None) -> OpenApiExample:
    return OpenApiExample(name, _ANSWERS[key], response_only=True, status_codes=[str(status)] if status else None)


def _request(name: str, value: dict[str, Any]) -> OpenApiExample:
    return OpenApiExample(name, value, request_only=True)


NEW_GAMES = [
    _request(
        "Against a bot, at once",
        {"ruleset": "yacht", "seats": [{"kind": "me"}, {"kind": "bot", "strategy": "greedy"}], "start": True},
    ),
    _request(
        "Private, for a friend, a minute a turn",
        {
            "ruleset": "yatzy",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "order": "random",
            "turn_seconds": 60,
            "visibility": "private",
        },
    ),
    _request(
        "By post: two days a turn and a week to spare; a bot plays for whoever is late",
        {
            "ruleset": "yahtzee",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "turn_seconds": 172800,
            "bank_seconds": 604800,
            "on_timeout": "bot",
        },
    ),
    _request(
        "Alone, with advice",
        {"ruleset": "yahtzee", "seats": [{"kind": "me"}], "hints": "always", "start": True},
    ),
    _request(
        "Two people at one client",
        {"ruleset": "classic-13", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]},
    ),
]
NEWCOMERS = [
    _request("A guest", {"name": "Ada"}),
    _request("A program", {"name": "Ada's bot", "kind": "bot"}),
    _request(
        "A first game within seconds",
        {"game": {"ruleset": "yacht", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}},
    ),
]
JOINS = [
    _request("The first open seat", {"client_seed": "my-lucky-number-17"}),
    _request("With an invite", {"invite": "p1Wk0Zq3nY8sVbT5rX2dCg"}),
    _request("A bot on seat 2", {"seat": 2, "strategy": "random"}),
]
CLIENT_SEED = _request("With a share in the dice", {"client_seed": "my-lucky-number-17"})
ERASURES = [
    _request("An account", {"password": "analytical engine"}),
    _request("A guest", {"confirm": True}),
]
MERGE = [
    _request("A guest's account", {"token": players.SECRET}),
    OpenApiExample("Both of them", players.KEPT, response_only=True),
]
CLOSED = _request("For those who belong to it", {"visibility": "private"})
ABSENCE = _request("The seat that has to move", {"seat": 1})
RESIGNATION = _request("One of several seats", {"seat": 1})
KEEPS = [_request("Keep two sixes", {"keep": [6, 6]}), _request("Throw all the dice", {})]
CATEGORY = _request("Into the sixes", {"category": "sixes"})

WELCOME = _answer("A guest", "welcome")
GAME = _answer("A running game", "game")
GAME_WITH_RECEIPT = _answer("With its receipt", "game_with_receipt")
JOINED_GAME = _answer("Joined on seat 1", "joined_game")
INVITE = _answer("The ticket", "invite")
TOLD_TURN = _answer("A scored turn", "told_turn")
TURNS = _answer("Two turns", "turns")
CURRENT_TURN = _answer("After the first roll", "current_turn")
ROLLED = _answer("The first roll", "rolled", 201)
ROLL_WAITS = _answer("The first roll, for which others have not sent their keeps yet", "roll_waits", 202)
SCORED = _answer("The end of a turn", "scored")
EVENTS = _answer("The beginning of a log", "events")
NOTICES = OpenApiExample(
    "It is your turn",
    {
        "seq": 2,
        "oldest": 1,
        "events": [
            {
                "seq": seq,
                "type": entry["type"],
                "game_id": GAME.value["id"],
                "tournament_id": None,
                "data": entry["data"],
                "at": entry["at"],
            }
            for seq, entry in enumerate(
                [each for each in EVENTS.value["events"] if each["type"] in ("game.started", "turn.started")][:2], 1
            )
        ],
    },
    response_only=True,
)
RECORD = _answer("An aborted game", "record")
COMMITMENT = _answer("A running game's", "commitment")
KEYS = _answer("The key", "keys")
ADVICE = _answer("The best of them", "advice", 200)
SOLVING = _answer("Not solved yet", "solving", 202)
STRATEGIES = _answer("Those there are", "strategies")
REVIEW = _answer("A game that ended early", "review")
EXPORT = OpenApiExample(
    "A player with one seat",
    {
        "exported_at": "2026-11-30T13:02:11.004512Z",
        "player": {
            **{key: players.KEPT[key] for key in ("id", "name", "kind", "username", "created_at")},
            "has_password": True,
            "seen_at": "2026-11-30T13:01:58.120044Z",
        },
        "tokens": [
            {key: value for key, value in players.TOKEN.items() if key != "current"},
        ],
        "seats": [
            {
                "game_id": GAME.value["id"],
                "index": 0,
                "name": "",
                "client_seed": "my-lucky-number-17",
                "status": "playing",
                "assisted": False,
                "scorecard": {"ones": 3},
                "bonus": 0,
            }
        ],
        "games": [
            {key: GAME.value[key] for key in ("id", "ruleset", "status", "visibility", "created_at")},
        ],
        "invites": [],
        "blocks": [],
        "kept_answers": [],
        "notices": [],
        "merged_players": [],
        "rulesets": [],
        "staff_actions": [],
        "ratings": [],
        "rating_changes": [],
        "tallies": [],
        "invitation_rules": [],
        "invitations": [],
        "invitations_sent": [],
        "seeks": [],
        "tournaments": [],
        "organised": [],
        "entries": [],
    },
    response_only=True,
)
REVIEWING = OpenApiExample("Not yet", {"status": "reviewing"}, response_only=True, status_codes=["202"])
