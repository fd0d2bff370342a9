"""What can be followed: the log of a game or of a tournament, and the notices of a player."""

from collections.abc import Collection, Iterator
from typing import Literal, NamedTuple, cast, get_args
from uuid import UUID

Kind = Literal["game", "player", "tournament"]
MOST_NAMED = 200  # players in one message, which has to stay under 8000 bytes


class Topic(NamedTuple):
    """One log that has readers."""

    kind: Kind
    id: UUID


def messages(topic: Topic, player_ids: Collection[UUID]) -> Iterator[str]:
    """What moved, as it is told to other processes: the log, then the players with a new notice; under 8000 bytes each.

    A game is named by its id alone, as it was before there was anything else.
    """
    log = str(topic.id) if topic.kind == "game" else f"{topic.kind} {topic.id}"
    named = list(map(str, player_ids))
    for start in range(0, max(len(named), 1), MOST_NAMED):
        yield " ".join([log, *named[start : start + MOST_NAMED]])


def topics(text: str) -> Collection[Topic]:
    """The topics of a message; none for one that is not ours."""
    first, _, rest = text.partition(" ")
    kind, ids = (cast(Kind, first), rest) if first in get_args(Kind) else ("game", text)
    try:
        log, *players = map(UUID, ids.split())
    except ValueError:
        return []
    return [Topic(kind, log), *(Topic("player", player) for player in players)]
