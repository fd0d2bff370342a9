from typing import Literal

RatingKind = Literal["all", "bots", "people"] | str

RATING_KIND_VALUES: set[RatingKind] = {
    "all",
    "bots",
    "people",
}


def check_rating_kind(value: str) -> RatingKind:
    return value
