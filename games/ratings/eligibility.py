"""Which games are rated, and among whom."""

from collections.abc import Sequence

from games.models import Game, Seat
from games.players.models import PlayerKind
from games.ratings.models import Kind


def kinds(game: Game, seats: Sequence[Seat]) -> tuple[Kind, ...]:
    """The kinds of ratings that a game counts for; none if it is not rated.

    Rated is a game that was meant to be and was played to its end, with several players on a seat each who had no
    help: no hints, no stand-in, no given dice.
    """
    if not (game.rated and game.status == Game.Status.FINISHED and not game.seeded and _is_contest(seats)):
        return ()
    if any(seat.assisted or seat.stand_in is not None for seat in seats):
        return ()
    people = {seat.player.kind == PlayerKind.PERSON for seat in seats if seat.player is not None}
    return (Kind.ALL, *_pure(people))


def _is_contest(seats: Sequence[Seat]) -> bool:
    """Whether several players met, each on one seat."""
    players = {seat.player_id for seat in seats if seat.player_id is not None}
    return 1 < len(players) == len(seats)


def _pure(people: set[bool]) -> tuple[Kind, ...]:
    if len(people) > 1:
        return ()
    return (Kind.PEOPLE,) if True in people else (Kind.BOTS,)
