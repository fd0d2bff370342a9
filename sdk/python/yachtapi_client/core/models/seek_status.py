from typing import Literal

SeekStatus = Literal["cancelled", "expired", "met", "waiting"] | str

SEEK_STATUS_VALUES: set[SeekStatus] = {
    "cancelled",
    "expired",
    "met",
    "waiting",
}


def check_seek_status(value: str) -> SeekStatus:
    return value
