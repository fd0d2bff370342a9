"""Which of the seeks that wait fits a new one: each must be what the other asks for."""

from collections.abc import Collection, Mapping
from uuid import UUID

from django.db.models import Q

from games.matchmaking.models import Seek
from games.players.models import Block, PlayerKind
from games.ratings.models import Kind, Rating
from games.ratings.skill import NEWCOMER
from games.services import allowance

MOST_LOOKED_AT = 500  # seeks, the oldest first; whoever fits none of them waits for the next to come

_KINDS: Mapping[str, Collection[str]] = {
    Seek.Opponents.PEOPLE: (PlayerKind.PERSON,),
    Seek.Opponents.BOTS: (PlayerKind.BOT,),
    Seek.Opponents.ANY: (PlayerKind.PERSON, PlayerKind.BOT),
}


def partner_of(row: Seek) -> Seek | None:
    """Who has waited longest of those that fit; the pool is held."""
    alike = Seek.objects.filter(
        status=Seek.Status.WAITING,
        ruleset_digest=row.ruleset_digest,
        rated=row.rated,
        turn_seconds=row.turn_seconds,
        bank_seconds=row.bank_seconds,
        player__kind__in=_KINDS[row.opponents],
        player__erased_at=None,
        player__merged_into=None,
    ).exclude(player=row.player)
    found = list(alike.select_related("player").order_by("id")[:MOST_LOOKED_AT])
    means = _means(row, found)
    foes = _foes(row, found)
    for other in found:
        fits = _wants(row, other, means) and _wants(other, row, means) and other.player_id not in foes
        if fits and allowance.has_room_for_seat(other.player):
            return other
    return None


def _wants(row: Seek, other: Seek, means: Mapping[UUID, float]) -> bool:
    mean = means.get(other.player_id, NEWCOMER.mu)
    fits = (row.rating_min is None or mean >= row.rating_min) and (row.rating_max is None or mean <= row.rating_max)
    return fits and other.player.kind in _KINDS[row.opponents]


def _means(row: Seek, found: Collection[Seek]) -> Mapping[UUID, float]:
    """The mean strength of each who has a rating in the ruleset."""
    players = {row.player_id, *(each.player_id for each in found)} if found else set()
    rated = Rating.objects.filter(player__in=players, ruleset_digest=row.ruleset_digest, kind=Kind.ALL)
    return dict(rated.values_list("player_id", "mu"))


def _foes(row: Seek, found: Collection[Seek]) -> set[UUID]:
    """Who blocks the seeker or is blocked by him."""
    players = [each.player_id for each in found]
    between = Q(player=row.player, blocked__in=players) | Q(player__in=players, blocked=row.player)
    pairs = Block.objects.filter(between).values_list("player_id", "blocked_id") if players else []
    return {player_id for pair in pairs for player_id in pair} - {row.player_id}
