"""Positions that games come to, for a strategy to decide in."""

from collections.abc import Iterator
from random import Random

from games.bots.strategy import Position
from tests.games.play_out import PlayOut


def positions(ruleset: str, number: int) -> Iterator[Position]:
    """One after every action of a game played by chance, with any dice and rolls left."""
    chance = Random(f"{ruleset} {number}")
    for state, _ in PlayOut(ruleset, 1, "seat", number).states():
        if state.turn is not None:
            dice = tuple(sorted(chance.choices(range(1, 7), k=chance.choice((5, 5, 3, 1)))))
            dice = tuple(sorted((*dice, *dice[:1] * (5 - len(dice)))))
            yield Position(state.ruleset, state.seats[0].card, dice, chance.randrange(state.ruleset.rolls))
