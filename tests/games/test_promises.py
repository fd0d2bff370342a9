"""A game under everything at once: whatever people, clocks and sweeps do in whatever order, its promises hold."""

from datetime import datetime, timedelta
from random import Random
from typing import Any
from uuid import UUID

import pytest
from django.db import transaction
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games import tasks
from games.bots import registry
from games.models import Game, Seed
from games.players.models import Player
from games.players.services import create_guest
from games.services import absence, creation, engines, lobby, play, presentation, time
from games.services.audit import Replay, audit
from games.services.creation import GameWish, SeatWish
from games.services.queries import events
from games.services.table import Table
from rulesets.errors import Refusal
from tests.games.play_out import actions

ACTS = ["move", "move", "move", "move", "resign", "return", "report", "depart", "sweep", "sweep", "later", "jump back"]
CLOCKS: list[dict[str, Any]] = [
    {},
    {"turn_seconds": 60},
    {"turn_seconds": 20, "bank_seconds": 90, "on_timeout": "zero"},
    {"bank_seconds": 200, "on_timeout": "bot"},
    {"turn_seconds": 60, "on_timeout": "bot", "stand_in": "random"},
]
START = datetime(2026, 11, 30, 12, tzinfo=time.UTC)


class House:
    """One game, its people, and a clock that is moved by hand."""

    def __init__(self, clocks: dict[str, Any], bots: int, chance: Random) -> None:
        self.chance, self.now = chance, START
        self.people = [create_guest(name=name)[0] for name in ("Alice", "Bob")]
        seats = (SeatWish("me"), SeatWish("open"), *[SeatWish("bot", registry.DEFAULT)] * bots)
        with self.told():
            self.id = creation.create_game(owner=self.people[0], wish=GameWish("yacht", seats, **clocks)).game.id
            lobby.join_game(player=self.people[1], game_id=self.id)
            lobby.start_game(player=self.people[0], game_id=self.id)

    def told(self) -> Any:
        patch = pytest.MonkeyPatch.context()
        entered = patch.__enter__()
        entered.setattr(time, "told", lambda _: self.now)
        entered.setattr(tasks, "send", lambda task, game_id, **_: engines.play_engines(game_id=UUID(game_id)))
        return _Leaving(patch)

    def act(self, what: str) -> None:
        player = self.chance.choice(self.people)
        match what:
            case "later":
                self.now += timedelta(seconds=self.chance.choice([5, 30, 61, 500]))
            case "jump back":
                self.now -= timedelta(seconds=self.chance.choice([1, 100, 10_000]))
            case "sweep":
                tasks.sweep()
            case "depart":
                if self.chance.random() < 0.2:
                    absence.depart(player=player)
            case _:
                self._ask(what, player)

    def _ask(self, what: str, player: Player) -> None:
        """Something that may be refused, and then changes nothing."""
        before = Game.objects.get(id=self.id).version
        try:
            with transaction.atomic():
                self._do(what, player)
        except Refusal:
            assert Game.objects.get(id=self.id).version == before

    def _do(self, what: str, player: Player) -> None:
        table = Table.read(self.id)
        if what == "resign" and self.chance.random() < 0.2:
            play.resign(player=player, game_id=self.id)
        elif what == "return":
            lobby.join_game(player=player, game_id=self.id)
        elif what == "report":
            absence.report(player=player, game_id=self.id, seat=table.game.turn_seat or 0)
        elif what == "move" and table.game.engine_to_move and self.chance.random() < 0.5:
            engines.play_engines(game_id=self.id)
        elif what == "move" and table.game.turn_seat is not None and table.seats[table.game.turn_seat].strategy is None:
            mover = table.seats[table.game.turn_seat].player
            action = self.chance.choice(actions(table.state))
            assert mover is not None
            if isinstance(action, str):
                play.score(player=mover, game_id=self.id, category=action)
            else:
                play.roll(player=mover, game_id=self.id, keep=action)

    def check(self) -> None:
        """No gap in the log, no time that goes back; one seat that may move, or the end; nothing is negative."""
        table = Table.read(self.id)
        log = events(table.game, after=0, limit=10_000)
        assert [event["seq"] for event in log] == list(range(1, table.game.version + 1))
        assert [event["at"] for event in log] == sorted(event["at"] for event in log)
        replay = Replay(table.ruleset, bytes(Seed.objects.get(game=self.id).seed), log)
        replay.check()
        assert replay.state is not None
        shown = presentation.game(table)
        assert all(seat["bank_left"] is None or seat["bank_left"] >= 0 for seat in shown["seats"])
        if table.game.is_over:
            assert (shown["turn"], shown["deadline"]) == (None, None)
        else:
            assert replay.state == table.state
            assert actions(table.state) and table.seats[shown["turn"]["seat"]].presence == "playing"

    def wait_for_the_end(self) -> None:
        """Nobody does anything any more, and the sweep alone brings the game to its end."""
        for _ in range(40):
            if Game.objects.get(id=self.id).is_over:
                return
            self.now += timedelta(days=15)
            tasks.sweep()
        raise AssertionError("the game waits for ever")


class _Leaving:
    def __init__(self, patch: Any) -> None:
        self._patch = patch

    def __enter__(self) -> None:
        return None

    def __exit__(self, *raised: Any) -> None:
        self._patch.__exit__(None, None, None)


@pytest.mark.django_db
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    clocks=st.sampled_from(CLOCKS),
    bots=st.integers(0, 1),
    acts=st.lists(st.sampled_from(ACTS), min_size=5, max_size=40),
    chance=st.integers(0, 2**32),
)
def test_whatever_happens_the_promises_hold_and_the_game_ends(
    clocks: dict[str, Any], bots: int, acts: list[str], chance: int
) -> None:
    with transaction.atomic():
        house = House(clocks, bots, Random(chance))
        with house.told():
            for act in acts:
                house.act(act)
            house.check()
            house.wait_for_the_end()
            house.check()
            audit(Table.read(house.id))
        transaction.set_rollback(True)
