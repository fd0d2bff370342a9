"""Legal games worth a look: how many sit there, who plays, how the order is found, and how it ends."""

from typing import Any

EVERYONE = ("random", None, None, "greedy", "random", None, None, None, "random", None)

GAMES: dict[str, dict[str, Any]] = {
    "a solo game": {"strategies": (None,)},
    "two people": {"strategies": (None, None), "client_seeds": ("mine", "")},
    "a person and both engines": {"strategies": ("greedy", None, "random"), "client_seeds": ("", "mine", "")},
    "engines alone": {"strategies": ("random", "random")},
    "ten seats": {"strategies": EVERYONE, "rolls_often": 0.2},
    "an order by lot": {"strategies": (None, None, None), "order": "random"},
    "an order by lot for one": {"strategies": (None,), "order": "random"},
    "an order by roll-off": {"strategies": (None, None, None), "order": "roll_off", "number": 3},
    "a roll-off for one": {"strategies": (None,), "order": "roll_off"},
    "a clock": {"turn_seconds": 90, "leaves": {5: ("seat.timed_out", 0)}},
    "a solo player who resigns": {"strategies": (None,), "leaves": {4: ("seat.resigned", 0)}},
    "a solo player whose time runs out": {
        "strategies": (None,),
        "turn_seconds": 5,
        "leaves": {4: ("seat.timed_out", 0)},
    },
    "resigning in one's turn": {"strategies": (None, None, None), "leaves": {5: ("seat.resigned", 1)}},
    "resigning out of turn": {"strategies": (None, None, None), "leaves": {5: ("seat.resigned", 2)}},
    "all but one resigning": {
        "strategies": (None, None, None),
        "leaves": {5: ("seat.resigned", 2), 8: ("seat.resigned", 1)},
    },
    "the last turn dropped": {"ruleset": "yahtzee", "leaves": {26: ("seat.resigned", 1)}},
    "a board of a shared set": {"strategies": (None,), "draw_id": "01939f2e-7c1a-7f00-8000-0000000000ff"},
    "an engine's board of a shared set": {"strategies": ("random",), "draw_id": "set-4"},
    "a given seed": {"strategies": (None, "random", None), "seeded": True, "one_person": True},
    "an end before the start": {"aborted_in": 0, "client_seeds": ("a", "b")},
    "an end in the third turn": {"aborted_in": 3, "client_seeds": ("a", "b")},
    "an unknown engine": {"strategies": (None, "random"), "version": "99", "peeks": True},
}
