"""What a server has to choose from, told to whoever asks for something else."""

from __future__ import annotations

from collections.abc import Iterable

from yachtapi_client import Client, YachtError
from yachtapi_client.problems import Problem


def check_ruleset(client: Client, key: str) -> None:
    """Raise, with the rulesets that there are, if this is none."""
    try:
        client.rulesets.get(key)
    except Problem as problem:
        if problem.status != 404:
            raise
        keys = ", ".join(each.key for each in client.rulesets.list().results)
        raise YachtError(f"There is no ruleset {key} on {client.address}; there are {keys}.") from problem


def check_strategies(client: Client, keys: Iterable[str]) -> None:
    """Raise, with the strategies that there are, if one of these is none."""
    known = [strategy.key for strategy in client.strategies.list().results]
    for key in keys:
        if key not in known:
            raise YachtError(f"There is no strategy {key} on {client.address}; there are {', '.join(known)}.")
