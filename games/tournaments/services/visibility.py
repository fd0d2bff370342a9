"""Who may see a tournament, and who may run it.

Everybody sees a public one that is no draft any more; a private one, and any draft, those who have to do with it: its
owner, its organisers, and whoever was invited or has entered, even if he has left since. To anybody else it looks like
one that is not there.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from games.errors import StaleVersion
from games.players.models import Player
from games.services import time
from games.tournaments.errors import NotOrganiser, NotTournamentOwner, TournamentNotFound, WrongStage
from games.tournaments.models import Entrant, Organiser, Tournament
from games.tournaments.services.ledger import Ledger
from rulesets.errors import Refusal

Status = Tournament.Status


def tournaments_of(player: Player | None) -> QuerySet[Tournament]:
    """Every tournament the player may see."""
    public = Q(visibility=Tournament.Visibility.PUBLIC) & ~Q(status=Status.DRAFT)
    if player is None:
        return Tournament.objects.filter(public)
    return Tournament.objects.filter(public | organised_by(player) | entered_by(player))


def organised_by(player: Player) -> Q:
    """Whether a tournament of a query is run by the player."""
    return Q(owner=player) | Q(Exists(Organiser.objects.filter(player=player, tournament=OuterRef("pk"))))


def entered_by(player: Player) -> Q:
    """Whether a tournament of a query has the player among its entrants, those who left and the invited among them."""
    return Q(Exists(Entrant.objects.filter(player=player, tournament=OuterRef("pk"))))


def read(player: Player | None, tournament_id: UUID) -> Tournament:
    """The tournament for a reader who may see it; raises TournamentNotFound."""
    found = time.dated(Tournament.objects.select_related("owner").filter(id=tournament_id)).first()
    if found is None or not _is_seen(player, found):
        raise TournamentNotFound(tournament_id=str(tournament_id))
    return found


def viewers(tournament_ids: Collection[UUID]) -> dict[UUID, frozenset[UUID] | None]:
    """Who may see each of the tournaments that exist; None is everybody. The rule of ``tournaments_of``, for many."""
    found: dict[UUID, frozenset[UUID] | None] = {}
    closed: dict[UUID, set[UUID]] = {}
    rows = Tournament.objects.filter(id__in=tournament_ids)
    for tournament_id, visibility, status, owner_id in rows.values_list("id", "visibility", "status", "owner_id"):
        if visibility == Tournament.Visibility.PUBLIC and status != Status.DRAFT:
            found[tournament_id] = None
        else:
            closed[tournament_id] = {owner_id}
    if closed:
        for rows_of in (Organiser.objects, Entrant.objects):
            members = rows_of.filter(tournament__in=closed).values_list("tournament_id", "player_id")
            for tournament_id, player_id in members:
                closed[tournament_id].add(player_id)
    return found | {tournament_id: frozenset(members) for tournament_id, members in closed.items()}


def lock(player: Player, tournament_id: UUID) -> Ledger:
    """The tournament for a writer who may see it; raises TournamentNotFound."""
    ledger = Ledger.lock(tournament_id)
    if not _is_seen(player, ledger.tournament):
        raise TournamentNotFound(tournament_id=str(tournament_id))
    return ledger


def lock_organised(player: Player, tournament_id: UUID, version: int | None = None) -> Ledger:
    """The tournament for one who runs it, at the version he has seen, if he says which.

    Raises TournamentNotFound, NotOrganiser, StaleVersion.
    """
    ledger = lock(player, tournament_id)
    with explained(ledger):
        if not organises(player, ledger.tournament):
            raise NotOrganiser()
        check_version(ledger, version)
    return ledger


def lock_owned(player: Player, tournament_id: UUID, version: int | None = None) -> Ledger:
    """The tournament for its owner; raises TournamentNotFound, NotTournamentOwner, StaleVersion."""
    ledger = lock(player, tournament_id)
    with explained(ledger):
        if ledger.tournament.owner_id != player.pk:
            raise NotTournamentOwner()
        check_version(ledger, version)
    return ledger


def organises(player: Player, tournament: Tournament) -> bool:
    """Whether the player runs the tournament, alone or with others."""
    if tournament.owner_id == player.pk:
        return True
    return Organiser.objects.filter(tournament=tournament, player=player).exists()


def check_version(ledger: Ledger, version: int | None) -> None:
    """Refuse what was meant for an older version; raises StaleVersion."""
    if version is not None and version != ledger.tournament.version:
        raise StaleVersion(version=ledger.tournament.version, expected=version)


def check_stage(ledger: Ledger, *stages: str) -> None:
    """Refuse what cannot be done now; raises WrongStage."""
    status = ledger.tournament.status
    if status not in stages:
        raise WrongStage(stage=str(status), stages=[str(stage) for stage in stages])


@contextmanager
def explained(ledger: Ledger) -> Iterator[None]:
    """Give a refusal what the tournament is at, so that the caller needs no second request."""
    try:
        yield
    except Refusal as refusal:
        refusal.facts |= {
            "version": ledger.tournament.version,
            "tournament_status": str(ledger.tournament.status),
        }
        raise


def _is_seen(player: Player | None, tournament: Tournament) -> bool:
    if tournament.visibility == Tournament.Visibility.PUBLIC and tournament.status != Status.DRAFT:
        return True  # nearly every request; the rule itself says the same, but takes a query
    return tournaments_of(player).filter(id=tournament.pk).exists()
