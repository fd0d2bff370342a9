"""Who is there when something is refused, and the games they have."""

from dataclasses import dataclass
from datetime import timedelta

import pytest

from games.models import Game
from games.services import time
from tests.games.conftest import Throws
from tests.games.player import HttpPlayer, Shown


@dataclass(frozen=True)
class Cast:
    """Everybody and everything that a scene may need."""

    alice: HttpPlayer
    bob: HttpPlayer
    carol: HttpPlayer
    nobody: HttpPlayer
    throws: Throws
    patch: pytest.MonkeyPatch

    def waiting(self) -> Shown:
        """A game of Alice, Bob and an open seat."""
        game = self.alice.create("me", "open", "open")
        return self.bob.join(game)

    def playing(self, ruleset: str = "yacht") -> Shown:
        """A running game of Alice and Bob, in which Alice has thrown 1-2-3-3-6."""
        self.throws["0", 1] = ((3, 1, 3, 6, 2), (5, 5, 1, 1, 1), (4, 4, 4, 4, 4))
        game = self.alice.create("me", "open", ruleset=ruleset, order="seat")
        self.bob.join(game)
        self.alice.start(game)
        self.alice.roll(game)
        return self.alice.read(game)

    def late(self) -> Shown:
        """A game in which Alice has let her time pass."""
        game = self.alice.create("me", "me", turn_seconds=60, start=True)
        Game.objects.filter(id=game["id"]).update(turn_deadline=time.now() - timedelta(seconds=1))
        return self.alice.read(game)

    def ended(self) -> Shown:
        """A game that Bob has resigned."""
        game = self.playing()
        self.bob.resign(game)
        return game
