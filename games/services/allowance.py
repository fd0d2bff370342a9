"""How much one player may have going on at once, so that nobody fills the tables alone.

Whoever asks has locked the player's row, so that two requests at once count each other.
"""

from typing import NamedTuple

from django.conf import settings
from django.db.models import Count, Q

from games.errors import TooManyGames, TooManyInvites, TooManyOpenGames, TooManySeats
from games.models import Game, Invite, Seat
from games.players.models import Player

GOES_ON = (Game.Status.OPEN, Game.Status.PLAYING)


class Holdings(NamedTuple):
    """What a player has that is not over."""

    open_games: int
    games: int
    seats: int


def held_by(player: Player) -> Holdings:
    """What the player has now."""
    return Holdings(**_owned(player), seats=_seats(player))


def check_new_game(player: Player, *, seats: int, starts: bool) -> None:
    """Refuse a game too many; raises TooManyOpenGames, TooManyGames, TooManySeats."""
    owned = _owned(player)
    if not starts and owned["open_games"] >= settings.OPEN_GAMES_PER_PLAYER:
        raise TooManyOpenGames(limit=settings.OPEN_GAMES_PER_PLAYER)
    if owned["games"] >= settings.GAMES_PER_PLAYER:
        raise TooManyGames(limit=settings.GAMES_PER_PLAYER)
    if seats:
        _check_seats(player, seats)


def check_new_seats(player: Player, seats: int = 1) -> None:
    """Refuse a seat too many; raises TooManySeats."""
    _check_seats(player, seats)


def has_room_for_seat(player: Player) -> bool:
    """Whether the player may take one more seat."""
    return _seats(player) < settings.SEATS_PER_PLAYER


def check_new_invite(game: Game) -> None:
    """Refuse an invite too many to a game whose row is locked; raises TooManyInvites."""
    if Invite.objects.filter(game=game).count() >= settings.INVITES_PER_GAME:
        raise TooManyInvites(limit=settings.INVITES_PER_GAME)


def _check_seats(player: Player, seats: int) -> None:
    if _seats(player) + seats > settings.SEATS_PER_PLAYER:
        raise TooManySeats(limit=settings.SEATS_PER_PLAYER)


def _owned(player: Player) -> dict[str, int]:
    owned = Game.objects.filter(owner=player, status__in=GOES_ON)
    return owned.aggregate(games=Count("pk"), open_games=Count("pk", filter=Q(status=Game.Status.OPEN)))


def _seats(player: Player) -> int:
    return Seat.objects.filter(player=player, game__status__in=GOES_ON).count()
