"""Finished games count once each, whichever way one hears of them."""

import logging

import pytest
from django.db import OperationalError, connection
from django.test.utils import CaptureQueriesContext

from games.models import Game, Seat
from games.ratings import tasks
from games.ratings.models import Change, Line, Rating, Tally
from games.ratings.services import settling
from games.ratings.services.settling import settle
from games.ratings.skill import NEWCOMER
from games.services import vitals
from tests.games.player import HttpPlayer
from tests.games.ratings.arena import Sat, bot, count_all, duel, engine, finished, numbers, person
from tests.games.shortcut import skip

pytestmark = pytest.mark.django_db
EVERYTHING = 1000  # turns


def ordinals(kind: str = "all") -> dict[str, float]:
    return dict(Rating.objects.filter(kind=kind).values_list("player__name", "ordinal"))


def test_who_wins_goes_up_and_who_loses_goes_down() -> None:
    duel(person("Ada"), person("Ben"))
    assert settle() == 1
    found = ordinals()
    assert found["Ada"] > NEWCOMER.ordinal and found["Ada"] > found["Ben"]
    [ada, ben] = Change.objects.filter(kind="all").order_by("seat")
    assert (ada.mu_before, ada.sigma_before) == tuple(NEWCOMER) == (ben.mu_before, ben.sigma_before)
    assert ada.mu_after > ada.mu_before and ben.mu_after < ben.mu_before
    assert (ada.rank, ben.rank) == (1, 2)


def test_a_draw_leaves_equals_equal() -> None:
    finished(Sat(person(), 15), Sat(person(), 15), Sat(person(), 15))
    settle()
    assert len(set(Rating.objects.values_list("mu", "sigma"))) == 1


def test_who_leaves_comes_last_whatever_his_points() -> None:
    finished(Sat(person("Ada"), 99, Seat.Presence.RESIGNED), Sat(person("Ben"), 1), Sat(person("Cyd"), 2))
    settle()
    found = ordinals()
    assert found["Cyd"] > found["Ben"] > found["Ada"]


def test_a_game_counts_among_its_own_kind_and_among_all() -> None:
    duel(person(), person())
    duel(bot(), engine())
    duel(engine(), person())
    count_all()
    kinds = Change.objects.order_by("line").values_list("line", "kind").distinct()
    by_line: dict[int, set[str]] = {}
    for line, kind in kinds:
        by_line.setdefault(line, set()).add(kind)
    assert list(by_line.values()) == [{"all", "people"}, {"all", "bots"}, {"all"}]


def test_rulesets_are_apart() -> None:
    ada, ben = person("Ada"), person("Ben")
    duel(ada, ben)
    duel(ben, ada, ruleset="yatzy")
    count_all()
    best = {row.ruleset: row.player.name for row in Rating.objects.filter(kind="all").order_by("ordinal")}
    assert best == {"yacht": "Ada", "yatzy": "Ben"}


def test_a_second_look_finds_nothing_to_do() -> None:
    duel(person(), person())
    assert (settle(), settle()) == (1, 0)
    before = numbers()
    Game.objects.update(counted=False)  # as if the mark had been lost
    assert settle() == 1
    assert (numbers(), Line.objects.count(), Game.objects.filter(counted=False).count()) == (before, 1, 0)


def test_games_count_in_the_order_in_which_they_ended() -> None:
    games = [duel(person(), person()) for _ in range(5)]
    for game, at in zip(games, reversed([game.last_event_at for game in games]), strict=True):
        Game.objects.filter(pk=game.pk).update(last_event_at=at)
    count_all()
    assert list(Line.objects.order_by("number").values_list("game_id", flat=True)) == [g.pk for g in reversed(games)]
    assert list(Line.objects.order_by("number").values_list("number", flat=True)) == [1, 2, 3, 4, 5]


def test_a_hundred_games_cost_hardly_more_queries_than_one() -> None:
    players = [person() for _ in range(10)]

    def cost(games: int) -> int:
        for n in range(games):
            duel(players[n % 10], players[(n + 1) % 10])
        with CaptureQueriesContext(connection) as captured:
            assert settle() == games
        return len(captured)

    cost(1)  # which makes the ledger
    assert cost(100) <= cost(1) + 4  # SQLite takes a thousand values a statement


def test_a_game_that_cannot_be_counted_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    games = [duel(person(), person()) for _ in range(3)]
    kinds = settling.kinds

    def broken(game: Game, seats: list[Seat]) -> object:
        if game.pk == games[1].pk:
            raise ZeroDivisionError
        return kinds(game, seats)

    monkeypatch.setattr(settling, "kinds", broken)
    caplog.set_level(logging.ERROR)
    assert (settle(), settle()) == (2, 0)
    assert str(games[1].pk) in caplog.text
    monkeypatch.undo()
    Game.objects.update(sweep_after=None)  # a minute later
    assert settle() == 1


def test_a_database_that_is_away_is_no_game_s_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    game = duel(person(), person())

    def away(*_: object) -> None:
        raise OperationalError

    monkeypatch.setattr(settling.ledger, "lock", away)
    with pytest.raises(OperationalError):
        settle()
    assert Game.objects.get(pk=game.pk).sweep_after is None


def test_a_game_that_is_played_counts(alice: HttpPlayer, bob: HttpPlayer) -> None:
    game = alice.create("me", "open", rated=True)
    bob.join(game)
    alice.start(game)
    skip(game, EVERYTHING)
    tasks.count_games()
    tasks.count_games()
    assert Rating.objects.filter(kind="people").count() == 2
    assert set(Tally.objects.values_list("games", "cards")) == {(1, 1)}


def test_an_aborted_game_counts_for_nothing() -> None:
    duel(person(), person(), status=Game.Status.ABORTED)
    assert settle() == 0


def test_a_game_that_vanishes_leaves_its_line() -> None:
    game = duel(person(), person())
    settle()
    game.delete()
    assert Line.objects.count() == 1 and Change.objects.count() == 4


def test_operators_see_how_many_games_wait() -> None:
    duel(person(), person())
    duel(person(), person(), status=Game.Status.ABORTED)
    assert vitals.uncounted_games() == 1
    settle()
    assert vitals.uncounted_games() == 0
