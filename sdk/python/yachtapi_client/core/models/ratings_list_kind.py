from typing import Literal

RatingsListKind = Literal["all", "bots", "people"] | str

RATINGS_LIST_KIND_VALUES: set[RatingsListKind] = {
    "all",
    "bots",
    "people",
}


def check_ratings_list_kind(value: str) -> RatingsListKind:
    return value
