"""What a bot sees when it has to decide."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from uuid import UUID

from yachtapi_client.core import models

Keep = Sequence[int]
"""The faces that stay on the table; the other dice are thrown again."""


@dataclass(frozen=True, slots=True)
class Points:
    """What a category would score with the dice on the table."""

    points: int
    bonus: int  # of the ruleset for a further Yacht and the like

    @property
    def total(self) -> int:
        """Both together."""
        return self.points + self.bonus


@dataclass(frozen=True, slots=True)
class Turn:
    """One decision: some dice are on the table.

    Attributes:
        game_id: the game, for whoever wants to ask the server more.
        ruleset: its key, such as `yacht`.
        number: the turn's number in your own game, from 1.
        roll: how often you have thrown in this turn, from 1.
        rolls_left: how often you may still throw; with 0 a category is all there is to choose.
        dice: what is on the table, sorted.
        categories: the legal ones, with what each would score now.
        scorecard: what you have scored so far, by category.
        others: the scorecards of the other seats.
        server, token: what `yachtapi_client.Client` needs to ask more.
    """

    game_id: UUID
    ruleset: str
    number: int
    roll: int
    rolls_left: int
    dice: tuple[int, ...]
    categories: Mapping[str, Points]
    scorecard: Mapping[str, int]
    others: tuple[Mapping[str, int], ...]
    server: str = ""
    token: str = field(default="", repr=False)  # a turn is shown where a bot decides badly


Play = Callable[[Turn], Keep | str | Awaitable[Keep | str]]
"""A bot."""


def seen(game: models.Game, server: str, token: str) -> Turn:
    """The decision that the mover of a game has to make; there are dice on the table."""
    turn = game.turn
    assert turn is not None and turn.dice is not None
    cards = {seat.index: dict(seat.scorecard.additional_properties) for seat in game.seats}
    return Turn(
        game_id=game.id,
        ruleset=game.ruleset,
        number=turn.number,
        roll=len(turn.rolls),
        rolls_left=turn.rolls_left,
        dice=tuple(turn.dice),
        categories={one.category: Points(one.points, one.bonus) for one in turn.legal.categories},
        scorecard=cards.pop(turn.seat),
        others=tuple(cards.values()),
        server=server,
        token=token,
    )
