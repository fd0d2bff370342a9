"""The roll of a tournament: who is on it, who has a place, and what the log calls them."""

from typing import Any
from uuid import UUID

from django.db.models import Max, QuerySet

from games.players.models import Player, PlayerKind
from games.step import Change
from games.tournaments.errors import EntrantGone, EntrantNotFound
from games.tournaments.models import Entrant, Organiser, Tournament
from games.tournaments.services.allowance import GONE
from games.tournaments.services.ledger import Ledger

Status = Entrant.Status


def get_entrant(tournament: Tournament, entrant_id: UUID) -> Entrant:
    """An entrant of the tournament; raises EntrantNotFound."""
    found = Entrant.objects.select_related("player").filter(tournament=tournament, pk=entrant_id).first()
    if found is None:
        raise EntrantNotFound(entrant_id=str(entrant_id))
    return found


def entrants(ledger: Ledger) -> QuerySet[Entrant]:
    """All rows of a tournament."""
    return Entrant.objects.filter(tournament=ledger.tournament)


def here(ledger: Ledger) -> QuerySet[Entrant]:
    """Those who are in it, or asked to be."""
    return entrants(ledger).exclude(status__in=GONE)


def find(ledger: Ledger, player: Player) -> Entrant | None:
    """A player's own entry."""
    return entrants(ledger).filter(player=player, copy=0).first()


def last_number(ledger: Ledger) -> int:
    """The number of whoever came last."""
    return entrants(ledger).aggregate(last=Max("number"))["last"] or 0


def free_places(ledger: Ledger) -> int | None:
    """How many more may have a place; None where there is no end to them."""
    capacity = ledger.tournament.capacity
    if capacity is None:
        return None
    return capacity - entrants(ledger).filter(status=Status.REGISTERED).count()


def hosts(ledger: Ledger) -> set[UUID]:
    """Those who run the tournament."""
    others = Organiser.objects.filter(tournament=ledger.tournament).values_list("player", flat=True)
    return {ledger.tournament.owner_id, *others}


def check_in_it(entrant: Entrant) -> None:
    """Refuse whoever takes no part; raises EntrantGone."""
    if entrant.status in GONE:
        raise EntrantGone(entrant_status=str(entrant.status))


def named(entrant: Entrant) -> dict[str, Any]:
    """How the log names an entrant: by ids alone, so that a person can be forgotten."""
    data = {"entrant": str(entrant.pk), "player_id": str(entrant.player_id)}
    return {**data, "copy": entrant.copy} if entrant.copy else data


def promote(ledger: Ledger, **which: bool) -> None:
    """Give the places that are free to those who have waited longest, or to those of them who are ``checked_in``."""
    free = free_places(ledger)
    waiting = entrants(ledger).filter(status=Status.WAITING, **which).select_related("player").order_by("number")
    rows = list(waiting if free is None else waiting[: max(free, 0)])
    for row in rows:
        row.status = Status.REGISTERED
        row.checked_in = row.checked_in or row.player.kind == PlayerKind.ENGINE
    Entrant.objects.bulk_update(rows, ["status", "checked_in"], batch_size=200)
    if rows:
        ledger.append(*(Change("entrant.promoted", named(row)) for row in rows))
