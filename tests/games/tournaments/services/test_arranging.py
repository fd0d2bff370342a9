"""Matches with people: their games begin by themselves, are waited for, and decide the match."""

from typing import Any

import pytest

from games.models import Game, Notice
from games.players.models import Player
from games.services import arranged, audit
from games.services.table import Table
from games.tournaments.models import Match, MatchGame, Tournament
from games.tournaments.services import arranging
from tests.conftest import Guest
from tests.games.conftest import Later
from tests.games.tournaments import hall
from tests.games.tournaments.people import play_to_the_end, resign

BEST_OF_3 = {"kind": "best_of", "games": 3, "seats": 2}


@pytest.fixture
def people(guest: Guest) -> list[Player]:
    return [guest(name)[1] for name in ("Ann", "Ben", "Cleo", "Dan")]


def test_two_people_play_the_games_of_their_match(owner: Player, people: list[Player]) -> None:
    cup = hall.open_event(owner, match=BEST_OF_3)
    hall.enter(cup, *people[:2])
    hall.start(cup)
    hall.work(cup)
    game = Game.objects.get()
    assert (game.status, game.turn_seconds, game.tournament_id) == ("playing", arranged.CLOCK, cup.pk)
    resign(game, people[1])
    hall.work(cup)
    second = Game.objects.get(status="playing")
    assert [seat.player for seat in second.seats.order_by("index")] == [people[1], people[0]]
    resign(second, people[1])
    hall.work(cup)
    assert cup.status == Tournament.Status.FINISHED
    assert [row["place"] for row in cup.places or []] == [1, 2]
    assert MatchGame.objects.count() == 2


def test_a_person_meets_a_strategy(owner: Player, people: list[Player]) -> None:
    cup = hall.open_event(owner)
    hall.enter(cup, people[0])
    hall.enter_engines(cup, 1)
    hall.start(cup)
    hall.work(cup)
    game = Game.objects.get()
    play_to_the_end(cup)
    assert cup.status == Tournament.Status.FINISHED
    assert audit.audit(Table.read(game.pk))


def test_a_game_that_was_aborted_is_played_once_more_and_then_left_to_the_organisers(
    owner: Player, people: list[Player]
) -> None:
    cup = hall.open_event(owner)
    hall.enter(cup, *people[:2])
    hall.start(cup)
    for status in ("playing", "playing", "failed"):
        hall.work(cup)
        match = Match.objects.get()
        assert match.status == status
        for game in Game.objects.filter(status="playing"):
            arranged.abort(game_id=game.pk, reason="meteor")
    assert (match.reason, Game.objects.count()) == (arranging.ABORTED, 2)
    assert cup.status == Tournament.Status.RUNNING


def test_nobody_waits_for_one_who_sleeps(owner: Player, people: list[Player], later: Later) -> None:
    cup = hall.open_event(owner, turn_seconds=60)
    hall.enter(cup, *people)
    hall.start(cup)
    for _ in range(8):
        hall.work(cup)
        later(seconds=61)
        hall.time_runs_out()
    hall.work(cup)
    assert cup.status == Tournament.Status.FINISHED


def test_the_owner_is_not_told_of_every_game(owner: Player, people: list[Player]) -> None:
    cup = hall.open_event(owner)
    hall.enter(cup, *people[:2])
    hall.start(cup)
    hall.work(cup)
    assert not Notice.objects.filter(player=owner).exclude(type__startswith="tournament.").exists()
    assert {notice.type for notice in Notice.objects.filter(player=people[0])} >= {"game.started"}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_boards_have_as_many_seats_as_are_wanted(owner: Player, people: list[Player], seats: int) -> None:
    match: dict[str, Any] = {"kind": "points", "games": 2, "seats": seats}
    cup = hall.open_event(owner, match=match, format=hall.BOARDS)
    hall.enter(cup, *people[:3])
    hall.enter_engines(cup, 3)
    hall.start(cup)
    play_to_the_end(cup)
    assert cup.status == Tournament.Status.FINISHED
    assert Match.objects.count() == 6 // seats
    assert Game.objects.count() == 2 * Match.objects.count()


def test_a_game_whose_end_nobody_heard_of_is_found_within_seconds(
    owner: Player, people: list[Player], later: Later
) -> None:
    cup = hall.open_event(owner)
    hall.enter(cup, *people[:2])
    hall.start(cup)
    hall.work(cup)
    later(seconds=10)
    assert hall.sweep_all() == []  # it is played
    resign(Game.objects.get(), people[1])
    assert hall.sweep_all() == []  # the message may be under way
    later(seconds=6)
    assert hall.sweep_all() == [Match.objects.get().pk]
    assert hall.sweep_all() == []  # it was just sent
    later(seconds=6)
    assert len(hall.sweep_all()) == 1
