"""What is put right in the OpenAPI document after drf-spectacular has made it, so that generators read it as meant."""

import re
from collections.abc import Iterator
from typing import Any

Document = dict[str, Any]

COMPONENT = "x-component"  # what a schema written by hand is to be called; `name_schemas` takes it away again


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


def name_schemas(result: Document, generator: Any, request: Any, public: bool) -> Document:
    """Hook: make a component of each schema that says its name, so that no generator has to invent one."""
    named: Document = {}
    without: Document = _without_names(result, named)
    without["components"]["schemas"] |= named
    return without


def reuse_enums(result: Document, generator: Any, request: Any, public: bool) -> Document:
    """Hook: refer to the component wherever the same words are a choice again: in lists and in parameters."""
    schemas = result["components"]["schemas"]
    names = {frozenset(schema["enum"]): name for name, schema in schemas.items() if "enum" in schema}
    for node in [each for each in nodes(result) if "enum" in each and not any(each is one for one in schemas.values())]:
        if name := names.get(frozenset(node["enum"])):
            del node["enum"], node["type"]
            node["$ref"] = f"#/components/schemas/{name}"
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


def _without_names(value: Any, named: Document) -> Any:
    if isinstance(value, list):
        return [_without_names(below, named) for below in value]
    if not isinstance(value, dict):
        return value
    node = {key: _without_names(below, named) for key, below in value.items()}
    if COMPONENT not in node:
        return node
    name = node.pop(COMPONENT)
    named[name] = node
    return {"$ref": f"#/components/schemas/{name}"}
