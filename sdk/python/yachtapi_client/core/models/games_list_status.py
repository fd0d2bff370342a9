from typing import Literal

GamesListStatus = Literal["aborted", "finished", "open", "playing"] | str

GAMES_LIST_STATUS_VALUES: set[GamesListStatus] = {
    "aborted",
    "finished",
    "open",
    "playing",
}


def check_games_list_status(value: str) -> GamesListStatus:
    return value
