from typing import Literal

EntrantStatus = Literal["disqualified", "invited", "registered", "waiting", "withdrawn"] | str

ENTRANT_STATUS_VALUES: set[EntrantStatus] = {
    "disqualified",
    "invited",
    "registered",
    "waiting",
    "withdrawn",
}


def check_entrant_status(value: str) -> EntrantStatus:
    return value
