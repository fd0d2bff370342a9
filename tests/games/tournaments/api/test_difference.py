"""GET tournaments/{id}/matches/{id}/difference/: how sure the result of a match is."""

from math import sqrt
from typing import Any

import pytest
from django.core.cache import cache

from games.models import Game
from games.tournaments import tasks
from games.tournaments.models import Match, MatchGame, Tournament
from games.tournaments.services import differences, regrets
from games.tournaments.uncertainty.students_t import two_sided
from rulesets import optimum
from tests.conftest import Guest, Solve
from tests.games.player import HttpPlayer, Shown
from tests.games.tournaments import hall, people
from tests.games.tournaments.host import done, refused


@pytest.fixture(autouse=True)
def nobody_has_asked_yet() -> None:
    cache.clear()


def played(alice: HttpPlayer, guest: Guest, games: int = 4, *strategies: str, **wish: Any) -> Match:
    """A match for points of two strategies."""
    cup = hall.open_event(guest("Olga")[1], match={"kind": "points", "games": games}, **wish)
    for strategy in strategies or ("collector", "random"):
        hall.enter_engines(cup, 1, strategy)
    hall.start(cup)
    hall.work(cup)
    return Match.objects.get()


def path(match: Match, query: str = "") -> str:
    return f"tournaments/{match.tournament_id}/matches/{match.pk}/difference/{query}"


def by_hand(match: Match) -> list[int]:
    """The differences of the games' points."""
    found = []
    for row in MatchGame.objects.filter(match=match).order_by("number"):
        totals = {row.seats[one["seat"]]: one["total"] for one in row.game.results or ()}
        found.append(totals[0] - totals[1])
    return found


def test_the_first_reader_has_the_games_reviewed_and_the_luck_taken_out(
    alice: HttpPlayer, guest: Guest, solve: Solve
) -> None:
    solve("yacht")
    match = played(alice, guest)
    first = done(alice.get(path(match)), 202)
    assert (first["pending"], first["luck_adjusted"]["games"], first["luck_adjusted"]["mean"]) == (4, 0, None)
    assert alice.get(path(match))["Retry-After"] == str(differences.RETRY_AFTER)
    tasks.review_match(str(match.pk))
    shown = done(alice.get(path(match)), 200)
    assert (shown["pending"], shown["not_luck_adjusted"]) == (0, None)
    values = by_hand(match)
    assert shown["scored"]["mean"] == pytest.approx(sum(values) / 4)
    rows = MatchGame.objects.filter(match=match)
    given = [{side: row.given_away[seat] for seat, side in enumerate(row.seats)} for row in rows]
    assert shown["luck_adjusted"]["mean"] == pytest.approx(sum(one[1] - one[0] for one in given) / 4)
    adjusted = shown["luck_adjusted"]
    margin = two_sided(0.95, 3) * adjusted["deviation"] / sqrt(4)
    assert adjusted["interval"] == pytest.approx([adjusted["mean"] - margin, adjusted["mean"] + margin])
    assert [side["name"] for side in shown["entrants"]] == [side.entrant.player.name + " 1" for side in sides(match)]


def sides(match: Match) -> list[Any]:
    return list(match.sides.select_related("entrant__player").order_by("index"))


def test_it_says_how_many_more_games_a_margin_would_take(alice: HttpPlayer, guest: Guest) -> None:
    match = played(alice, guest)
    without = done(alice.get(path(match)), 202)
    assert (without["margin"], without["scored"]["more_games"]) == (None, None)
    narrow, wide = (alice.get(path(match, f"?margin={margin}")).json() for margin in (1, 5))
    assert narrow["margin"] == 1
    assert narrow["scored"]["more_games"] > wide["scored"]["more_games"] > 0
    assert alice.get(path(match, "?margin=1000")).json()["scored"]["more_games"] == 0


@pytest.mark.parametrize("margin", ["0", "-1", "nan", "inf", "wide", "1001"])
def test_a_margin_is_a_number_of_points(alice: HttpPlayer, guest: Guest, margin: str) -> None:
    refused(alice.get(path(played(alice, guest, 1), f"?margin={margin}")), 422, "invalid_request")


def test_while_the_ruleset_is_not_solved_it_is_pending_and_asked_for(
    alice: HttpPlayer, guest: Guest, unsolved: list[str]
) -> None:
    match = played(alice, guest, 2)
    assert done(alice.get(path(match)), 202)["pending"] == 2
    tasks.review_match(str(match.pk))
    assert len(unsolved) == 1
    assert done(alice.get(path(match)), 202)["pending"] == 2


def test_rules_that_cannot_be_solved_leave_the_luck_in_and_say_so(
    alice: HttpPlayer, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(alice, guest, 2)
    monkeypatch.setattr(optimum, "is_solvable", lambda ruleset: False)
    shown = done(alice.get(path(match)), 200)
    assert (shown["luck_adjusted"], shown["not_luck_adjusted"], shown["pending"]) == (None, "ruleset_too_large", 0)
    assert shown["scored"]["games"] == 2


def test_a_long_match_is_reviewed_a_portion_at_a_time(
    alice: HttpPlayer, guest: Guest, solve: Solve, monkeypatch: pytest.MonkeyPatch
) -> None:
    solve("yacht")
    match = played(alice, guest)
    assert regrets.review_match(match_id=match.pk, seconds=0)
    assert not regrets.review_match(match_id=match.pk)
    assert not MatchGame.objects.filter(given_away__isnull=True).exists()


def test_it_takes_as_many_queries_for_many_games_as_for_few(
    alice: HttpPlayer, guest: Guest, solve: Solve, django_assert_num_queries: Any
) -> None:
    match = played(alice, guest, 2)
    alice.get(path(match))
    with django_assert_num_queries(6) as few:
        alice.get(path(match))
    Tournament.objects.all().delete()
    Game.objects.filter(match_game=None).update(tournament_id=None)
    more = played(alice, guest, 12)
    with django_assert_num_queries(len(few)):
        alice.get(path(more))


def test_games_that_a_side_left_are_not_counted(alice: HttpPlayer, guest: Guest) -> None:
    ann, ben = (guest(name)[1] for name in ("Ann", "Ben"))
    cup = hall.open_event(guest("Olga")[1], match={"kind": "points", "games": 2})
    hall.enter(cup, ann, ben)
    hall.start(cup)
    hall.work(cup)
    people.resign(Game.objects.get(), ann)
    hall.work(cup)
    people.play_out(Game.objects.get(status="playing"))
    hall.work(cup)
    shown: Shown = done(alice.get(path(Match.objects.get())), 202)
    assert (shown["scored"]["games"], shown["pending"]) == (1, 1)
