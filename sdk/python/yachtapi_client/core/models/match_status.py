from typing import Literal

MatchStatus = Literal["decided", "failed", "playing"] | str

MATCH_STATUS_VALUES: set[MatchStatus] = {
    "decided",
    "failed",
    "playing",
}


def check_match_status(value: str) -> MatchStatus:
    return value
