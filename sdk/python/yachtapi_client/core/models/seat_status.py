from typing import Literal

SeatStatus = Literal["open", "playing", "resigned", "timed_out"] | str

SEAT_STATUS_VALUES: set[SeatStatus] = {
    "open",
    "playing",
    "resigned",
    "timed_out",
}


def check_seat_status(value: str) -> SeatStatus:
    return value
