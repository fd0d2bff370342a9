"""The questions of the hub, put to the database."""

from collections.abc import Collection, Iterable, Mapping
from itertools import chain
from uuid import UUID

from django.db import connection

from games.players.authentication import usable_tokens
from games.players.models import Player
from games.players.signals import player_seen
from games.services import following, visibility
from games.services.following import Gain, pieces
from yachtapi.live.frames import Entry
from yachtapi.live.hub import News
from yachtapi.live.opening import Credential
from yachtapi.live.topics import Topic


class Database:
    """A few queries, whatever the number of readers; those of one thread share its connection."""

    def news(self, heads: Mapping[Topic, int]) -> Mapping[Topic, News]:
        """The logs that have moved past a number, or are over."""
        games = following.games({topic.id: head for topic, head in heads.items() if topic.kind == "game"})
        notices = following.notices({topic.id: head for topic, head in heads.items() if topic.kind == "player"})
        return {Topic("game", game_id): _news(gain) for game_id, gain in games.items()} | {
            Topic("player", player_id): _news(gain) for player_id, gain in notices.items()
        }

    def refused(self, readers: Mapping[Topic, Collection[Credential]]) -> Mapping[Topic, Collection[Credential]]:
        """Those whose token signs nothing any more, or who may not see the game, or whose game is no more."""
        signed = {who.token_id for who in chain.from_iterable(readers.values()) if who.token_id is not None}
        usable = _usable(signed)
        viewers = _viewers([topic.id for topic in readers if topic.kind == "game"])
        return {
            topic: [who for who in some if who not in usable or not _sees(who, topic, viewers)]
            for topic, some in readers.items()
        }

    def close(self) -> None:
        """Close this thread's connection."""
        connection.close()


Viewers = Mapping[UUID, frozenset[UUID] | None]


def _sees(who: Credential, topic: Topic, viewers: Viewers) -> bool:
    if topic.kind == "player":
        return who.player_id == topic.id
    if topic.id not in viewers:
        return False
    allowed = viewers[topic.id]
    return allowed is None or who.player_id in allowed


def _usable(token_ids: Collection[UUID]) -> set[Credential]:
    """The tokens that still sign their player's requests, and the lack of one."""
    usable = {Credential()}
    for some in pieces(token_ids):
        usable.update(Credential(*row) for row in usable_tokens().filter(pk__in=some).values_list("pk", "user_id"))
    for player_id in {who.player_id for who in usable} - {None}:
        player_seen.send(Player, player_id=player_id)  # whoever holds a stream open is there
    return usable


def _viewers(game_ids: Collection[UUID]) -> Viewers:
    found: dict[UUID, frozenset[UUID] | None] = {}
    for some in pieces(game_ids):
        found |= visibility.viewers(some)
    return found


def _news(gain: Gain) -> News:
    return News(_entries(gain.entries), gain.state, gain.over, gain.more)


def _entries(shown: Iterable[Mapping[str, object]]) -> list[Entry]:
    return [Entry.of(each) for each in shown]
