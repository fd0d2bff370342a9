"""What everybody may read of a player's play, and of what a game did to ratings."""

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import Game
from games.players.models import Player
from games.players.services import create_guest
from games.services import erasure, merging
from rulesets import catalog
from tests.games.player import HttpPlayer
from tests.games.ratings.arena import Sat, count_all, duel, finished, person

pytestmark = pytest.mark.django_db
ZERO = "00000000-0000-0000-0000-000000000000"
YAHTZEE = catalog.get("yahtzee")
Shown = dict[str, Any]


def rows(nobody: HttpPlayer, player: Player, what: str) -> list[Shown]:
    answer = nobody.get(f"players/{player.pk}/{what}/")
    assert answer.status_code == 200, answer.content
    results: list[Shown] = answer.json()["results"]
    return results


def full(points: int = 10, **others: int) -> dict[str, int]:
    return {category.key: points for category in YAHTZEE.categories} | others


def test_a_player_has_a_rating_for_each_ruleset_and_kind(nobody: HttpPlayer) -> None:
    ada, ben = person(), person()
    duel(ada, ben)
    duel(ben, ada, ruleset="yatzy")
    count_all()
    found = rows(nobody, ada, "ratings")
    assert {(row["ruleset"], row["kind"], row["games"]) for row in found} == {
        (ruleset, kind, 1) for ruleset in ("yacht", "yatzy") for kind in ("all", "people")
    }
    assert {row["ruleset_digest"] for row in found} == {catalog.get(key).digest for key in ("yacht", "yatzy")}


def test_means_rates_and_categories_are_of_full_cards(nobody: HttpPlayer) -> None:
    ada, ben = person(), person()
    finished(Sat(ada, 2, points=full(20)), Sat(ben, 1, points=full(5)), ruleset="yahtzee", rated=False)
    finished(Sat(ada, 1, points=full(10, yahtzee=0)), ruleset="yahtzee", rated=False)
    finished(Sat(ada, 1, points={"ones": 1}), Sat(ben, 2, points={}), ruleset="yahtzee")
    count_all()
    [row] = rows(nobody, ada, "statistics")
    counts = [row[name] for name in ("games", "left", "contests", "wins", "draws", "scorecards")]
    assert counts == [3, 0, 2, 1, 0, 2]
    totals = [20 * 13 + 35, 10 * 12]
    assert (row["mean"], row["best"], row["bonus_rate"]) == (sum(totals) / 2, max(totals), 0.5)
    assert [each["category"] for each in row["categories"]] == [category.key for category in YAHTZEE.categories]
    by_key = {each["category"]: each for each in row["categories"]}
    assert by_key["yahtzee"] == {"category": "yahtzee", "mean": 10.0, "zero_rate": 0.5}


def test_where_nothing_was_filled_there_is_no_mean(nobody: HttpPlayer) -> None:
    ada = person()
    finished(Sat(ada, 1))
    count_all()
    [row] = rows(nobody, ada, "statistics")
    assert (row["games"], row["scorecards"], row["mean"], row["best"], row["bonus_rate"]) == (1, 0, None, None, None)
    assert row["categories"] == []


def test_rules_without_an_upper_bonus_have_no_rate_of_it(nobody: HttpPlayer) -> None:
    ada = person()
    rules = catalog.get("traditional-yacht")
    finished(Sat(ada, points={category.key: 5 for category in rules.categories}), ruleset=rules.key, rated=False)
    count_all()
    [row] = rows(nobody, ada, "statistics")
    assert (row["scorecards"], row["bonus_rate"]) == (1, None)


def test_a_merged_account_leads_to_the_one_that_is_left_and_a_deleted_one_shows_nothing(nobody: HttpPlayer) -> None:
    ada, (other, token), ben = person(), create_guest(), person()
    duel(other, ben)
    count_all()
    merging.merge(player=ada, token=token)
    erasure.erase(player=ben, confirm=True)
    for what in ("ratings", "statistics"):
        assert rows(nobody, other, what) == rows(nobody, ada, what) != []
        assert rows(nobody, ben, what) == []


@pytest.mark.parametrize("what", ["ratings", "statistics"])
def test_nobody_is_told_of_a_player_who_is_none(nobody: HttpPlayer, what: str) -> None:
    answer = nobody.get(f"players/{ZERO}/{what}/")
    assert (answer.status_code, answer.json()["code"]) == (404, "player_not_found")


@pytest.mark.parametrize("what", ["ratings", "statistics"])
def test_a_read_costs_as_much_after_many_games_as_after_one(nobody: HttpPlayer, what: str) -> None:
    ada, ben = person(), person()
    for games in (1, 40):
        for _ in range(games):
            duel(ada, ben)
        count_all()
        with CaptureQueriesContext(connection) as captured:
            rows(nobody, ada, what)
        assert len(captured) == 2


def test_a_game_shows_what_it_did_to_ratings(nobody: HttpPlayer) -> None:
    game = duel(person(), person())
    path = f"games/{game.pk}/ratings/"
    assert nobody.get(path).json() == {"status": "pending", "changes": []}
    count_all()
    told = nobody.get(path).json()
    assert told["status"] == "rated"
    assert [(row["kind"], row["seat"], row["rank"]) for row in told["changes"]] == [
        ("all", 0, 1), ("all", 1, 2), ("people", 0, 1), ("people", 1, 2)
    ]  # fmt: skip
    first = told["changes"][0]
    assert (first["before"]["mu"], first["before"]["ordinal"]) == (25.0, 0.0)
    assert first["after"]["mu"] > 25 > told["changes"][1]["after"]["mu"]


def test_an_unrated_game_and_one_that_was_aborted_say_so(nobody: HttpPlayer) -> None:
    for game in (duel(person(), person(), rated=False), duel(person(), person(), status=Game.Status.ABORTED)):
        count_all()
        assert nobody.get(f"games/{game.pk}/ratings/").json() == {"status": "unrated", "changes": []}


def test_a_private_game_shows_it_to_nobody_else(nobody: HttpPlayer, alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = duel(Player.objects.get(pk=alice.id), Player.objects.get(pk=bob.id), visibility="private")
    count_all()
    answer = nobody.get(f"games/{game.pk}/ratings/")
    assert (answer.status_code, answer.json()["code"]) == (404, "game_not_found")
    assert bob.get(f"games/{game.pk}/ratings/").json()["status"] == "rated"


def test_a_game_that_goes_on_has_done_nothing_yet(alice: HttpPlayer) -> None:
    game = alice.create("me", start=True)
    answer = alice.get(f"games/{game['id']}/ratings/")
    assert (answer.status_code, answer.json()["code"]) == (409, "game_not_over")
