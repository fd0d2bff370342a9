"""The history, replayed, leads to the numbers that were stored."""

from collections.abc import Sequence
from io import StringIO
from random import Random

import pytest
from django.core.management import CommandError, call_command
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase

from games.models import Game, Seat
from games.players.models import Player
from games.ratings.models import Change, Rating
from games.ratings.services import replaying
from games.ratings.services.replaying import Outcome, rerate
from games.ratings.services.settling import settle
from rulesets import catalog
from tests.games.ratings.arena import Sat, bot, count_all, duel, engine, finished, numbers, person

HISTORY = ("line", "kind", "player", "seat", "rank", "mu_before", "sigma_before", "mu_after", "sigma_after")

results = st.lists(
    st.tuples(
        st.lists(st.integers(0, 5), min_size=2, max_size=4, unique=True),  # who plays
        st.lists(st.integers(0, 3), min_size=4, max_size=4),  # totals
        st.lists(st.sampled_from(Seat.Presence.values[1:]), min_size=4, max_size=4),
        st.sampled_from(["yacht", "yatzy"]),
        st.booleans(),  # rated
    ),
    min_size=1,
    max_size=12,
)


def history() -> list[tuple[object, ...]]:
    return list(Change.objects.order_by("line", "kind", "player").values_list(*HISTORY))


def played(players: Sequence[Player], drawn: tuple[list[int], list[int], list[str], str, bool]) -> Game:
    who, totals, presences, ruleset, rated = drawn
    seats = [Sat(players[n], total, presence) for n, total, presence in zip(who, totals, presences, strict=False)]
    return finished(*seats, ruleset=ruleset, rated=rated)


def wrong(column: str) -> None:
    """Spoil one number of history and one rating."""
    change, rating = Change.objects.order_by("pk").first(), Rating.objects.order_by("pk").first()
    assert change is not None and rating is not None
    Change.objects.filter(pk=change.pk).update(**{column: 1.0})
    Rating.objects.filter(pk=rating.pk).update(mu=1.0, games=77)


class AnyGames(TestCase):
    @settings(max_examples=40, deadline=None)
    @given(results, st.randoms(use_true_random=False), st.integers(1, 5))
    def test_delivered_twice_late_and_shuffled_they_count_once_and_replay_to_the_same(
        self, drawn: list[tuple[list[int], list[int], list[str], str, bool]], chance: Random, most: int
    ) -> None:
        players = [person(), person(), person(), bot(), engine("greedy"), engine("random")]
        games = [played(players, one) for one in drawn]
        Game.objects.filter(pk__in=[game.pk for game in games]).update(counted=True)
        told = games * 2
        chance.shuffle(told)
        for game in told:
            Game.objects.filter(pk=game.pk).update(counted=False)
            settle(most)
        rated = [(game, kind) for game in games if game.rated for kind in self._kinds(game)]
        assert len(rated) == Change.objects.values("line", "kind").distinct().count()
        assert set(Rating.objects.values_list("games", flat=True)) <= set(range(1, len(games) + 1))
        kept = numbers(), history()
        outcome = rerate()
        assert (outcome.changes, outcome.ratings) == (0, 0)
        assert (numbers(), history()) == kept

    def _kinds(self, game: Game) -> list[str]:
        kinds = {seat.player.kind == "person" for seat in game.seats.select_related("player") if seat.player}
        return ["all"] if len(kinds) == 2 else ["all", "pure"]


@pytest.mark.django_db
@pytest.mark.parametrize("column", ["mu_before", "sigma_before", "mu_after", "sigma_after"])
def test_what_was_spoiled_is_put_right(column: str) -> None:
    ada, ben, cyd = person(), person(), bot()
    for pair in ((ada, ben), (ben, cyd), (cyd, ada), (ada, ben)):
        duel(*pair)
    count_all()
    kept = numbers(), history()
    wrong(column)
    assert rerate() == Outcome(lines=4, changes=1, ratings=1)
    assert (numbers(), history()) == kept
    Rating.objects.filter(player=ada).delete()
    Rating.objects.create(
        player=engine(), ruleset="yacht", ruleset_digest="f", kind="all", mu=1, sigma=1, ordinal=1, games=1, listed=True
    )
    assert rerate().ratings == 3
    assert (numbers(), history()) == kept


@pytest.mark.django_db
def test_one_ruleset_may_be_replayed_alone() -> None:
    ada, ben = person(), person()
    duel(ada, ben)
    duel(ben, ada, ruleset="yatzy")
    count_all()
    kept = numbers()
    Rating.objects.update(mu=1.0)
    assert rerate(ruleset_digest=catalog.get("yatzy").digest) == Outcome(lines=1, changes=0, ratings=4)
    assert Rating.objects.filter(mu=1.0, ruleset="yacht").count() == 4 == Rating.objects.exclude(mu=1.0).count()
    rerate()
    assert numbers() == kept


@pytest.mark.django_db
def test_what_counts_during_a_replay_is_caught_up_with(monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = person(), person()
    duel(ada, ben)
    count_all()
    lock = replaying.ledger.lock

    def late() -> object:
        monkeypatch.undo()
        duel(ben, ada)
        count_all()
        return lock()

    monkeypatch.setattr(replaying.ledger, "lock", late)
    assert rerate() == Outcome(lines=2, changes=0, ratings=0)


@pytest.mark.django_db
def test_the_command_says_what_it_found() -> None:
    duel(person(), person())
    count_all()
    said = StringIO()
    call_command("rerate", ruleset="yacht", stdout=said)
    assert said.getvalue() == "Replayed 1 lines; 0 changes and 0 ratings were put right.\n"
    with pytest.raises(CommandError, match="yamb"):
        call_command("rerate", ruleset="yamb")
