"""The feeds of players are locked in one go at the end of what tells them, or two such transactions wait in a ring."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import Feed, Game
from games.players.models import Player, PlayerKind
from games.tournaments.models import Entrant, Match, Tournament
from games.tournaments.services import arranging, organising, registration, rounds
from tests.conftest import Guest
from tests.games.tournaments import hall
from tests.games.tournaments.people import resign

Act = Callable[[Tournament, Player, list[Player]], Any]


def withdraw(cup: Tournament, owner: Player, bots: list[Player]) -> None:
    entrant = Entrant.objects.get(player=bots[0])
    registration.withdraw(player=bots[0], tournament_id=cup.pk, entrant_id=entrant.pk)


def disqualify(cup: Tournament, owner: Player, bots: list[Player]) -> None:
    entrant = Entrant.objects.get(player=bots[1])
    registration.disqualify(player=owner, tournament_id=cup.pk, entrant_id=entrant.pk, reason="Two accounts.")


def forfeit(cup: Tournament, owner: Player, bots: list[Player]) -> None:
    entrant = Entrant.objects.get(player=bots[0])
    match = Match.objects.get(sides__entrant=entrant)
    organising.forfeit(player=owner, tournament_id=cup.pk, match_id=match.pk, entrant_id=entrant.pk)


def decide(cup: Tournament, owner: Player, bots: list[Player]) -> None:
    match = Match.objects.get(sides__entrant__player=bots[0])
    arranging.go_on(match_id=match.pk)


@pytest.mark.parametrize("act", [withdraw, disqualify, forfeit, decide])
def test_one_action_locks_the_feeds_once(guest: Guest, owner: Player, act: Act) -> None:
    bots = [guest(name, PlayerKind.BOT)[1] for name in ("Ann", "Ben", "Cleo", "Dan")]
    cup = hall.open_event(owner)
    hall.enter(cup, *bots)
    hall.start(cup)
    hall.work(cup)
    if act is decide:
        resign(Game.objects.filter(seats__player=bots[0]).get(), bots[0])
    with CaptureQueriesContext(connection) as asked:
        act(cup, owner, bots)
    locks = [query for query in asked if query["sql"].startswith(f"INSERT INTO {Feed._meta.db_table}")]
    assert len(locks) == 1


def test_a_round_that_closes_and_the_next_lock_them_once(guest: Guest, owner: Player) -> None:
    bots = [guest(name, PlayerKind.BOT)[1] for name in ("Ann", "Ben", "Cleo", "Dan")]
    cup = hall.open_event(owner)
    hall.enter(cup, *bots)
    hall.start(cup)
    hall.work(cup)
    for game in Game.objects.filter(status="playing"):
        holder = game.seats.order_by("index")[0].player
        assert holder is not None
        resign(game, holder)
    for match_id in hall.waiting(cup):
        arranging.go_on(match_id=match_id)
    with CaptureQueriesContext(connection) as asked:
        assert rounds.close_if_done(tournament_id=cup.pk)
    locks = [query for query in asked if query["sql"].startswith(f"INSERT INTO {Feed._meta.db_table}")]
    assert len(locks) == 1
