"""Who plays when a tournament starts, and how strong each is thought to be."""

from collections.abc import Sequence

from games.tournaments.models import Entrant, Tournament


def ranked(tournament: Tournament) -> list[Entrant]:
    """Those who play, the strongest first: as the organisers wish, then in the order of registration.

    Whoever was to check in and did not is not among them, nor whoever has deleted his account.
    """
    entered = Entrant.objects.filter(tournament=tournament, status=Entrant.Status.REGISTERED)
    there = entered.filter(checked_in=True) if tournament.check_in else entered
    return sorted(there.filter(player__erased_at=None).select_related("player"), key=_strength)


def settle(tournament: Tournament, players: Sequence[Entrant]) -> None:
    """Number those who play from 1; nobody else is a seed any more."""
    Entrant.objects.filter(tournament=tournament, seed__isnull=False).update(seed=None)
    for number, entrant in enumerate(players, start=1):
        entrant.seed = number
    Entrant.objects.bulk_update(players, ["seed"], batch_size=500)


def _strength(entrant: Entrant) -> tuple[float, int]:
    return (float("inf") if entrant.seed is None else entrant.seed, entrant.number)
