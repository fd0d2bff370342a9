"""The questions of the hub, put to the database.

What can be followed stands in one table: those who keep the logs know nothing of each other, or of readers.
"""

from collections.abc import Collection, Iterable, Mapping
from itertools import chain
from uuid import UUID

from django.db import connection

from games.players.authentication import usable_tokens
from games.players.models import Player
from games.players.signals import player_seen
from games.services import following, visibility
from games.services.following import Followed, Gain, pieces
from games.tournaments.services import following as tournaments
from games.tournaments.services import visibility as tournament_visibility
from yachtapi.live.frames import Entry
from yachtapi.live.hub import News
from yachtapi.live.opening import Credential
from yachtapi.live.topics import Kind, Topic

LOGS: Mapping[Kind, Followed] = {
    "game": Followed(following.games, visibility.viewers),
    "player": Followed(following.notices, following.addressees),
    "tournament": Followed(tournaments.gains, tournament_visibility.viewers),
}


class Database:
    """A few queries, whatever the number of readers; those of one thread share its connection."""

    def news(self, heads: Mapping[Topic, int]) -> Mapping[Topic, News]:
        """The logs that have moved past a number, or are over."""
        return {
            Topic(kind, log_id): _news(gain)
            for kind, log in LOGS.items()
            for log_id, gain in log.gains({each.id: head for each, head in heads.items() if each.kind == kind}).items()
        }

    def refused(self, readers: Mapping[Topic, Collection[Credential]]) -> Mapping[Topic, Collection[Credential]]:
        """Those whose token signs nothing any more, or who may not see the log, or whose log is no more."""
        signed = {who.token_id for who in chain.from_iterable(readers.values()) if who.token_id is not None}
        usable = _usable(signed)
        viewers = _viewers(readers)
        return {
            topic: [who for who in some if who not in usable or not _sees(who, topic, viewers)]
            for topic, some in readers.items()
        }

    def close(self) -> None:
        """Close this thread's connection."""
        connection.close()


def _sees(who: Credential, topic: Topic, viewers: Mapping[Topic, frozenset[UUID] | None]) -> bool:
    if topic not in viewers:
        return False
    allowed = viewers[topic]
    return allowed is None or who.player_id in allowed


def _usable(token_ids: Collection[UUID]) -> set[Credential]:
    """The tokens that still sign their player's requests, and the lack of one."""
    usable = {Credential()}
    for some in pieces(token_ids):
        usable.update(Credential(*row) for row in usable_tokens().filter(pk__in=some).values_list("pk", "user_id"))
    for player_id in {who.player_id for who in usable} - {None}:
        player_seen.send(Player, player_id=player_id)  # whoever holds a stream open is there
    return usable


def _viewers(topics: Collection[Topic]) -> Mapping[Topic, frozenset[UUID] | None]:
    found: dict[Topic, frozenset[UUID] | None] = {}
    for kind, log in LOGS.items():
        for some in pieces([topic.id for topic in topics if topic.kind == kind]):
            found |= {Topic(kind, log_id): allowed for log_id, allowed in log.viewers(some).items()}
    return found


def _news(gain: Gain) -> News:
    return News(_entries(gain.entries), gain.state, gain.over, gain.more)


def _entries(shown: Iterable[Mapping[str, object]]) -> list[Entry]:
    return [Entry.of(each) for each in shown]
