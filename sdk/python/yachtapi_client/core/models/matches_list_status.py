from typing import Literal

MatchesListStatus = Literal["decided", "failed", "playing"] | str

MATCHES_LIST_STATUS_VALUES: set[MatchesListStatus] = {
    "decided",
    "failed",
    "playing",
}


def check_matches_list_status(value: str) -> MatchesListStatus:
    return value
