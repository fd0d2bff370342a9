"""Games that end at once, several workers that count them, and merges, deletions and replays amid it."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

import pytest

from games.models import Game, Seat
from games.players.models import Player
from games.players.services import create_guest
from games.ratings.models import Change, Line, Rating, Tally
from games.ratings.services.replaying import rerate
from games.ratings.tasks import count_games
from games.services import erasure, lobby, merging, play
from games.services.creation import GameWish, SeatWish, create_game
from tests.games.ratings.arena import count_all, numbers, person
from tests.games.test_rush import Act, at_once
from tests.games.test_rush import real_database as real_database

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("real_database")]

GAMES = 16
WISH = GameWish("yacht", (SeatWish("me"), SeatWish("open")), rated=True)


def begun(one: Player, other: Player) -> Game:
    """A rated game of two that is under way."""
    game = create_game(owner=one, wish=WISH).game
    lobby.join_game(player=other, game_id=game.pk)
    return lobby.start_game(player=one, game_id=game.pk).game


def round_robin(players: Sequence[Player]) -> list[tuple[Game, Player]]:
    """Games under way, each with the player who is about to lose it."""
    pairs = [(one, other) for one in players for other in players if one != other]
    return [(begun(*pair), pair[n % 2]) for n, pair in enumerate((pairs * GAMES)[:GAMES])]


def ends(games: Sequence[tuple[Game, Player]]) -> list[Act]:
    return [partial(play.resign, player=loser, game_id=game.pk) for game, loser in games]


def assert_each_counted_once(games: int) -> None:
    count_all()
    assert not Game.objects.filter(status="finished", counted=False).exists()
    lines = list(Line.objects.order_by("number").values_list("number", "game_id"))
    assert [number for number, _ in lines] == list(range(1, len(lines) + 1))
    assert sorted(game_id for _, game_id in lines if game_id) == sorted(Game.objects.values_list("pk", flat=True))
    assert Line.objects.filter(merged_id=None).count() == games
    kept = numbers()
    outcome = rerate()
    assert (outcome.changes, outcome.ratings, numbers()) == (0, 0, kept)


def test_games_that_end_at_once_are_each_rated_once_by_several_workers() -> None:
    games = round_robin([person(f"P{n}") for n in range(4)])
    at_once([*ends(games), *[count_games] * 6])
    assert_each_counted_once(GAMES)
    assert Counter(Change.objects.values_list("line", flat=True)) == dict.fromkeys(range(1, GAMES + 1), 4)
    sat = Counter(Seat.objects.values_list("player", flat=True))
    assert dict(Rating.objects.filter(kind="all").values_list("player", "games")) == sat
    assert dict(Tally.objects.values_list("player", "games")) == sat


def test_messages_that_come_many_times_count_nothing_twice() -> None:
    games = round_robin([person(f"P{n}") for n in range(3)])
    for act in ends(games):
        act()
    at_once([count_games] * 12)
    assert_each_counted_once(GAMES)


def test_accounts_that_are_merged_meanwhile_leave_no_rating_behind() -> None:
    guests = [create_guest(name=f"P{n}") for n in range(5)]
    players = [player for player, _ in guests]
    ended = round_robin(players)
    for act in ends(ended):
        act()
    merges = [partial(merging.merge, player=players[0], token=token) for _, token in guests[1:4]]
    at_once([*merges, *[count_games] * 4, *[rerate] * 2])
    assert_each_counted_once(GAMES)
    left = {players[0].pk, players[4].pk}
    assert set(Rating.objects.values_list("player", flat=True)) <= left
    assert set(Tally.objects.values_list("player", flat=True)) == left
    assert sum(Tally.objects.values_list("games", flat=True)) == 2 * GAMES


def test_accounts_that_are_deleted_meanwhile_are_on_no_list() -> None:
    players = [person(f"P{n}") for n in range(4)]
    for act in ends(round_robin(players)):
        act()
    deletions = [partial(erasure.erase, player=player, confirm=True) for player in players[:2]]
    at_once([*deletions, *[count_games] * 4, rerate])
    assert_each_counted_once(GAMES)
    assert set(Rating.objects.filter(listed=True).values_list("player", flat=True)) == {p.pk for p in players[2:]}
    assert set(Tally.objects.values_list("player", flat=True)) == {p.pk for p in players[2:]}
