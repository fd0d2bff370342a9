"""The strategies by key."""

import pytest

from games.bots import registry
from games.errors import UnknownStrategy


def test_a_strategy_is_found_by_its_key() -> None:
    assert all(registry.get(key).key == key for key in registry.STRATEGIES)


def test_an_unknown_strategy_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownStrategy) as refused:
        registry.get("psychic")
    assert refused.value.facts == {
        "strategy": "psychic",
        "strategies": ["collector", "greedy", "perfect", "planner", "random", "thrifty"],
    }


def test_a_bot_plays_greedily_unless_told_otherwise() -> None:
    assert registry.DEFAULT == "greedy"


def test_every_strategy_says_what_it_is() -> None:
    for strategy in registry.STRATEGIES.values():
        assert strategy.name and strategy.version and strategy.summary.endswith(".")
