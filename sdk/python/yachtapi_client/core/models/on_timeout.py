from typing import Literal

OnTimeout = Literal["bot", "forfeit", "zero"] | str

ON_TIMEOUT_VALUES: set[OnTimeout] = {
    "bot",
    "forfeit",
    "zero",
}


def check_on_timeout(value: str) -> OnTimeout:
    return value
