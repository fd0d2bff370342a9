from typing import Literal

ReviewingStatusEnum = Literal["reviewing"] | str

REVIEWING_STATUS_ENUM_VALUES: set[ReviewingStatusEnum] = {
    "reviewing",
}


def check_reviewing_status_enum(value: str) -> ReviewingStatusEnum:
    return value
