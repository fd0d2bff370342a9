"""Who runs a tournament together with its owner."""

from uuid import UUID

from django.db import transaction

from games.players import blocks
from games.players.models import Player, PlayerKind
from games.players.services import get_player
from games.step import Change
from games.tournaments.errors import EntryUnwelcome, NoOrganiser, TooManyOrganisers
from games.tournaments.models import Organiser
from games.tournaments.services import visibility
from games.tournaments.services.ledger import Ledger
from games.tournaments.services.visibility import explained

MOST_ORGANISERS = 20


@transaction.atomic
def add(*, player: Player, tournament_id: UUID, other_id: UUID) -> Ledger:
    """Let the owner have another run the tournament too; again is once.

    Raises TournamentNotFound, NotTournamentOwner, PlayerNotFound, NoOrganiser, EntryUnwelcome, TooManyOrganisers.
    """
    ledger = visibility.lock_owned(player, tournament_id)
    with explained(ledger):
        other = get_player(player_id=other_id).survivor
        if other.pk == player.pk or other.kind == PlayerKind.ENGINE or other.deleted:
            raise NoOrganiser()
        if blocks.any_blocks([other.pk], player):
            raise EntryUnwelcome()
        there = Organiser.objects.filter(tournament=ledger.tournament)
        if not there.filter(player=other).exists():
            if there.count() >= MOST_ORGANISERS:
                raise TooManyOrganisers(limit=MOST_ORGANISERS)
            Organiser.objects.create(tournament=ledger.tournament, player=other)
            ledger.append(Change("organiser.added", {"player_id": str(other.pk)}))
    return ledger


@transaction.atomic
def remove(*, player: Player, tournament_id: UUID, other_id: UUID) -> Ledger:
    """Let the owner do without an organiser, or an organiser step down.

    Raises TournamentNotFound, NotTournamentOwner, NoOrganiser.
    """
    steps_down = other_id == player.pk
    ledger = (visibility.lock if steps_down else visibility.lock_owned)(player, tournament_id)
    with explained(ledger):
        deleted, _ = Organiser.objects.filter(tournament=ledger.tournament, player=other_id).delete()
        if not deleted:
            raise NoOrganiser()
        ledger.append(Change("organiser.removed", {"player_id": str(other_id)}))
    return ledger
