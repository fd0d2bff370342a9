"""What a view and the server that holds readers say to each other: who may stay, where he reads, whether there is room.

The server puts an ``Opening`` into the environ of a request that may stay; without one (plain WSGI, a HEAD) the view
answers with what there is.
"""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final, NamedTuple
from uuid import UUID

from yachtapi.live.topics import Topic

KEY: Final = "yachtapi.opening"


class Credential(NamedTuple):
    """By what right somebody reads; an anonymous reader has neither."""

    token_id: UUID | None = None
    player_id: UUID | None = None


@dataclass(frozen=True, slots=True)
class Stay:
    """A reader as the view has let him in."""

    topic: Topic
    who: Credential
    position: int  # the last entry that he has with this answer
    head: int  # the last entry there is
    over: bool  # whether none will follow
    patience: int  # seconds that he wants an answer without entries to be held back


class Places:
    """How many readers each player and each address has here, and may have."""

    def __init__(self, per_player: int, per_address: int) -> None:
        self._limits = {"player": per_player, "address": per_address}
        self._taken: Counter[Hashable] = Counter()
        self._lock = Lock()

    def take(self, place: dict[str, str]) -> str | None:
        """Take a place for each key; or none, and the kind of the key that has too many."""
        with self._lock:
            for kind, name in place.items():
                if self._taken[kind, name] >= self._limits[kind]:
                    return kind
            self._taken.update(place.items())
        return None

    def give_back(self, place: dict[str, str]) -> None:
        """Free them."""
        with self._lock:
            self._taken.subtract(place.items())
            for key in place.items():
                if self._taken[key] <= 0:
                    del self._taken[key]

    def limit(self, kind: str) -> int:
        """How many readers one of a kind may have."""
        return self._limits[kind]

    def __len__(self) -> int:
        """How many keys have readers."""
        return len(self._taken)


class Opening:
    """One request that may stay."""

    def __init__(self, places: Places) -> None:
        self.stay: Stay | None = None
        self._places = places
        self._place: dict[str, str] | None = None
        self._left = False
        self._lock = Lock()

    def enter(self, player_id: UUID | None, address: str) -> int | None:
        """Take a place until the reader leaves; if there is none, how many there are."""
        place = {"address": address} | ({} if player_id is None else {"player": str(player_id)})
        with self._lock:
            if self._place is not None or self._left:  # the view is asked again, or for somebody who has gone
                return None
            full = self._places.take(place)
            if full is not None:
                return self._places.limit(full)
            self._place = place
            return None

    def leave(self) -> None:
        """Free the place, also one that is taken only later."""
        with self._lock:
            self._left = True
            if self._place is not None:
                self._places.give_back(self._place)
            self._place = None


def of(meta: dict[str, Any]) -> Opening | None:
    """The opening of a request, if it may stay."""
    found = meta.get(KEY)
    return found if isinstance(found, Opening) else None
