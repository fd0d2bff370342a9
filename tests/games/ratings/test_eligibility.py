"""Which games are rated."""

from collections.abc import Callable

import pytest

from games.models import Game, Seat
from games.players.models import Player
from games.ratings.eligibility import kinds
from games.ratings.models import Kind
from tests.games.ratings.arena import Sat, bot, engine, finished, person

pytestmark = pytest.mark.django_db

Makes = Callable[[], Player]


def kinds_of(game: Game) -> set[str]:
    return set(kinds(game, list(game.seats.select_related("player").order_by("index"))))


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        ((person, person), {Kind.ALL, Kind.PEOPLE}),
        ((bot, engine), {Kind.ALL, Kind.BOTS}),
        ((engine, bot, bot), {Kind.ALL, Kind.BOTS}),
        ((person, engine), {Kind.ALL}),
        ((person, person, bot), {Kind.ALL}),
    ],
)
def test_it_depends_on_who_played(players: tuple[Makes, ...], counts: set[Kind]) -> None:
    assert kinds_of(finished(*(Sat(make(), total) for total, make in enumerate(players)))) == counts


def test_two_engines_of_different_strategies_are_two_players() -> None:
    assert kinds_of(finished(Sat(engine("greedy"), 1), Sat(engine("random"), 2))) == {Kind.ALL, Kind.BOTS}


def test_nobody_is_rated_against_himself() -> None:
    ada, ben = person(), person()
    assert kinds_of(finished(Sat(ada, 1), Sat(ada, 2))) == set()
    assert kinds_of(finished(Sat(ada, 1), Sat(ada, 2), Sat(ben, 3))) == set()
    assert kinds_of(finished(Sat(engine(), 1), Sat(engine(), 2))) == set()


def test_nobody_is_rated_alone() -> None:
    assert kinds_of(finished(Sat(person(), 1))) == set()


def test_a_game_that_was_not_meant_to_be_rated_is_not() -> None:
    assert kinds_of(finished(Sat(person(), 1), Sat(person(), 2), rated=False)) == set()


def test_a_game_that_was_aborted_is_not() -> None:
    assert kinds_of(finished(Sat(person(), 1), Sat(person(), 2), status=Game.Status.ABORTED)) == set()


def test_help_makes_it_unrated() -> None:
    assert kinds_of(finished(Sat(person(), 1, assisted=True), Sat(person(), 2))) == set()
    stood_in = finished(Sat(person(), 1), Sat(person(), 2))
    Seat.objects.filter(game=stood_in, index=0).update(stand_in={"strategy": "greedy", "version": "1"})
    assert kinds_of(stood_in) == set()
