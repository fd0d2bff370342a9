"""The audit of games with policies: a zero, a stand-in or a return that the rules don't give is named."""

import json
from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest

from games.services import clock, engines
from games.services.audit import AuditFailed, Replay
from rulesets import catalog
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown
from tests.games.tampering import Log

Tampering = Callable[[Log], int]


def run_out(game: Shown, later: Later) -> None:
    later(seconds=61)
    clock.time_out(game_id=UUID(game["id"]))


@pytest.fixture
def zeros(alice: HttpPlayer, later: Later) -> Shown:
    game = alice.create("me", on_timeout="zero", turn_seconds=60, seed="07" * 32, start=True)
    for _ in range(3):
        run_out(game, later)
    told: Shown = json.loads(alice.record(game))
    return told


@pytest.fixture
def stood_in(alice: HttpPlayer, later: Later) -> Shown:
    game = alice.create("me", "me", on_timeout="bot", turn_seconds=60, seed="07" * 32, start=True)
    run_out(game, later)
    engines.play_engines(game_id=UUID(game["id"]))
    alice.post(f"games/{game['id']}/seats/", {})
    alice.resign(game, seat=1)
    told: Shown = json.loads(alice.record(game))
    return told


def replay(told: Shown, events: Any = None) -> Replay:
    ruleset = catalog.by_digest(told["ruleset_digest"])
    return Replay(ruleset, bytes.fromhex(told["seed"]), told["events"] if events is None else events)


def option(**changes: Any) -> Callable[[Log], None]:
    def change(log: Log) -> None:
        log.events[0]["data"]["options"] |= changes

    return change


def another_policy(log: Log) -> int:
    option(on_timeout="bot", stand_in="greedy")(log)
    return log.find("turn.timed_out") + 1


def a_third_zero(log: Log) -> int:
    place = log.find("seat.timed_out")
    log.events[place]["type"] = "turn.timed_out"
    return place + 1


def another_category(log: Log) -> int:
    place = log.find("turn.scored")
    return log.change(place, category="twos" if log.events[place]["data"]["category"] == "ones" else "ones")


ZEROS: dict[str, Tampering] = {
    "a dearer category": lambda log: log.change(log.find("turn.timed_out"), category="yacht"),
    "points": lambda log: log.change(log.find("turn.timed_out"), points=5),
    "a total": lambda log: log.change(log.find("turn.timed_out"), total=5),
    "a third zero": a_third_zero,
    "another policy": another_policy,
    "a return of nobody": lambda log: log.insert(log.find("turn.started") + 1, "seat.returned", seat=0),
    "a stand-in": lambda log: log.insert(
        log.find("turn.started") + 1, "seat.stand_in", seat=0, strategy="greedy", strategy_version="1"
    ),
}
STAND_INS: dict[str, Tampering] = {
    "another strategy": lambda log: log.change(log.find("seat.stand_in"), strategy="random"),
    "another seat": lambda log: log.change(log.find("seat.stand_in"), seat=1),
    "a stand-in twice": lambda log: log.insert(
        log.find("seat.stand_in") + 1, "seat.stand_in", seat=0, strategy="greedy", strategy_version="1"
    ),
    "a return of another": lambda log: log.change(log.find("seat.returned"), seat=1),
    "a zero": lambda log: log.insert(log.find("turn.started") + 1, "turn.timed_out", seat=0),
    "another category": another_category,
}


@pytest.mark.parametrize("what", ZEROS)
def test_a_changed_zero_is_named(zeros: Shown, what: str) -> None:
    check(zeros, ZEROS[what])


@pytest.mark.parametrize("what", STAND_INS)
def test_a_changed_stand_in_is_named(stood_in: Shown, what: str) -> None:
    check(stood_in, STAND_INS[what])


def check(told: Shown, tampering: Tampering) -> None:
    replay(told).check()
    log = Log(told["events"], bytes.fromhex(told["seed"]))
    expected = tampering(log)
    with pytest.raises(AuditFailed) as failed:
        replay(told, log.hash_anew()).check()
    assert failed.value.seq == expected, str(failed.value)
