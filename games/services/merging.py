"""Two accounts of one person become one.

Everything of the other comes to the caller but what is signed: logs and records go on to name the id that took the
seat, and that id leads to the surviving account from then on.

Whoever locks rows of several kinds locks players first, then tournaments, then games, then their feeds, each kind by
ascending id. So a merge waits for the moves of its games and holds up the next ones, and nobody waits in a ring. As a
player who comes to a table holds his own row, none can take a seat with an account that is being merged.
"""

from django.contrib.auth.hashers import make_password
from django.db import transaction
from django.db.models import Q

from games.errors import SameTable
from games.models import Game, Seat
from games.players.errors import KindsDiffer, SamePlayer, WrongToken
from games.players.models import Player
from games.players.services import lock_players, player_of
from games.players.signals import players_merge
from games.services import visibility
from games.services.holdings import HOLDINGS

MERGED = "Merged player"  # never shown: whoever asks for the id is shown the surviving account


@transaction.atomic
def merge(*, player: Player, token: str) -> Player:
    """Bring everything of another account, which the token proves to be the caller's too, to this one.

    Raises WrongToken, SamePlayer, KindsDiffer, SameTable, SameTournament, AccountGone.
    """
    other = player_of(token)
    if other.pk == player.pk:
        raise SamePlayer()
    if other.kind != player.kind:
        raise KindsDiffer(kind=player.kind, other_kind=other.kind)
    heir, other = lock_players(player, other)
    if player_of(token).pk != other.pk:  # revoked meanwhile: what it proved it proves no more
        raise WrongToken()
    players_merge.send(Player, heir=heir, other=other)
    _lock_games(other)
    _check_tables(heir, other)
    for holding in HOLDINGS:
        holding.hand_over(other, heir)
    _settle(heir, other)
    return heir


def _lock_games(other: Player) -> None:
    """Wait until no move of the other's games is under way, and let none begin.

    Those that he owns are locked although they have ended: they get another owner, and a rematch of one may hold it
    while it waits for the next.
    """
    running = Q(visibility.seated(other), status__in=[Game.Status.OPEN, Game.Status.PLAYING])
    games = Game.objects.filter(Q(owner=other) | running)
    list(games.select_for_update().order_by("id").values_list("id"))


def _check_tables(heir: Player, other: Player) -> None:
    """Two who still play against each other stay two until they have done."""
    unfinished = Seat.objects.filter(player=heir, game__status__in=[Game.Status.OPEN, Game.Status.PLAYING])
    shared = Seat.objects.filter(player=other, game__in=unfinished.values("game")).first()
    if shared is not None:
        raise SameTable(game_id=str(shared.game_id))


def _settle(heir: Player, other: Player) -> None:
    """Leave an empty row that leads to the heir, who takes the way to sign in if he has none of his own."""
    username, password = other.username, other.password
    other.name, other.username, other.password, other.merged_into = MERGED, None, make_password(None), heir
    other.is_staff = False  # which does not come along: what opens the admin site is said on the server alone
    other.save(update_fields=["name", "username", "password", "merged_into", "is_staff"])
    if heir.username is None and username is not None:
        heir.username, heir.password = username, password
        heir.save(update_fields=["username", "password"])
