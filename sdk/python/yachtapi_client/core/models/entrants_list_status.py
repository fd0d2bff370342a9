from typing import Literal

EntrantsListStatus = Literal["disqualified", "invited", "registered", "waiting", "withdrawn"] | str

ENTRANTS_LIST_STATUS_VALUES: set[EntrantsListStatus] = {
    "disqualified",
    "invited",
    "registered",
    "waiting",
    "withdrawn",
}


def check_entrants_list_status(value: str) -> EntrantsListStatus:
    return value
