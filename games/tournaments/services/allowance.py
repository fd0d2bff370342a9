"""How much of tournaments one player may have going on at once.

Whoever asks has locked the player's row, so that two requests at once count each other.
"""

from django.conf import settings

from games.players.models import Player
from games.tournaments.errors import TooManyEntrants, TooManyTournaments
from games.tournaments.formats.history import MOST_ENTRANTS
from games.tournaments.models import Entrant, Tournament

GONE = (Entrant.Status.WITHDRAWN, Entrant.Status.DISQUALIFIED)


def owned_by(player: Player) -> int:
    """How many tournaments of the player's are not over."""
    over = (Tournament.Status.FINISHED, Tournament.Status.CANCELLED)
    return Tournament.objects.filter(owner=player).exclude(status__in=over).count()


def check_new_tournament(player: Player) -> None:
    """Refuse a tournament too many; raises TooManyTournaments."""
    if owned_by(player) >= settings.TOURNAMENTS_PER_PLAYER:
        raise TooManyTournaments(limit=settings.TOURNAMENTS_PER_PLAYER)


def check_new_entrants(tournament: Tournament, number: int) -> None:
    """Refuse entrants too many to a tournament whose row is locked; raises TooManyEntrants."""
    if Entrant.objects.filter(tournament=tournament).exclude(status__in=GONE).count() + number > MOST_ENTRANTS:
        raise TooManyEntrants(limit=MOST_ENTRANTS)
