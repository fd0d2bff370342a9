"""Boards of shared dice, as whoever runs a round opens them, and the players at them."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from uuid_utils.compat import uuid7

from games.models import Game, SetSeed, SharedSet
from games.players.models import Player
from games.services import presentation, releasing, sharedsets
from games.services.arranged import Terms
from games.services.engines import engine_of
from rulesets import catalog
from tests.games.player import HttpPlayer, Shown


@dataclass(frozen=True)
class Boards:
    """One shared set and whoever opens boards on it."""

    owner: HttpPlayer
    shared: SharedSet

    @property
    def secret(self) -> bytes:
        """The seed of the set."""
        return bytes(SetSeed.objects.get(shared_set=self.shared).seed)

    def open(self, at: HttpPlayer | str, ruleset: str = "yacht", **wish: Any) -> Shown:
        """A board for a player, or for a strategy."""
        rules, owner = catalog.get(ruleset), Player.objects.get(pk=self.owner.id)
        player = engine_of(at, rules) if isinstance(at, str) else Player.objects.get(pk=at.id)
        terms = Terms(uuid7(), owner, rules, Game.Visibility.PUBLIC, rated=False, **wish)
        return presentation.game(sharedsets.open_board(set_id=self.shared.id, terms=terms, player=player))

    def start(self) -> None:
        """All boards are there, and may throw in lockstep."""
        sharedsets.start_lockstep(set_id=self.shared.id)

    def release(self) -> int:
        """What a worker does when a board has moved; how many threw."""
        return releasing.release(set_id=self.shared.id)

    def reveal(self) -> None:
        """The close of the round."""
        sharedsets.reveal(set_id=self.shared.id)


def boards(owner: HttpPlayer, *, lockstep: bool = False) -> Boards:
    """A set that is committed to and on which nobody plays yet."""
    return Boards(owner, sharedsets.create_set(lockstep=lockstep))


def row(game: Shown) -> Game:
    """The board's row."""
    return Game.objects.get(id=UUID(game["id"]))


def keep_most(player: HttpPlayer, game: Shown, category: str) -> list[Shown]:
    """A turn in which a player keeps the same number of leading dice each time; its rolls."""
    dice = player.roll(game)["turn"]["dice"]
    dice = player.roll(game, *dice[:2])["turn"]["dice"]
    turn = player.roll(game, *dice[:3])["turn"]
    player.score(game, category)
    rolls: list[Shown] = turn["rolls"]
    return rolls
