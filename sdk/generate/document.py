"""``sdk/openapi.yaml``, and what both clients read out of it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from sdk.generate.names import WITHOUT_EFFECT

SDK = Path(__file__).parent.parent
SOURCE = SDK / "openapi.yaml"
METHODS = ("get", "put", "post", "delete", "patch")
CODE = re.compile(r"`([a-z][a-z0-9_]*)`")

Node = dict[str, Any]


def read() -> Node:
    """The document."""
    document: Node = yaml.load(SOURCE.read_text("utf-8"), Loader=yaml.CSafeLoader)
    return document


def operations(document: Node) -> Iterator[tuple[str, str, Node]]:
    """Path, method and operation, in the order of the document."""
    for path, methods in document["paths"].items():
        for method in METHODS:
            if method in methods:
                yield path, method, methods[method]


def keyed(document: Node) -> list[str]:
    """Patterns of the paths whose POST takes an `Idempotency-Key`."""
    posts = ((path, operation) for path, method, operation in operations(document) if method == "post")
    return [
        pattern(path) for path, operation in posts if "Idempotency-Key" in map(_name, operation.get("parameters", ()))
    ]


def without_effect(document: Node) -> list[str]:
    """Patterns of the paths whose POST only computes."""
    found = operations(document)
    return [pattern(path) for path, _, operation in found if operation["operationId"] in WITHOUT_EFFECT]


def pattern(path: str) -> str:
    """A regular expression for the end of a path."""
    return re.sub(r"{\w+}", "[^/]+", path) + "$"


def _name(parameter: Node) -> str:
    return str(parameter["name"])


def codes(document: Node) -> dict[str, int]:
    """Every code of a problem with its lowest status; the descriptions of the answers list them."""
    found: dict[str, int] = {}
    for _, _, operation in operations(document):
        for status, response in operation["responses"].items():
            if int(status) >= 400:
                for code in CODE.findall(response["description"]):
                    found[code] = min(int(status), found.get(code, 599))
    return dict(sorted(found.items()))
