from typing import Literal

GameHints = Literal["after_game", "always", "never"] | str

GAME_HINTS_VALUES: set[GameHints] = {
    "after_game",
    "always",
    "never",
}


def check_game_hints(value: str) -> GameHints:
    return value
