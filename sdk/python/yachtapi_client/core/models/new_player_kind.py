from typing import Literal

NewPlayerKind = Literal["bot", "person"] | str

NEW_PLAYER_KIND_VALUES: set[NewPlayerKind] = {
    "bot",
    "person",
}


def check_new_player_kind(value: str) -> NewPlayerKind:
    return value
