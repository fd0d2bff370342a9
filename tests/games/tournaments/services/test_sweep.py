"""What the sweep of tournaments finds and sets right."""

from datetime import timedelta

import pytest

from games.models import Game
from games.players.models import Player
from games.services import time
from games.tournaments import tasks
from games.tournaments.models import Match, Tournament
from games.tournaments.services import enginematches, sweep
from tests.conftest import Guest
from tests.games.conftest import Later
from tests.games.tournaments import hall
from tests.games.tournaments.people import resign


def soon() -> dict[str, object]:
    return {"starts_at": time.now() + timedelta(minutes=1)}


def test_a_tournament_starts_at_its_time(owner: Player, later: Later) -> None:
    cup = hall.open_event(owner, **soon())
    hall.enter_engines(cup, 2)
    tasks.sweep()
    cup.refresh_from_db()
    assert cup.status == Tournament.Status.REGISTRATION
    later(minutes=2)
    tasks.sweep()
    tasks.sweep()
    cup.refresh_from_db()
    assert (cup.status, cup.round) == (Tournament.Status.RUNNING, 1)


def test_one_that_nobody_came_to_is_cancelled_at_its_time(owner: Player, later: Later) -> None:
    cup = hall.open_event(owner, **soon())
    hall.enter_engines(cup, 1)
    later(minutes=2)
    tasks.sweep()
    cup.refresh_from_db()
    assert (cup.status, cup.cancel_reason) == (Tournament.Status.CANCELLED, sweep.TOO_FEW)


def test_a_match_whose_message_was_lost_is_found(owner: Player, later: Later) -> None:
    cup = hall.open_event(owner)
    hall.enter_engines(cup, 2)
    hall.start(cup)
    assert sweep.due_matches() == []
    later(seconds=31)
    [match_id] = sweep.due_matches()
    assert sweep.due_matches() == []
    tasks.play_match(str(match_id))
    assert Match.objects.get().status == Match.Status.DECIDED


def test_an_attempt_that_broke_off_is_made_again_with_the_same_dice(owner: Player, later: Later) -> None:
    cup = hall.open_event(owner)
    hall.enter_engines(cup, 2)
    hall.start(cup)
    match_id = Match.objects.get().pk
    broken = enginematches._claim(match_id)
    assert broken is not None
    tasks.play_match(str(match_id))
    assert Match.objects.get().status == Match.Status.PLAYING, "another may be at work"
    later(seconds=11)
    assert sweep.due_matches() == [match_id]
    tasks.play_match(str(match_id))
    assert Match.objects.get().status == Match.Status.DECIDED
    assert Match.objects.get().games.get(number=1).game_id == broken.draws[0].game_id


def test_a_match_that_always_kills_its_worker_fails_in_the_end(owner: Player, later: Later) -> None:
    cup = hall.open_event(owner)
    hall.enter_engines(cup, 2)
    hall.start(cup)
    for _ in range(enginematches.MOST_ATTEMPTS):
        [match_id] = hall.waiting(cup)
        assert enginematches._claim(match_id) is not None
        later(minutes=2)
    tasks.play_match(str(match_id))
    match = Match.objects.get()
    assert (match.status, match.reason) == (Match.Status.FAILED, enginematches.ATTEMPTS_USED_UP)


def test_a_game_whose_end_nobody_reported_is_found(owner: Player, guest: Guest, later: Later) -> None:
    cup = hall.open_event(owner)
    ann, ben = (guest(name)[1] for name in ("Ann", "Ben"))
    hall.enter(cup, ann, ben)
    hall.start(cup)
    hall.work(cup)
    resign(Game.objects.get(), ann)
    later(minutes=2)
    for match_id in sweep.due_matches():
        tasks.play_match(str(match_id))
    tasks.sweep()
    cup.refresh_from_db()
    assert cup.status == Tournament.Status.FINISHED


def test_a_match_that_goes_on_is_left_alone_for_a_while(owner: Player, guest: Guest, later: Later) -> None:
    cup = hall.open_event(owner)
    hall.enter(cup, *(guest(name)[1] for name in ("Ann", "Ben")))
    hall.start(cup)
    hall.work(cup)
    later(seconds=61)
    [match_id] = sweep.due_matches()
    tasks.play_match(str(match_id))
    assert sweep.due_matches() == []


def test_a_fault_with_one_tournament_keeps_nobody_else_waiting(
    owner: Player, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    cups = [hall.open_event(owner, **soon()) for _ in range(2)]
    for cup in cups:
        hall.enter_engines(cup, 2)
    later(minutes=2)
    honest = sweep.rounds.start

    def fail(ledger: object) -> None:
        if ledger.tournament.pk == cups[0].pk:  # type: ignore[attr-defined]
            raise ZeroDivisionError
        honest(ledger)  # type: ignore[arg-type]

    monkeypatch.setattr(sweep.rounds, "start", fail)
    tasks.sweep()
    statuses = [Tournament.objects.get(pk=cup.pk).status for cup in cups]
    assert statuses == [Tournament.Status.REGISTRATION, Tournament.Status.RUNNING]
    assert sweep.due_starts() == []
