"""What a tournament's signals set in motion: whoever follows it hears of it."""

from collections.abc import Collection
from typing import Any
from uuid import UUID

from games.tournaments.signals import tournament_moved
from yachtapi.live.announcing import announce
from yachtapi.live.topics import Topic


def tell_readers(*, tournament_id: UUID, player_ids: Collection[UUID] = (), **_: Any) -> None:
    """Tell the processes that hold readers; if the message is lost, they find the event by themselves."""
    announce(Topic("tournament", tournament_id), player_ids)


def connect() -> None:
    """Hang the receivers on their signals, once."""
    tournament_moved.connect(tell_readers, dispatch_uid="tell_readers_of_tournaments")
