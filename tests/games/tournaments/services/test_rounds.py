"""Rounds: every result in any order, every task lost or done twice, and each round closes once."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.models import Game
from games.players.models import Player
from games.tournaments import tasks
from games.tournaments.errors import WrongStage
from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.models import Match, Round, Tournament
from games.tournaments.services import ledger, registration, rounds, sweep
from games.tournaments.services.histories import format_of, history_of
from tests.games.tournaments import hall

FORMATS: list[dict[str, Any]] = [
    {"kind": "single_elimination", "third_place": True},
    {"kind": "double_elimination"},
    {"kind": "round_robin"},
    {"kind": "round_robin", "groups": 2, "advance": 1},
    {"kind": "swiss"},
    {"kind": "score", "rounds": 2},
]


def types(cup: Tournament) -> list[str]:
    return [event["type"] for event in ledger.events(cup, after=0, limit=10_000)]


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), format=st.sampled_from(FORMATS), entrants=st.integers(4, 7))
def test_messages_in_any_order_lost_or_twice_lead_to_the_end(
    owner: Player, data: st.DataObject, format: dict[str, Any], entrants: int
) -> None:
    cup = hall.open_event(owner, name="Any order", format=format)
    hall.enter_engines(cup, entrants)
    hall.start(cup)
    for _ in range(60):
        messages = [(tasks.play_match, str(match_id)) for match_id in hall.waiting(cup)]
        messages += [(tasks.close_round, str(cup.pk))] * 2
        for task, subject in data.draw(st.permutations(messages)):
            for _ in range(data.draw(st.integers(0, 2))):
                task(subject)
        cup.refresh_from_db()
        if cup.is_over:
            break
    hall.work(cup)
    check_end(cup, entrants)


def check_end(cup: Tournament, entrants: int) -> None:
    assert cup.status == Tournament.Status.FINISHED
    told = types(cup)
    assert told.count("round.closed") == told.count("round.opened") == cup.round
    assert told.count("match.decided") == Match.objects.filter(tournament=cup).count()
    assert told[-1] == "tournament.finished"
    played = Match.objects.filter(tournament=cup, how__in=["played", "roll_off"])
    assert Game.objects.filter(tournament_id=cup.pk, status="finished").count() >= played.count()
    assert len(cup.places or []) == entrants
    history = history_of(cup)
    assert format_of(cup).pair(history) == ()


@pytest.mark.parametrize("format", FORMATS, ids=lambda each: str(each["kind"]))
@pytest.mark.parametrize("match", [{"kind": "best_of", "games": 3}, {"kind": "points", "games": 3}])
def test_matches_of_several_games_are_played_as_far_as_they_need(
    owner: Player, format: dict[str, Any], match: dict[str, Any]
) -> None:
    if format["kind"] == "score":
        match = {"kind": "points", "games": 3, "seats": 1}
    cup = hall.open_event(owner, format=format, match=match)
    hall.enter_engines(cup, 4)
    hall.start(cup)
    hall.work(cup)
    check_end(cup, 4)
    for row in Match.objects.filter(tournament=cup, how="played"):
        assert row.games.count() in ((2, 3, 4) if match["kind"] == "best_of" else (3, 4))
        assert not row.reservations.exists()


@pytest.mark.parametrize("entrants", [0, 1])
def test_too_few_entrants_start_nothing(owner: Player, entrants: int) -> None:
    cup = hall.open_event(owner)
    hall.enter_engines(cup, entrants) if entrants else None
    with pytest.raises(WrongNumberOfEntrants):
        hall.start(cup)
    cup.refresh_from_db()
    assert (cup.status, Round.objects.count()) == (Tournament.Status.REGISTRATION, 0)


def test_a_tournament_starts_once(owner: Player) -> None:
    cup = hall.open_event(owner)
    hall.enter_engines(cup, 2)
    hall.start(cup)
    with pytest.raises(WrongStage):
        hall.start(cup)
    assert Round.objects.count() == 1


def test_a_round_is_not_closed_before_its_last_match(owner: Player) -> None:
    cup = hall.open_event(owner)
    hall.enter_engines(cup, 4)
    hall.start(cup)
    first, second = hall.waiting(cup)
    tasks.play_match(str(first))
    assert not rounds.close_if_done(tournament_id=cup.pk)
    assert sweep.done_rounds() == []
    tasks.play_match(str(second))
    assert sweep.done_rounds() == [cup.pk]
    assert rounds.close_if_done(tournament_id=cup.pk)
    assert not rounds.close_if_done(tournament_id=cup.pk)


def test_seeds_go_by_wish_then_by_registration(owner: Player) -> None:
    cup = hall.open_event(owner)
    entrants = hall.enter_engines(cup, 4)
    registration.wish_seed(player=owner, tournament_id=cup.pk, entrant_id=entrants[2].pk, seed=1)
    hall.start(cup)
    assert [row.number for row in cup.entrants.order_by("seed")] == [3, 1, 2, 4]


def test_a_large_round_is_opened_in_a_few_queries(owner: Player, django_assert_max_num_queries: Any) -> None:
    cup = hall.open_event(owner)
    hall.enter_engines(cup, 256)
    with django_assert_max_num_queries(40):
        hall.start(cup)
    assert Match.objects.count() == 128


def test_a_match_is_played_in_a_few_queries(owner: Player, django_assert_max_num_queries: Any) -> None:
    # Where a level match is not played again.
    cup = hall.open_event(owner, format={"kind": "round_robin"})
    hall.enter_engines(cup, 4)
    hall.start(cup)
    match_id, _ = hall.waiting(cup)
    with django_assert_max_num_queries(45):
        tasks.play_match(str(match_id))
