"""Which examples of the OpenAPI document the suite has seen as real answers: alike in every name and type."""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from yachtapi.documentation import document
from yachtapi.problems import MEDIA_TYPE

Node = dict[str, Any]

# Objects whose members are the categories or the rulesets of the case, and choices, which are a keep or a category.
BY_CASE = {"scorecard", "strength", "done", "best"}
_seen: set[str] = set()


def watch(operation: Node, status: int, media_type: str | None, received: bytes) -> None:
    """Take notice of the examples that an answer of an operation is alike to."""
    if media_type not in ("application/json", MEDIA_TYPE):
        return
    wanted = [(name, value) for name, value in _examples(operation["operationId"], status) if name not in _seen]
    if wanted:
        answer = json.loads(received)
        _seen.update(name for name, value in wanted if alike(value, answer))


def unseen() -> list[str]:
    """The examples that no answer was alike to so far."""
    names = {name for methods in document()["paths"].values() for each in methods.values() for name in _names(each)}
    return sorted(names - _seen)


def alike(example: Any, answer: Any) -> bool:
    """Whether both have the same members of the same types, lists at least one such entry, problems the same code.

    What is null in one may be anything in the other: the schema says where.
    """
    if example is None or answer is None:
        return True
    if isinstance(example, dict) and isinstance(answer, dict):
        same = example.get("code") == answer.get("code") and example.keys() == answer.keys()
        return same and all(name in BY_CASE or alike(value, answer[name]) for name, value in example.items())
    if isinstance(example, list) and isinstance(answer, list):
        if not answer:  # of faces and the like there may be none; what objects look like must have been seen
            return not any(isinstance(entry, dict | list) for entry in example)
        return all(any(alike(entry, other) for other in answer) for entry in example)
    return isinstance(example, type(answer)) or (_is_number(example) and _is_number(answer))


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _mark(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:8]


def _names(operation: Node) -> Iterator[str]:
    for status in operation["responses"]:
        yield from (name for name, _ in _examples(operation["operationId"], int(status)))


@cache
def _examples(operation_id: str, status: int) -> list[tuple[str, Any]]:
    """Name and value of the examples of one answer; what many operations show is the same example."""
    operations = (each for methods in document()["paths"].values() for each in methods.values())
    operation = next(each for each in operations if each["operationId"] == operation_id)
    problems = document()["components"]["examples"]
    found = []
    for content in operation["responses"].get(str(status), {}).get("content", {}).values():
        for title, example in content.get("examples", {}).items():
            shared = example["$ref"].rpartition("/")[2] if "$ref" in example else None
            value = problems[shared]["value"] if shared else example["value"]
            found.append((shared or f"{title} {_mark(value)}", value))
    return found
