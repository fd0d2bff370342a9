from typing import Literal

TournamentStatus = Literal["cancelled", "draft", "finished", "registration", "running"] | str

TOURNAMENT_STATUS_VALUES: set[TournamentStatus] = {
    "cancelled",
    "draft",
    "finished",
    "registration",
    "running",
}


def check_tournament_status(value: str) -> TournamentStatus:
    return value
