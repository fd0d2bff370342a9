from typing import Literal

StoppedFor = Literal["even", "first", "second"] | str

STOPPED_FOR_VALUES: set[StoppedFor] = {
    "even",
    "first",
    "second",
}


def check_stopped_for(value: str) -> StoppedFor:
    return value
