"""The way to a late turn without the requests that lead there: the same steps, written in one go."""

from random import Random
from uuid import UUID

from django.db import transaction

from games import step
from games.bots.strategy import Fill
from games.dicecup import DiceCup
from games.services import engines
from games.services.table import Table
from tests.games.play_out import Action, actions
from tests.games.player import Shown


@transaction.atomic
def skip(game: Shown, turns: int, chance: int | str = 1) -> None:
    """Play a running game until so many turns have ended, people by chance and engines as they do."""
    table, whim = Table.lock(UUID(game["id"])), Random(chance)
    state, cup = table.state, table.cup
    changes: list[step.Change] = []
    while state.turn is not None and state.turn.n <= turns:
        strategy = table.seats[state.turn.seat].strategy
        action = whim.choice(actions(state)) if strategy is None else decided(state, cup, strategy)
        if isinstance(action, str):
            state, made = step.score(state, action, table.clocks.deadlines)
        else:
            state, made = step.roll(state, cup, action)
        changes += made
    if changes:
        table.write(state, changes)


def decided(state: step.State, cup: DiceCup, strategy: str) -> Action:
    """What an engine does, as an action."""
    decision = engines.decide(state, cup, strategy)
    return decision.category if isinstance(decision, Fill) else decision.dice
