from typing import Literal

GamesListToMove = Literal["me"] | str

GAMES_LIST_TO_MOVE_VALUES: set[GamesListToMove] = {
    "me",
}


def check_games_list_to_move(value: str) -> GamesListToMove:
    return value
