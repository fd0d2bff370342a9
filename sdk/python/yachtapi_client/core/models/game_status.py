from typing import Literal

GameStatus = Literal["aborted", "finished", "open", "playing"] | str

GAME_STATUS_VALUES: set[GameStatus] = {
    "aborted",
    "finished",
    "open",
    "playing",
}


def check_game_status(value: str) -> GameStatus:
    return value
