"""What can be followed: the log of a game, and the notices of a player."""

from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple
from uuid import UUID


class Topic(NamedTuple):
    """One log that has readers."""

    kind: Literal["game", "player"]
    id: UUID


def message(game_id: UUID, player_ids: Iterable[UUID]) -> str:
    """What moved, as it is told to other processes: the game, then the players with a new notice; under 8000 bytes."""
    return " ".join(map(str, [game_id, *player_ids]))


def topics(text: str) -> Collection[Topic]:
    """The topics of a message; none for one that is not ours."""
    try:
        game, *players = map(UUID, text.split())
    except ValueError:
        return []
    return [Topic("game", game), *(Topic("player", player) for player in players)]
