from typing import Literal

StoppedEnum = Literal["even", "first", "second"] | str

STOPPED_ENUM_VALUES: set[StoppedEnum] = {
    "even",
    "first",
    "second",
}


def check_stopped_enum(value: str) -> StoppedEnum:
    return value
