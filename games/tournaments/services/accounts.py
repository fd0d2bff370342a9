"""What becomes of tournaments when accounts are merged, exported or deleted."""

from typing import Any
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet

from games.errors import SameTournament
from games.players.models import Player
from games.record import timestamp
from games.services import notices
from games.services.holdings import Holding
from games.step import Change
from games.tournaments.models import Entrant, Organiser, Tournament
from games.tournaments.services import departures, rounds, visibility
from games.tournaments.services.allowance import GONE
from games.tournaments.services.ledger import Ledger

Shown = dict[str, Any]
Status = Tournament.Status

OVER = (Status.FINISHED, Status.CANCELLED)
IDS_IN_LOGS = "A tournament's log names it by its id, and must go on to mean somebody."
ABANDONED = "abandoned"


def depart(player: Player) -> None:
    """Take a player out of all tournaments that are not over, each in a transaction of its own; may run twice.

    What he owned goes to the first who organises it with him; before the start, what nobody else organises is over.
    """
    for tournament_id in _concerned(player):
        _leave(player, tournament_id)


def check_merge(heir: Player, other: Player) -> None:
    """Hold the tournaments of an account that is to become part of another; raises SameTournament.

    Two who play in the same one stay two until it is over.
    """
    list(Tournament.objects.select_for_update().filter(pk__in=_concerned(other)).order_by("pk").values_list("pk"))
    here = Entrant.objects.exclude(Q(status__in=GONE) | Q(tournament__status__in=OVER))
    heirs = here.filter(player=heir, tournament=OuterRef("tournament"))
    both = here.filter(Exists(heirs), player=other).first()
    if both is not None:
        raise SameTournament(tournament_id=str(both.tournament_id))


def _concerned(player: Player) -> list[UUID]:
    """The tournaments, not over, that a player has to do with, in the order in which they are locked."""
    mine = visibility.organised_by(player) | visibility.entered_by(player)
    return list(Tournament.objects.exclude(status__in=OVER).filter(mine).order_by("pk").values_list("pk", flat=True))


@transaction.atomic
@notices.together()
def _leave(player: Player, tournament_id: UUID) -> None:
    ledger = Ledger.lock(tournament_id)
    if ledger.tournament.is_over:
        return
    for entrant in Entrant.objects.filter(tournament=tournament_id, player=player).exclude(status__in=GONE):
        departures.leave(ledger, entrant)
    if ledger.tournament.owner_id == player.pk:
        _hand_on(ledger)
    elif Organiser.objects.filter(tournament=tournament_id, player=player).delete()[0]:
        ledger.append(Change("organiser.removed", {"player_id": str(player.pk)}))


def _hand_on(ledger: Ledger) -> None:
    """Find another owner; a tournament that runs goes on by itself without one."""
    tournament = ledger.tournament
    heir = Organiser.objects.filter(tournament=tournament).select_related("player").order_by("pk").first()
    if heir is not None:
        tournament.owner = heir.player
        heir.delete()
        ledger.append(Change("owner.changed", {"player_id": str(tournament.owner_id)}))
    elif tournament.status == Status.DRAFT:
        Tournament.objects.filter(pk=tournament.pk).delete()
    elif tournament.status == Status.REGISTRATION:
        rounds.call_off(ledger, ABANDONED)


def _hand_over_entries(rows: QuerySet[Any], field: str, heir: Player) -> None:
    """Where the heir has entered too, the other's entry stays under the id that leads to him."""
    same = Entrant.objects.filter(player=heir, tournament=OuterRef("tournament"), copy=OuterRef("copy"))
    rows.exclude(Exists(same)).update(player=heir)


def _hand_over_organising(rows: QuerySet[Any], field: str, heir: Player) -> None:
    """Nobody organises a tournament twice, nor beside himself as its owner."""
    same = Organiser.objects.filter(player=heir, tournament=OuterRef("tournament"))
    rows.filter(Q(Exists(same)) | Q(tournament__owner=heir)).delete()
    rows.update(player=heir)


def _hand_over_tournaments(rows: QuerySet[Any], field: str, heir: Player) -> None:
    """The owner organises anyhow."""
    Organiser.objects.filter(player=heir, tournament__in=rows.values("pk")).delete()
    rows.update(owner=heir)


def _keep(rows: QuerySet[Any]) -> object:
    return None


def _tournament(row: Tournament) -> Shown:
    return {
        "id": str(row.pk),
        "name": row.name,
        "ruleset": row.ruleset,
        "status": row.status,
        "visibility": row.visibility,
        "created_at": timestamp(row.created_at),
    }


def _organised(row: Organiser) -> Shown:
    return {"tournament_id": str(row.tournament_id)}


def _entry(row: Entrant) -> Shown:
    return {
        "tournament_id": str(row.tournament_id),
        "entrant_id": str(row.pk),
        "status": row.status,
        "seed": row.seed,
        "reason": row.reason or None,
    }


HOLDINGS = (
    Holding(
        Tournament, "owner", "tournaments", _tournament, move=_hand_over_tournaments, erase=_keep, kept=IDS_IN_LOGS
    ),
    Holding(Organiser, "player", "organised", _organised, move=_hand_over_organising),
    Holding(Entrant, "player", "entries", _entry, move=_hand_over_entries, erase=_keep, kept=IDS_IN_LOGS),
)
