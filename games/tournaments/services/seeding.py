"""Who plays when a tournament starts, and how strong each is thought to be."""

from collections.abc import Sequence

from games.ratings.models import Kind, Rating
from games.tournaments.models import Entrant, Tournament

NOTHING = float("inf")


def ranked(tournament: Tournament) -> list[Entrant]:
    """Those who play, the strongest first: as the organisers wish, then by rating, then in the order of registration.

    Whoever was to check in and did not is not among them, nor whoever has deleted his account.
    """
    entered = Entrant.objects.filter(tournament=tournament, status=Entrant.Status.REGISTERED)
    there = entered.filter(checked_in=True) if tournament.check_in else entered
    players = list(there.filter(player__erased_at=None).select_related("player"))
    rated = Rating.objects.filter(ruleset_digest=tournament.ruleset_digest, kind=Kind.ALL)
    ordinals = dict(rated.filter(player__in={each.player_id for each in players}).values_list("player_id", "ordinal"))
    return sorted(players, key=lambda entrant: _strength(entrant, ordinals.get(entrant.player_id)))


def settle(tournament: Tournament, players: Sequence[Entrant]) -> None:
    """Number those who play from 1; nobody else is a seed any more."""
    Entrant.objects.filter(tournament=tournament, seed__isnull=False).update(seed=None)
    for number, entrant in enumerate(players, start=1):
        entrant.seed = number
    Entrant.objects.bulk_update(players, ["seed"], batch_size=500)


def _strength(entrant: Entrant, ordinal: float | None) -> tuple[float, float, int]:
    """Sorts the strongest first; who has no rating comes after all who have one."""
    wish = NOTHING if entrant.seed is None else entrant.seed
    return wish, NOTHING if ordinal is None else -ordinal, entrant.number
