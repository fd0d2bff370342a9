from typing import Literal

MatchKind = Literal["best_of", "points"] | str

MATCH_KIND_VALUES: set[MatchKind] = {
    "best_of",
    "points",
}


def check_match_kind(value: str) -> MatchKind:
    return value
