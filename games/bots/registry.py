"""The strategies by key, in the order of their strength."""

from games.bots.collector import Collector
from games.bots.greedy import Greedy
from games.bots.perfect import Perfect
from games.bots.planner import Planner
from games.bots.random import Random
from games.bots.strategy import Strategy
from games.bots.thrifty import Thrifty
from games.errors import UnknownStrategy

# From the weakest to the strongest, on every shipped ruleset.
LADDER: tuple[Strategy, ...] = (Random(), Collector(), Greedy(), Thrifty(), Planner(), Perfect())
STRATEGIES: dict[str, Strategy] = {strategy.key: strategy for strategy in LADDER}
DEFAULT = Greedy.key
STAND_IN = Greedy.key  # for a strategy whose table is missing


def get(key: str) -> Strategy:
    """The strategy of that key; raises UnknownStrategy."""
    try:
        return STRATEGIES[key]
    except KeyError:
        raise UnknownStrategy(strategy=key, strategies=sorted(STRATEGIES)) from None
