from typing import Literal

SeatKind = Literal["bot", "engine", "open", "person"] | str

SEAT_KIND_VALUES: set[SeatKind] = {
    "bot",
    "engine",
    "open",
    "person",
}


def check_seat_kind(value: str) -> SeatKind:
    return value
