"""Tasks delivered twice, late, in any order and all at once; and engines whose clock is put forward and back."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any
from uuid import UUID

import pytest
from celery import Task
from pytest_django import Settings

from games import tasks
from games.models import Game, Record
from games.services import engines
from games.services.keyring import signing_key
from rulesets import catalog
from tests.games.conftest import Later
from tests.games.player import HttpPlayer, Shown
from tests.games.test_rush import at_once
from tests.games.test_rush import real_database as real_database
from yachtapi import celery
from yachtapi_verify import verify

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("real_database")]

Message = tuple[Task[Any, Any], tuple[str | int, ...]]
HOUR = 3600  # seconds


class Outbox:
    """Keeps the messages, to deliver them as badly as it can."""

    def __init__(self, chance: Random) -> None:
        self.delivered: Counter[str] = Counter()
        self._waiting: list[Message] = []
        self._old: list[Message] = []
        self._chance = chance

    def send(self, task: Task[Any, Any], *args: str | int, **_: object) -> None:
        """Take a message for later; it does not expire, as it might arrive however late."""
        self._waiting.append((task, args))

    def deliver(self) -> None:
        """All that wait, each twice, and some of long ago again; shuffled, and at once."""
        some = self._chance.sample(self._old, min(len(self._old), 3))
        burst = [*self._waiting * 2, *some, (tasks.sweep, ()), (tasks.sweep, ())]
        self._old += self._waiting
        self._waiting = []
        self._chance.shuffle(burst)
        self.delivered.update(task.name for task, _ in burst)
        at_once([partial(task, *args) for task, args in burst])

    def lose(self) -> None:
        """Forget what waits."""
        self._waiting = []


@pytest.fixture
def outbox(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Outbox]:
    """Where the messages of this test go."""
    outbox = Outbox(Random(5))
    settings.CELERY_BROKER_URL = "memory://"
    monkeypatch.setattr(celery, "_post", outbox)
    yield outbox


def take_turn(player: HttpPlayer, game: Shown) -> None:
    """The player's turn, if it is hers."""
    now = player.read(game)
    if now["status"] == "playing" and now["seats"][now["turn"]["seat"]]["kind"] == "person":
        player.roll(game)
        player.score(game, player.read(game)["turn"]["legal"]["categories"][0]["category"])


def assert_played_once(game: Shown) -> None:
    """The record proves every event, and no turn is there twice."""
    body = bytes(Record.objects.get(game=game["id"]).body)
    assert verify(body, receipts=[game["receipt"]], keys=[signing_key().public]).verdict in ("fair", "consistent")
    events = json.loads(body)["events"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    filled = Counter(
        (event["data"]["seat"], event["data"]["category"]) for event in events if event["type"] == "turn.scored"
    )
    categories = [category.key for category in catalog.get("yacht").categories]
    assert filled == {(seat, category): 1 for seat in range(len(game["seats"])) for category in categories}


def test_games_whose_every_message_comes_twice_late_and_shuffled_are_played_once(
    alice: HttpPlayer, outbox: Outbox
) -> None:
    wishes = [("me", "greedy"), ("me", "greedy", "random"), ("greedy", "random")]
    games = [alice.create(*wish, order="seat", start=True) for wish in wishes]
    for _ in range(40):
        for game in games:
            take_turn(alice, game)
        outbox.deliver()
        if not Game.objects.filter(status="playing").exists():
            break
    assert {alice.read(game)["status"] for game in games} == {"finished"}
    assert outbox.delivered["games.tasks.play_engines"] > 50
    for game in games:
        assert_played_once(game)


def crash(game: Shown) -> None:
    """A worker claims the game, and is gone."""
    with suppress(AssertionError):
        assert engines._claim(UUID(game["id"])) is None


@pytest.mark.parametrize("jump", [-HOUR, HOUR, -24 * HOUR])
def test_an_engine_whose_worker_died_before_the_clock_jumped_moves_all_the_same(
    alice: HttpPlayer, outbox: Outbox, later: Later, jump: int
) -> None:
    game = alice.create("me", "greedy", order="seat", start=True)
    take_turn(alice, game)
    crash(game)
    outbox.lose()
    later(seconds=jump)
    outbox.deliver()  # the sweep finds it …
    outbox.deliver()  # … and its message is delivered
    assert alice.read(game)["turn"]["seat"] == 0


def test_a_worker_that_is_still_at_work_is_left_alone_whatever_comes(alice: HttpPlayer, outbox: Outbox) -> None:
    game = alice.create("me", "greedy", order="seat", start=True)
    take_turn(alice, game)
    crash(game)
    outbox.deliver()
    now = alice.read(game)
    assert (now["turn"]["seat"], now["turn"]["dice"]) == (1, None)


def test_games_go_on_while_the_clock_jumps_to_and_fro(alice: HttpPlayer, outbox: Outbox, later: Later) -> None:
    game = alice.create("me", "greedy", order="seat", start=True)
    for jump in (HOUR, -3 * HOUR, 2 * HOUR, -HOUR) * 10:
        take_turn(alice, game)
        outbox.deliver()
        later(seconds=jump)
        if alice.read(game)["status"] == "finished":
            break
    assert_played_once(game)
