"""Who may see a tournament: everybody a public one; a private one, and any draft, those who have to do with it.

These are its owner, its organisers, and whoever was invited or has entered, even if he has left since.
"""

from collections.abc import Collection
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from games.players.models import Player
from games.tournaments.errors import TournamentNotFound
from games.tournaments.models import Entrant, Organiser, Tournament

PUBLIC = Q(visibility=Tournament.Visibility.PUBLIC) & ~Q(status=Tournament.Status.DRAFT)


def tournaments_of(player: Player | None) -> QuerySet[Tournament]:
    """Every tournament the player may see."""
    if player is None:
        return Tournament.objects.filter(PUBLIC)
    organises = Exists(Organiser.objects.filter(player=player, tournament=OuterRef("pk")))
    takes_part = Exists(Entrant.objects.filter(player=player, tournament=OuterRef("pk")))
    return Tournament.objects.filter(PUBLIC | Q(owner=player) | Q(organises) | Q(takes_part))


def read(player: Player | None, tournament_id: UUID) -> Tournament:
    """The tournament for a reader; raises TournamentNotFound, also if it is not his to see."""
    found = tournaments_of(player).filter(id=tournament_id).first()
    if found is None:
        raise TournamentNotFound(tournament_id=str(tournament_id))
    return found


def viewers(tournament_ids: Collection[UUID]) -> dict[UUID, frozenset[UUID] | None]:
    """Who may see each of the tournaments that exist; None is everybody. The rule of ``tournaments_of``, for many."""
    found: dict[UUID, frozenset[UUID] | None] = {}
    closed: dict[UUID, set[UUID]] = {}
    rows = Tournament.objects.filter(id__in=tournament_ids)
    for tournament_id, visibility, status, owner_id in rows.values_list("id", "visibility", "status", "owner_id"):
        if visibility == Tournament.Visibility.PUBLIC and status != Tournament.Status.DRAFT:
            found[tournament_id] = None
        else:
            closed[tournament_id] = {owner_id}
    if closed:
        for rows_of in (Organiser.objects, Entrant.objects):
            members = rows_of.filter(tournament__in=closed).values_list("tournament_id", "player_id")
            for tournament_id, player_id in members:
                closed[tournament_id].add(player_id)
    return found | {tournament_id: frozenset(members) for tournament_id, members in closed.items()}
