from typing import Literal

TurnStatus = Literal["dropped", "playing", "scored", "timed_out"] | str

TURN_STATUS_VALUES: set[TurnStatus] = {
    "dropped",
    "playing",
    "scored",
    "timed_out",
}


def check_turn_status(value: str) -> TurnStatus:
    return value
