"""What a newer server might answer: unknown enumeration values, nulls and fields, placed by the schema."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import yaml

SCHEMA = Path(__file__).parents[2] / "sdk" / "openapi.yaml"
# What a player goes by: a server that says nonsense here can't be played on, and a record is signed as it is.
SPARED = frozenset(
    [
        "status",
        "type",
        "turn",
        "next_turn",
        "dice",
        "results",
        "seat",
        "player",
        "next",
        "scorecard",
        "legal",
        "category",
        "points",
    ]
)
SIGNED = re.compile(r"/record/$")

Node = dict[str, Any]


def altered(method: str, path: str, status: int, content: bytes, done: Counter[str]) -> bytes:
    """An answer with all that in it; what was done to it is counted."""
    if SIGNED.search(path):
        return content
    try:
        value = json.loads(content)
    except ValueError:
        return content
    schema = _answer(method, path, status)
    return json.dumps(_change(value, schema, done)).encode() if isinstance(value, dict) else content


def altered_line(line: bytes, done: Counter[str]) -> bytes:
    """A line of a stream with more fields in it."""
    if not line.startswith(b"{"):
        return line
    return json.dumps(_more(json.loads(line), done)).encode() + b"\n"


def _change(value: Any, schema: Node, done: Counter[str]) -> Any:
    schema = _resolved(schema)
    if isinstance(value, list):
        return [_change(one, schema.get("items", {}), done) for one in value]
    if not isinstance(value, dict) or "properties" not in schema:
        return value
    properties = schema["properties"]
    return _more({name: _field(name, one, properties.get(name, {}), done) for name, one in value.items()}, done)


def _field(name: str, value: Any, schema: Node, done: Counter[str]) -> Any:
    if name in SPARED:
        return _change(value, schema, done)
    if _is_nullable(schema):
        done["null"] += 1
        return None
    if "enum" in _resolved(schema) and isinstance(value, str):
        done["unknown_enum"] += 1
        return f"{value}_of_tomorrow"
    return _change(value, schema, done)


def _more(value: Node, done: Counter[str]) -> Node:
    done["extra"] += 1
    return {**value, "of_tomorrow": None, "more_of_tomorrow": {"and": ["more", None]}}


def _is_nullable(schema: Node) -> bool:
    alternatives = schema.get("oneOf") or schema.get("anyOf") or []
    kinds = schema.get("type")
    return (isinstance(kinds, list) and "null" in kinds) or any(one.get("type") == "null" for one in alternatives)


def _resolved(schema: Node) -> Node:
    """What a schema says of the object or list that a value is, whichever of the alternatives that means."""
    if "$ref" in schema:
        return _resolved(_document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    for alternative in (*schema.get("allOf", ()), *schema.get("oneOf", ()), *schema.get("anyOf", ())):
        found = _resolved(alternative)
        if "properties" in found or "items" in found or "enum" in found:
            return found
    return schema


def _answer(method: str, path: str, status: int) -> Node:
    for pattern, methods in _paths():
        if pattern.fullmatch(path) and method.lower() in methods:
            response = methods[method.lower()]["responses"].get(str(status), {})
            found: Node = response.get("content", {}).get("application/json", {}).get("schema", {})
            return found
    return {}


@cache
def _document() -> Node:
    document: Node = yaml.load(SCHEMA.read_text("utf-8"), Loader=yaml.CSafeLoader)
    return document


@cache
def _paths() -> list[tuple[re.Pattern[str], Node]]:
    """The paths as patterns, those without a parameter first."""
    paths = sorted(_document()["paths"].items(), key=lambda item: item[0].count("{"))
    return [(re.compile(re.sub(r"{\w+}", "[^/]+", path)), methods) for path, methods in paths]
