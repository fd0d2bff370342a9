"""The decisions of the engines whose definition this package knows: what they had to do, from public state alone.

An engine's decision follows from the dice on the table, its scorecard and the seed, so an operator's bot that
peeked at coming dice shows. Strategies and versions that are not listed here are reported, not recomputed.
"""

from collections.abc import Callable

from yachtapi_verify.greedy import best_action
from yachtapi_verify.position import Action, Position, actions

Engine = Callable[[Position], Action]


def engine(strategy: str | None, version: str | None) -> Engine | None:
    """Return the engine of that name and version, or None when its decisions can't be recomputed here."""
    return _ENGINES.get((strategy, version))


def _any_action(position: Position) -> Action:
    """Draw one of the legal actions, each equally likely, from the seat's own lane."""
    choices = actions(position)
    drawn = position.cup.below(len(choices), f"bot{position.seat}", position.turn, first_block=position.rolls - 1)
    return choices[drawn]


_ENGINES: dict[tuple[str | None, str | None], Engine] = {
    ("random", "1"): _any_action,
    ("greedy", "1"): best_action,
}
