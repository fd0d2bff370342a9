from typing import Literal

SeekOpponents = Literal["any", "bots", "people"] | str

SEEK_OPPONENTS_VALUES: set[SeekOpponents] = {
    "any",
    "bots",
    "people",
}


def check_seek_opponents(value: str) -> SeekOpponents:
    return value
