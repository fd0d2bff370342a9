from typing import Literal

AliveStatus = Literal["ok"] | str

ALIVE_STATUS_VALUES: set[AliveStatus] = {
    "ok",
}


def check_alive_status(value: str) -> AliveStatus:
    return value
