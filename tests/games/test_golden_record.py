"""A game that uses nothing new is filed byte for byte as it was when ``yacht-record/1`` was the only format.

``tests/vectors/record-1.json`` was written by the code before the second format, with this very game.
"""

from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from games.models import Game
from games.players.models import Player
from games.services import clock, engines, filing, time
from games.signing import SigningKey
from tests.games.player import HttpPlayer, Shown

GOLDEN = Path(__file__).parent.parent / "vectors" / "record-1.json"
KEY = SigningKey.from_secret(b"\7" * 32)


class Clock:
    """Moves on when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 30, 12, tzinfo=UTC)

    def pass_(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds, microseconds=7)


def play(alice: HttpPlayer, clock_: Clock) -> Shown:
    """A game of two seats and two engines, in which a turn runs out."""
    game = alice.create(
        "me", "greedy", "me", "random", ruleset="yahtzee", order="roll_off", turn_seconds=60, seed="07" * 32
    )
    clock_.pass_(9)
    alice.start(game, client_seed="lucky")
    chance = Random(5)
    while (turn := alice.read(game)["turn"]) is not None:
        clock_.pass_(7)
        if turn["seat"] in (1, 3):
            engines.play_engines(game_id=UUID(game["id"]))
        elif turn["n"] > 20 and turn["seat"] == 2:
            clock_.pass_(60)
            clock.time_out(game_id=UUID(game["id"]))
        else:
            dice = alice.roll(game)["turn"]["dice"]
            clock_.pass_(3)
            legal = alice.roll(game, *sorted(chance.sample(dice, 3)))["turn"]["legal"]["categories"]
            clock_.pass_(3)
            alice.score(game, chance.choice(legal)["category"])
    return game


@pytest.fixture
def fixed(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Ids, time and key are the same in every run."""
    clock_, ids = Clock(), count(1)
    monkeypatch.setattr(time, "told", lambda _: clock_.now)
    monkeypatch.setattr(filing, "signing_key", lambda: KEY)
    for model in (Game, Player):
        monkeypatch.setattr(model._meta.get_field("id"), "_get_default", lambda: UUID(int=next(ids)))
    return clock_


def test_a_record_in_format_1_has_the_bytes_it_always_had(fixed: Clock, alice: HttpPlayer) -> None:
    assert alice.record(play(alice, fixed)) == GOLDEN.read_bytes()
