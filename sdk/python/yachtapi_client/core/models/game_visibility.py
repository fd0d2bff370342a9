from typing import Literal

GameVisibility = Literal["private", "public"] | str

GAME_VISIBILITY_VALUES: set[GameVisibility] = {
    "private",
    "public",
}


def check_game_visibility(value: str) -> GameVisibility:
    return value
