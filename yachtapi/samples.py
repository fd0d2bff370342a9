"""One plausible value for every fact that a refusal states, so that the schema can show each problem as it looks."""

from typing import Any

SAMPLE_ID = "0193a4c7-1f6e-7cc1-8c5a-3f0a6d2b9e41"

FACTS: dict[str, Any] = {
    "category": "full_house",
    "deadline": "2026-11-30T12:49:09.123456Z",
    "dice": [1, 2, 2, 4, 6],
    "dice_count": 5,
    "expected": 17,
    "expired_at": "2026-11-30T12:49:09.123456Z",
    "faces": 6,
    "filled": ["chance"],
    "game_id": SAMPLE_ID,
    "hints": "after_game",
    "keep": [2, 2, 2],
    "kind": "person",
    "limit": 65536,
    "most": 2,
    "n": 99,
    "needed": ["play"],
    "on_timeout": "zero",
    "open_seats": [1],
    "other_kind": "bot",
    "path": "rules.categories.0.pattern",
    "player_id": SAMPLE_ID,
    "points": 31,
    "proof": "password",
    "reason": "a pattern needs a kind",
    "roll": 4,
    "rolls": 3,
    "rolls_left": 4,
    "ruleset": "yamb",
    "seat": 1,
    "strategy": "psychic",
    "streams": 100,
    "token_id": SAMPLE_ID,
    "turn_seat": 0,
    "username": "alice",
    "version": 19,
    "your_seats": [0, 1],
}
