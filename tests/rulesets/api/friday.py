"""A small house ruleset, and how to spoil it."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from rulesets.api.examples import HOUSE

DOCUMENT: dict[str, Any] = {name: value for name, value in HOUSE.value.items() if name != "source"}
FRIDAY = str(DOCUMENT["rules"]["key"])

Change = Callable[[Any], None]


def changed(*changes: Change) -> dict[str, Any]:
    """The document, otherwise."""
    document = deepcopy(DOCUMENT)
    for change in changes:
        change(document)
    return document


def putting(path: str, value: object) -> Change:
    """The change that puts a value at a path, where a number is a position in a list."""
    *parents, last = [int(part) if part.isdigit() else part for part in path.split(".")]

    def change(node: Any) -> None:
        for parent in parents:
            node = node[parent]
        node[last] = value

    return change
