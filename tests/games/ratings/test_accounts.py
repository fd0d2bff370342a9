"""What becomes of ratings when accounts are merged or deleted, and what an export shows of them."""

import json
from typing import Any

import pytest

from games.players.models import Player
from games.players.services import create_guest
from games.ratings.models import Change, Line, Rating, Tally
from games.ratings.services.replaying import rerate
from games.services import erasure, export, merging
from tests.games.ratings.arena import Sat, count_all, duel, finished, numbers, person

pytestmark = pytest.mark.django_db


def merge(heir: Player, other: str) -> None:
    merging.merge(player=heir, token=other)


def rating(player: Player, ruleset: str = "yacht") -> Rating:
    return Rating.objects.get(player=player, ruleset=ruleset, kind="all")


def skill(row: Rating) -> tuple[float, float]:
    return row.mu, row.sigma


def assert_replays() -> None:
    kept = numbers()
    outcome = rerate()
    assert (outcome.changes, outcome.ratings, numbers()) == (0, 0, kept)


def test_the_account_with_more_games_gives_the_rating_and_all_games_count() -> None:
    ada, (other, token), ben = person("Ada"), create_guest(name="Other"), person("Ben")
    duel(ada, ben)
    for _ in range(2):
        duel(ben, other)
    count_all()
    expected = skill(rating(other))
    merge(ada, token)
    assert (skill(rating(ada)), rating(ada).games) == (expected, 3)
    assert not Rating.objects.filter(player=other).exists()
    line = Line.objects.order_by("-number")[0]
    assert (line.number, line.game_id, line.merged_id) == (4, None, other.pk)
    assert_replays()
    duel(ada, ben)
    count_all()
    assert rating(ada).games == 4
    assert_replays()


def test_of_accounts_with_as_many_games_the_surviving_one_gives_the_rating() -> None:
    ada, (other, token), ben = person("Ada"), create_guest(name="Other"), person("Ben")
    duel(ada, ben)
    duel(ben, other)
    count_all()
    expected = skill(rating(ada))
    merge(ada, token)
    assert (skill(rating(ada)), rating(ada).games) == (expected, 2)
    assert_replays()


def test_what_only_the_other_has_played_comes_along() -> None:
    ada, (other, token), ben = person("Ada"), create_guest(name="Other"), person("Ben")
    duel(other, ben, ruleset="yatzy")
    duel(other, ben)
    count_all()
    expected = skill(rating(other, "yatzy"))
    merge(ada, token)
    assert skill(rating(ada, "yatzy")) == expected
    assert Line.objects.filter(merged_id=other.pk).count() == 2
    assert_replays()


def test_a_merge_without_ratings_leaves_no_line() -> None:
    ada, (_, token) = person("Ada"), create_guest(name="Other")
    merge(ada, token)
    assert not Line.objects.exists()


def test_games_that_are_told_after_a_merge_count_for_who_is_left() -> None:
    ada, (other, token), ben = person("Ada"), create_guest(name="Other"), person("Ben")
    duel(other, ben)
    finished(Sat(other, 1), Sat(ada, 2))
    merge(ada, token)
    count_all()
    assert rating(ada).games == 1  # of the other game both seats are hers by now
    assert not Rating.objects.filter(player=other).exists()
    assert_replays()


def test_tallies_are_added_up() -> None:
    ada, (other, token), ben = person("Ada"), create_guest(name="Other"), person("Ben")
    duel(ada, ben)
    duel(ben, other)
    finished(Sat(other, 5), Sat(ben, 5), ruleset="yatzy")
    count_all()
    merge(ada, token)
    own = {row.ruleset: (row.games, row.wins, row.draws) for row in Tally.objects.filter(player=ada)}
    assert own == {"yacht": (2, 1, 0), "yatzy": (1, 0, 1)}
    assert not Tally.objects.filter(player=other).exists()


def test_a_deleted_account_is_on_no_list_and_its_opponents_keep_what_they_won() -> None:
    ada, ben = person("Ada"), person("Ben")
    duel(ada, ben)
    count_all()
    before = skill(rating(ada))
    erasure.erase(player=ben, confirm=True)
    assert (rating(ben).listed, rating(ada).listed) == (False, True)
    assert not Tally.objects.filter(player=ben).exists()
    assert skill(rating(ada)) == before
    duel(ada, ben)  # as if one of his last games had ended meanwhile
    count_all()
    assert (rating(ben).listed, rating(ben).games) == (False, 2)
    assert not Tally.objects.filter(player=ben).exists()
    assert_replays()


def test_an_export_has_ratings_changes_and_tallies() -> None:
    ada = person("Ada")
    duel(ada, person("Ben"))
    count_all()
    document: dict[str, Any] = json.loads(b"".join(export.export(ada)))
    assert {row["kind"] for row in document["ratings"]} == {"all", "people"}
    assert {row["rank"] for row in document["rating_changes"]} == {1}
    [tally] = document["tallies"]
    assert (tally["games"], tally["wins"], tally["categories"]) == (1, 1, {})
    assert Change.objects.filter(player=ada).count() == 2
