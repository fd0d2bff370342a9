"""What is counted of finished games, rated or not."""

from random import Random
from uuid import UUID

import pytest

from games.models import Game, Seat
from games.players.models import Player
from games.ratings.models import Tally
from games.services import clock, engines
from rulesets import catalog, scorecard
from rulesets.scorecard import Scorecard
from tests.games.conftest import Later
from tests.games.player import HttpPlayer
from tests.games.ratings.arena import Sat, bot, count_all, finished, person
from tests.games.shortcut import skip

pytestmark = pytest.mark.django_db

YAHTZEE = catalog.get("yahtzee")
EVERYTHING = 1000  # turns


def full(points: int = 10, **others: int) -> dict[str, int]:
    return {category.key: points for category in YAHTZEE.categories} | others


def tally(player: Player) -> Tally:
    count_all()
    return Tally.objects.get(player=player)


def test_unrated_private_and_solo_games_count() -> None:
    ada = person()
    finished(Sat(ada, points=full()), ruleset="yahtzee", rated=False, visibility="private")
    counted = tally(ada)
    assert (counted.games, counted.contests, counted.wins, counted.cards) == (1, 0, 0, 1)


def test_points_best_bonus_and_categories_are_of_full_cards() -> None:
    ada = person()
    for points in (full(10), full(4, yahtzee=0), full(10) | {"yahtzee": 0}):
        finished(Sat(ada, points=points), ruleset="yahtzee", rated=False)
    finished(Sat(ada, points={"ones": 5}), ruleset="yahtzee", rated=False)
    counted = tally(ada)
    totals = [scorecard.total(YAHTZEE, Scorecard(p)) for p in (full(10), full(4, yahtzee=0), full(10, yahtzee=0))]
    assert (counted.games, counted.cards, counted.points) == (4, 3, sum(totals))
    assert (counted.best, counted.upper_bonuses) == (max(totals), 0)
    assert counted.categories["yahtzee"] == [10, 2] and counted.categories["ones"] == [24, 0]


def test_the_upper_bonus_is_counted_from_63_on() -> None:
    ada = person()
    for sixes in (12, 13):
        finished(Sat(ada, points=full(10, sixes=sixes)), ruleset="yahtzee", rated=False)
    finished(Sat(ada, points=full(10, sixes=13)), ruleset="yahtzee", rated=False)
    assert tally(ada).upper_bonuses == 2


def test_wins_and_draws_are_of_those_who_stayed() -> None:
    ada, ben, cyd = person(), bot(), person()
    finished(Sat(ada, 2), Sat(ben, 1))
    finished(Sat(ada, 2), Sat(ben, 2), Sat(cyd, 1))
    finished(Sat(ada, 9, Seat.Presence.TIMED_OUT), Sat(ben, 1))
    finished(Sat(ada, 9, Seat.Presence.RESIGNED), Sat(ben, 1, Seat.Presence.RESIGNED))
    count_all()
    found = {row.player_id: (row.games, row.left, row.contests, row.wins, row.draws) for row in Tally.objects.all()}
    assert found == {ada.pk: (4, 2, 4, 1, 1), ben.pk: (4, 1, 4, 1, 1), cyd.pk: (1, 0, 1, 0, 0)}


def test_every_seat_of_a_player_counts_and_nobody_wins_against_himself() -> None:
    ada = person()
    finished(Sat(ada, 2), Sat(ada, 1), rated=False)
    counted = tally(ada)
    assert (counted.games, counted.contests, counted.wins) == (2, 0, 0)


def test_a_card_that_advice_helped_to_fill_is_none_of_his_own() -> None:
    ada = person()
    finished(Sat(ada, points=full(), assisted=True), ruleset="yahtzee", rated=False)
    counted = tally(ada)
    assert (counted.games, counted.cards, counted.best) == (1, 0, None)


def test_games_with_given_dice_count_for_nothing() -> None:
    finished(Sat(person(), points=full()), ruleset="yahtzee", rated=False, seeded=True)
    count_all()
    assert not Tally.objects.exists()


def test_a_card_that_a_stand_in_helped_to_fill_is_none_of_his_own(
    alice: HttpPlayer, bob: HttpPlayer, later: Later
) -> None:
    game = alice.create("me", "open", turn_seconds=60, on_timeout="bot", order="seat")
    bob.join(game)
    alice.start(game)
    Game.objects.filter(pk=game["id"]).update(turn_deadline="2020-01-01T00:00:00Z")
    clock.time_out(game_id=UUID(game["id"]))
    engines.play_engines(game_id=UUID(game["id"]))
    alice.post(f"games/{game['id']}/seats/", {})  # she is back
    skip(game, EVERYTHING)
    count_all()
    found = dict(Tally.objects.values_list("player__name", "cards"))
    assert found == {"Alice": 0, "Bob": 1}


def test_rules_that_are_gone_leave_the_games_counted() -> None:
    ada = person()
    game = finished(Sat(ada, points=full()), rated=False)
    Game.objects.filter(pk=game.pk).update(ruleset="gone", ruleset_digest="0" * 64)
    counted = tally(ada)
    assert (counted.ruleset, counted.games, counted.cards) == ("gone", 1, 0)


def test_counters_are_what_counting_anew_would_give() -> None:
    chance, players = Random(3), [person(), person(), bot()]
    for _ in range(60):
        card = {category.key: chance.choice([0, 5, 10, 20]) for category in YAHTZEE.categories}
        finished(*(Sat(player, chance.randrange(9), points=card) for player in players), ruleset="yahtzee", rated=False)
    count_all()
    cards = [Scorecard(seat.points) for seat in Seat.objects.filter(player=players[0])]
    counted = Tally.objects.get(player=players[0])
    totals = [scorecard.total(YAHTZEE, card) for card in cards]
    assert (counted.cards, counted.points, counted.best) == (60, sum(totals), max(totals))
    assert counted.upper_bonuses == sum(scorecard.upper_bonus(YAHTZEE, card) > 0 for card in cards)
    for key, (points, zeros) in counted.categories.items():
        filled = [card.points[key] for card in cards]
        assert (points, zeros) == (sum(filled), filled.count(0))
