from typing import Literal

PlayersMeGamesListToMove = Literal["me"] | str

PLAYERS_ME_GAMES_LIST_TO_MOVE_VALUES: set[PlayersMeGamesListToMove] = {
    "me",
}


def check_players_me_games_list_to_move(value: str) -> PlayersMeGamesListToMove:
    return value
