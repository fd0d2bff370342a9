from typing import Literal

SeatWishKind = Literal["bot", "me", "open"] | str

SEAT_WISH_KIND_VALUES: set[SeatWishKind] = {
    "bot",
    "me",
    "open",
}


def check_seat_wish_kind(value: str) -> SeatWishKind:
    return value
