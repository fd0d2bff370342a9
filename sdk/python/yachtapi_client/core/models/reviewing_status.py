from typing import Literal

ReviewingStatus = Literal["reviewing"] | str

REVIEWING_STATUS_VALUES: set[ReviewingStatus] = {
    "reviewing",
}


def check_reviewing_status(value: str) -> ReviewingStatus:
    return value
