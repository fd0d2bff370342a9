"""A small house ruleset, and how to spoil it."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

FRIDAY = "friday-yacht"
DOCUMENT: dict[str, Any] = {
    "rules": {
        "key": FRIDAY,
        "dice": 5,
        "faces": 6,
        "rolls": 3,
        "fill_order": "any",
        "order": "seat",
        "categories": [
            {"key": "choice", "section": "lower", "pattern": {"kind": "any"}, "points": {"kind": "sum"}},
            {
                "key": "yacht",
                "section": "lower",
                "pattern": {"kind": "of_a_kind", "count": 5},
                "points": {"kind": "fixed", "points": 50},
            },
        ],
    },
    "texts": {
        "en": {
            "name": "Friday's Yacht",
            "summary": "Two turns.",
            "rules": ["Two categories."],
            "categories": {
                "choice": {"name": "Choice", "rule": "The sum of all dice."},
                "yacht": {"name": "Yacht", "rule": "Five equal dice: 50 points."},
            },
        }
    },
}

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
