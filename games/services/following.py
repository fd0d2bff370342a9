"""What has come to many logs since each was last read, for whoever follows them."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar
from uuid import UUID

from games.models import Feed, Game
from games.services import queries
from games.services.notices import page
from games.services.presentation import Shown

AT_ONCE = 500  # ids in one query; a database limits the parameters

Id = TypeVar("Id")


Viewers = Mapping[UUID, frozenset[UUID] | None]
"""Who may see each log that exists; None is everybody."""


@dataclass(frozen=True, slots=True)
class Gain:
    """New entries of a log, what is told of the log beside them, and whether it is over or has still more."""

    entries: list[Shown]
    state: Shown
    over: bool
    more: bool


@dataclass(frozen=True, slots=True)
class Followed:
    """What must be known of a kind of log so that it can be followed, for many logs at once."""

    gains: Callable[[Mapping[UUID, int]], Mapping[UUID, Gain]]
    """The logs that have moved past the number named, or are over."""
    viewers: Callable[[Collection[UUID]], Viewers]


def games(heads: Mapping[UUID, int]) -> dict[UUID, Gain]:
    """The games that have moved past the version named, or are over."""
    gains: dict[UUID, Gain] = {}
    for some in pieces(heads):
        for game in Game.objects.only("version", "status").filter(id__in=some):
            if game.version > heads[game.id] or game.is_over:
                gains[game.id] = _gain(game, heads[game.id])
    return gains


def notices(heads: Mapping[UUID, int]) -> dict[UUID, Gain]:
    """The players who have a notice past the number named."""
    gains: dict[UUID, Gain] = {}
    for some in pieces(heads):
        for player_id, last in Feed.objects.filter(player__in=some).values_list("player_id", "seq"):
            if last > heads[player_id]:
                found = page(player_id, after=heads[player_id], last=last)
                reached = found.entries[-1]["seq"] if found.entries else last
                gains[player_id] = Gain(found.entries, found.state, over=False, more=reached < found.seq)
    return gains


def addressees(player_ids: Collection[UUID]) -> Viewers:
    """A player's notices are his own."""
    return {player_id: frozenset({player_id}) for player_id in player_ids}


def _gain(game: Game, head: int) -> Gain:
    entries = queries.events(game, after=head)
    last = entries[-1]["seq"] if entries else head
    # An event that came after the game's row was read may be the last: then the next look finds the end.
    more = last < game.version
    state = {"version": max(game.version, last), "status": game.status}
    return Gain(entries, state, over=game.is_over and not more, more=more)


def pieces(ids: Collection[Id]) -> Iterator[list[Id]]:
    """The ids in portions that fit into a query."""
    left = iter(ids)
    while some := list(islice(left, AT_ONCE)):
        yield some
