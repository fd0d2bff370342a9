from typing import Literal

PlayerKind = Literal["bot", "engine", "person"] | str

PLAYER_KIND_VALUES: set[PlayerKind] = {
    "bot",
    "engine",
    "person",
}


def check_player_kind(value: str) -> PlayerKind:
    return value
