"""What is put right in the OpenAPI document after drf-spectacular has made it, so that generators read it as meant."""

import re
from collections.abc import Iterator
from typing import Any

Document = dict[str, Any]


def keep_nulls(result: Document, generator: Any, request: Any, public: bool) -> Document:
    """Hook: write a nullable enum as ``oneOf: [enum, {type: null}]``; the components made for it name nothing."""
    schemas = result["components"]["schemas"]
    for node in nodes(result):
        if "oneOf" in node:
            options = [option for option in node["oneOf"] if option.get("$ref") != "#/components/schemas/BlankEnum"]
            null = {"$ref": "#/components/schemas/NullEnum"}
            node["oneOf"] = [{"type": "null"} if option == null else option for option in options]
    schemas.pop("NullEnum", None)
    schemas.pop("BlankEnum", None)
    return result


def merge_blanks(result: Document, generator: Any, request: Any, public: bool) -> Document:
    """Hook: drop the option of no text where the pattern allows it already; ``oneOf`` would refuse what both allow."""
    for node in nodes(result):
        match node.get("oneOf"):
            case [{"pattern": pattern} as text, {"maxLength": 0}] if re.fullmatch(pattern, ""):
                del node["oneOf"]
                node |= text
    return result


def flatten_references(result: Document, generator: Any, request: Any, public: bool) -> Document:
    """Hook: write ``allOf: [$ref]`` as a plain reference with siblings, or generators lose the union behind it."""
    for node in nodes(result):
        match node.get("allOf"):
            case [{"$ref": reference}]:
                del node["allOf"]
                node["$ref"] = reference
    return result


def require_response_fields(result: Document, generator: Any, request: Any, public: bool) -> Document:
    """Hook: every field of an answer is always there, even one that a request may leave out."""
    for name, schema in result["components"]["schemas"].items():
        if name.endswith("Request") or name in ("Problem", "Fault"):
            continue
        if "properties" in schema:
            schema["required"] = sorted(schema["properties"])
            for field in schema["properties"].values():
                field.pop("readOnly", None)
    return result


def close_requests(result: Document, generator: Any, request: Any, public: bool) -> Document:
    """Hook: a request has no other fields than these; ``yachtapi.body`` refuses them."""
    for name, schema in result["components"]["schemas"].items():
        if name.endswith("Request") and "properties" in schema:
            schema["additionalProperties"] = False
    return result


def nodes(value: Any) -> Iterator[Document]:
    """Every object in a document, outermost first."""
    if isinstance(value, dict):
        yield value
        for below in list(value.values()):
            yield from nodes(below)
    elif isinstance(value, list):
        for below in value:
            yield from nodes(below)
