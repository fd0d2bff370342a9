from typing import Literal

AliveStatusEnum = Literal["ok"] | str

ALIVE_STATUS_ENUM_VALUES: set[AliveStatusEnum] = {
    "ok",
}


def check_alive_status_enum(value: str) -> AliveStatusEnum:
    return value
