"""One plausible value for every fact that a refusal states, so that the schema can show each problem as it looks."""

from typing import Any

SAMPLE_ID = "0193a4c7-1f6e-7cc1-8c5a-3f0a6d2b9e41"

FACTS: dict[str, Any] = {
    "allowed": "1 to 64",
    "among": "people",
    "category": "full_house",
    "deadline": "2026-11-30T12:49:09.123456Z",
    "dice": [1, 2, 2, 4, 6],
    "dice_count": 5,
    "entrant_id": SAMPLE_ID,
    "entrant_status": "withdrawn",
    "entrants": 1,
    "expected": 17,
    "expired_at": "2026-11-30T12:49:09.123456Z",
    "faces": 6,
    "field": "format.rounds",
    "filled": ["chance"],
    "game_id": SAMPLE_ID,
    "hints": "after_game",
    "keep": [2, 2, 2],
    "invitation_id": SAMPLE_ID,
    "invitation_status": "declined",
    "kind": "person",
    "least": 2,
    "limit": 65536,
    "match_id": SAMPLE_ID,
    "match_status": "decided",
    "most": 2,
    "n": 99,
    "needed": ["play"],
    "on_timeout": "zero",
    "open_seats": [1],
    "option": "rehearsal",
    "other": "rated",
    "other_kind": "bot",
    "path": "rules.categories.0.pattern",
    "player_id": SAMPLE_ID,
    "points": 31,
    "possible_at": "2026-12-01T12:48:09.123456Z",
    "proof": "password",
    "reason": "a pattern needs a kind",
    "roll": 4,
    "rolls": 3,
    "rolls_left": 4,
    "ruleset": "yamb",
    "seat": 1,
    "seed": 1,
    "sides": 2,
    "stage": "draft",
    "states": 69009408,
    "seek_id": SAMPLE_ID,
    "seek_status": "met",
    "strategy": "psychic",
    "streams": 100,
    "token_id": SAMPLE_ID,
    "tournament_id": SAMPLE_ID,
    "turn_seat": 0,
    "username": "alice",
    "version": 19,
    "your_seats": [0, 1],
}

_BEGUN: dict[str, Any] = {
    "n": 5,
    "number": 3,
    "seat": 0,
    "deadline": "2026-11-30T12:49:09.123456Z",
    "stand_in": None,
    "waiting": False,
    "keep": None,
    "rolls_left": 3,
    "dice": None,
    "rolls": [],
    "legal": {"categories": []},
}
_THROWN = _BEGUN | {
    "rolls_left": 1,
    "dice": [1, 2, 2, 4, 6],
    "rolls": [
        {"keep": [], "thrown": [6, 2, 1, 2, 5], "dice": [1, 2, 2, 5, 6]},
        {"keep": [1, 2, 2, 6], "thrown": [4], "dice": [1, 2, 2, 4, 6]},
    ],
    "legal": {"categories": [{"category": "twos", "points": 4, "bonus": 0}]},
}
# What stands beside the facts that the sentence names: where the game is, or the tournament.
_SITUATIONS: dict[str, dict[str, Any]] = {
    "before a throw": {"version": 18, "game_status": "playing", "turn": _BEGUN},
    "in a turn": {"version": 19, "game_status": "playing", "turn": _THROWN},
    "without a turn": {"version": 3, "game_status": "open", "turn": None},
    "in a tournament": {"version": 6, "tournament_status": "registration"},
}
_MET_IN = {
    "before a throw": (
        "already_resigned first_roll_keeps_nothing not_rolled_yet not_your_turn seat_required stand_in_plays "
        "throw_waits time_is_up"
    ),
    "in a turn": (
        "category_filled category_not_legal keep_not_on_table keeps_everything no_rolls_left not_your_seat "
        "player_not_absent stale_version"
    ),
    "without a turn": (
        "already_invited game_not_open no_open_seat not_owner not_welcome seat_taken too_many_invites unknown_seat"
    ),
    "in a tournament": (
        "already_entered entrant_gone entry_unwelcome invalid_ranks match_stands no_check_in no_organiser not_admitted "
        "not_invited not_organiser not_tournament_owner not_your_entry seed_taken too_many_entrants "
        "too_many_organisers wrong_number_of_entrants wrong_stage"
    ),
}
_OWN: dict[str, dict[str, Any]] = {
    "category_filled": {"legal": ["twos", "yacht"]},
    "category_not_legal": {"legal": ["twos", "yacht"]},
    "first_roll_keeps_nothing": {"keep": [2, 2]},
    "invalid_ruleset": {"faults": [{"path": "rules.categories.0.pattern", "reason": "a pattern needs a kind"}]},
    "keeps_everything": {"keep": [1, 2, 2, 4, 6]},
    "no_rolls_left": {"rolls": 3},
    "player_not_absent": {"possible_at": "2026-12-01T12:48:09.123456Z"},
    "unknown_category": {"categories": ["ones", "yacht"]},
    "unknown_ruleset": {"rulesets": ["yacht", "yatzy"]},
    "unknown_strategy": {"strategies": ["greedy", "perfect"]},
    "wrong_stage": {"stages": ["draft", "registration"]},
}


def beside(code: str) -> dict[str, Any]:
    """The facts that a refusal of this code has beside those of its sentence."""
    found = [facts for name, facts in _SITUATIONS.items() if code in _MET_IN[name].split()]
    return {**(found[0] if found else {}), **_OWN.get(code, {})}
