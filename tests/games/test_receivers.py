"""What a commit sets in motion: one message to the workers when an engine has to be woken, and none otherwise."""

from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from typing import Any
from uuid import UUID

import pytest
from django.db import transaction

from games import receivers
from games.services import clock, engines
from games.signals import game_finished, game_started
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown

Commits = Callable[..., AbstractContextManager[Any]]


@pytest.fixture
def woken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games for which a message was sent."""
    games: list[str] = []
    monkeypatch.setattr(receivers, "send", lambda task, game_id, **_: games.append(game_id))
    return games


@pytest.fixture
def committed(django_capture_on_commit_callbacks: Commits) -> Callable[[Callable[[], Any]], Any]:
    """Does something and commits it."""

    def act(change: Callable[[], Any]) -> Any:
        with django_capture_on_commit_callbacks(execute=True):
            return change()

    return act


def test_a_game_that_an_engine_begins_wakes_it(
    alice: HttpPlayer, woken: list[str], committed: Callable[..., Any]
) -> None:
    game = committed(lambda: alice.create("greedy", "me", start=True))
    assert woken == [game["id"]]


@pytest.mark.parametrize("seats", [["me", "greedy"], ["me", "me"]])
def test_a_game_that_a_person_begins_wakes_nobody(
    alice: HttpPlayer, woken: list[str], committed: Callable[..., Any], seats: list[str]
) -> None:
    committed(lambda: alice.create(*seats, start=True))
    assert woken == []


def test_a_score_wakes_the_engine_that_follows_and_a_throw_does_not(
    alice: HttpPlayer, woken: list[str], committed: Callable[..., Any]
) -> None:
    game = alice.create("me", "greedy", start=True)
    committed(lambda: alice.roll(game))
    assert woken == []
    committed(lambda: alice.score(game, "ones"))
    assert woken == [game["id"]]


def test_engines_that_follow_one_another_are_woken_once(
    alice: HttpPlayer, woken: list[str], committed: Callable[..., Any]
) -> None:
    game = alice.create("me", "greedy", "random", start=True)
    alice.roll(game)
    committed(lambda: alice.score(game, "ones"))
    committed(lambda: engines.play_engines(game_id=UUID(game["id"])))
    assert woken == [game["id"]]
    assert alice.read(game)["turn"]["seat"] == 0


def test_whoever_leaves_his_turn_wakes_the_engine_that_follows(
    alice: HttpPlayer, bob: HttpPlayer, woken: list[str], committed: Callable[..., Any], later: Later
) -> None:
    def playing() -> Shown:
        game = alice.create("me", "greedy", "open", turn_seconds=60)
        bob.join(game)
        return alice.start(game)

    resigned, timed_out = playing(), playing()
    committed(lambda: alice.resign(resigned))
    later(seconds=61)
    committed(lambda: clock.time_out(game_id=UUID(timed_out["id"])))
    assert woken == [resigned["id"], timed_out["id"]]


def test_a_change_that_is_not_committed_wakes_nobody(
    alice: HttpPlayer, woken: list[str], committed: Callable[..., Any]
) -> None:
    def undone() -> None:
        with suppress(RuntimeError), transaction.atomic():
            alice.create("greedy", "me", start=True)
            raise RuntimeError

    committed(undone)
    assert woken == []


def test_a_repeated_request_wakes_nobody_again(
    alice: HttpPlayer, woken: list[str], committed: Callable[..., Any]
) -> None:
    body = {"ruleset": "yacht", "seats": [{"kind": "bot"}, {"kind": "me"}], "start": True}
    for _ in range(2):
        committed(lambda: alice.post("games/", body, idempotency_key="k"))
    assert len(woken) == 1


def test_start_and_end_are_announced_once(alice: HttpPlayer, committed: Callable[..., Any]) -> None:
    told: list[str] = []

    def started(game_id: UUID, **_: Any) -> None:
        told.append("started")

    def finished(game_id: UUID, **_: Any) -> None:
        told.append("finished")

    game_started.connect(started)
    game_finished.connect(finished)
    game = committed(lambda: alice.create("me", "me"))
    committed(lambda: alice.start(game))
    committed(lambda: alice.roll(game))
    committed(lambda: alice.resign(game, seat=1))
    assert told == ["started", "finished"]


def test_whoever_follows_a_game_is_told_of_every_move_after_its_commit(
    alice: HttpPlayer, monkeypatch: pytest.MonkeyPatch, committed: Callable[..., Any]
) -> None:
    told: list[str] = []
    monkeypatch.setattr(receivers, "announce", lambda topic, player_ids: told.append(str(topic.id)))
    game = alice.create("me", start=True)
    assert told == []
    for change in (lambda: alice.roll(game), lambda: alice.score(game, "ones"), lambda: alice.resign(game)):
        committed(change)
    assert told == [game["id"]] * 3
