from typing import Literal

RatingStatus = Literal["pending", "rated", "unrated"] | str

RATING_STATUS_VALUES: set[RatingStatus] = {
    "pending",
    "rated",
    "unrated",
}


def check_rating_status(value: str) -> RatingStatus:
    return value
