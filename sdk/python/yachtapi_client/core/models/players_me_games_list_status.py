from typing import Literal

PlayersMeGamesListStatus = Literal["aborted", "finished", "open", "playing"] | str

PLAYERS_ME_GAMES_LIST_STATUS_VALUES: set[PlayersMeGamesListStatus] = {
    "aborted",
    "finished",
    "open",
    "playing",
}


def check_players_me_games_list_status(value: str) -> PlayersMeGamesListStatus:
    return value
