from typing import Literal

TournamentsListStatus = Literal["cancelled", "draft", "finished", "registration", "running"] | str

TOURNAMENTS_LIST_STATUS_VALUES: set[TournamentsListStatus] = {
    "cancelled",
    "draft",
    "finished",
    "registration",
    "running",
}


def check_tournaments_list_status(value: str) -> TournamentsListStatus:
    return value
