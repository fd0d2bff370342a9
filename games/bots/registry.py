"""The strategies by key."""

from games.bots.greedy import Greedy
from games.bots.random import Random
from games.bots.strategy import Strategy
from games.errors import UnknownStrategy

STRATEGIES: dict[str, Strategy] = {strategy.key: strategy for strategy in (Random(), Greedy())}
DEFAULT = Greedy.key


def get(key: str) -> Strategy:
    """The strategy of that key; raises UnknownStrategy."""
    try:
        return STRATEGIES[key]
    except KeyError:
        raise UnknownStrategy(strategy=key, strategies=sorted(STRATEGIES)) from None
