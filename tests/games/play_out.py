"""Whole games of the pure step, played by chance within the rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from games import step
from games.dicecup import DiceCup
from games.step import Change, State
from rulesets import catalog, turn
from rulesets.dice import Dice, keeps

Action = Dice | str
"""A keep to throw with, or a category to score in."""


@dataclass(frozen=True)
class PlayOut:
    """How a game is set up and how restless its players are."""

    ruleset: str = "yacht"
    seats: int = 2
    order: str = "seat"
    chance: int = 0
    leaving: float = 0.0  # the chance that somebody leaves before an action

    def states(self) -> Iterator[tuple[State, tuple[Change, ...]]]:
        """Every state with the changes that led to it, from the start to the results."""
        chance = Random(self.chance)
        cup = DiceCup(chance.randbytes(32), "game", ("",) * self.seats)
        state, changes = step.start(catalog.get(self.ruleset), self.seats, self.order, cup, None)
        yield state, changes
        while state.turn is not None:
            state, changes = self._go_on(state, cup, chance)
            yield state, changes

    def _go_on(self, state: State, cup: DiceCup, chance: Random) -> step.Step:
        if chance.random() < self.leaving:
            leave = chance.choice([step.resign, step.time_out])
            return leave(state, chance.choice(staying(state)), None)
        action = chance.choice(actions(state))
        if isinstance(action, str):
            return step.score(state, action, None)
        return step.roll(state, cup, action)


def actions(state: State) -> list[Action]:
    """Everything that the seat whose turn it is may do."""
    now = state.turn
    assert now is not None
    if now.dice is None:
        return [()]
    again = list(keeps(now.dice)) if len(now.rolls) < state.ruleset.rolls else []
    scores = turn.scores(state.ruleset, state.seats[now.seat].card, now.dice)
    return [*again, *(score.category for score in scores if score.legal)]


def staying(state: State) -> list[int]:
    """The seats that are still at the table."""
    return [seat.index for seat in state.seats if seat.presence == "playing"]
