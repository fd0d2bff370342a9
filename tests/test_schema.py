"""The OpenAPI document is a contract: complete, valid, and the same as its snapshot."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from django.core.management import call_command
from drf_spectacular.generators import EndpointEnumerator

from tests import contract
from yachtapi.documentation import document
from yachtapi.postprocessing import nodes

SNAPSHOT = Path(__file__).parent.parent / "sdk" / "openapi.yaml"


def operations() -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            yield f"{method} {path}", operation


def test_it_is_made_without_a_warning_and_equals_the_snapshot(tmp_path: Path) -> None:
    made = tmp_path / "openapi.yaml"
    call_command("spectacular", "--validate", "--fail-on-warn", "--file", str(made))
    assert made.read_text() == SNAPSHOT.read_text(), "run: manage.py spectacular --file sdk/openapi.yaml"


def test_what_is_served_is_the_snapshot() -> None:
    assert document() == yaml.safe_load(SNAPSHOT.read_text())


def test_every_operation_says_what_it_does() -> None:
    for name, operation in operations():
        assert operation["summary"], name
        assert operation["description"], name
        assert not operation["summary"].endswith("."), name


def test_every_operation_has_an_id_of_its_own() -> None:
    ids = [operation["operationId"] for _, operation in operations()]
    assert len(ids) == len(set(ids))


def test_every_body_has_an_example() -> None:
    for name, operation in operations():
        bodies = [operation.get("requestBody", {}), *operation["responses"].values()]
        for body in bodies:
            for media_type, content in body.get("content", {}).items():
                if media_type == "application/json":
                    assert content.get("examples"), name


def test_every_operation_shows_its_problems() -> None:
    for name, operation in operations():
        responses = operation["responses"]
        assert "406" in responses, name
        assert ("401" in responses) == any("bearer" in one for one in operation["security"]), name
        if "requestBody" in operation:
            assert {"400", "413", "415", "422"} <= set(responses), name
        for status, response in responses.items():
            if int(status) >= 400 and name != "get /readyz":  # its 503 is no problem but the answer
                assert response["content"]["application/problem+json"]["examples"], name


def test_every_example_is_valid() -> None:
    shown = list(examples())
    assert len(shown) > 300
    for name, schema, value in shown:
        assert not list(contract.errors(schema, value)), name


def test_every_reference_leads_somewhere() -> None:
    made = document()
    for reference in references(made):
        node = made
        for part in reference.removeprefix("#/").split("/"):
            node = node[part]


def test_a_nullable_enum_keeps_its_null() -> None:
    schemas = document()["components"]["schemas"]
    assert not {"NullEnum", "BlankEnum"} & set(schemas)


def test_every_choice_and_every_object_has_a_name_from_the_field() -> None:
    made = document()
    schemas = made["components"]["schemas"]
    assert not [name for name in schemas if name.endswith("Enum")], "ENUM_NAME_OVERRIDES lacks them"
    nameless = {f"{name} {sorted(each.get('properties', each))}" for name, each in parts(made) if is_shape(each)}
    assert not nameless, "yachtapi.postprocessing.COMPONENT gives them one"


def test_the_document_says_what_the_code_does_about_idempotency_keys() -> None:
    endpoints = EndpointEnumerator().get_api_endpoints()  # type: ignore[no-untyped-call]
    for path, _, method, callback in endpoints:
        operation = document()["paths"].get(path, {}).get(method.lower(), {})
        declared = any(parameter["name"] == "Idempotency-Key" for parameter in operation.get("parameters", []))
        kept = getattr(getattr(callback.cls, method.lower(), None), "is_idempotent", False)
        assert declared == kept, f"{method} {path}"


def examples() -> Iterator[tuple[str, dict[str, Any], Any]]:
    """Each example with the schema that it is to meet and the place where it stands."""
    problems = document()["components"]["examples"]
    for name, operation in operations():
        bodies = {"request": operation.get("requestBody", {}), **operation["responses"]}
        contents = [(place, content) for place, body in bodies.items() for content in body.get("content", {}).values()]
        for place, holder in [*contents, *((each["name"], each) for each in operation.get("parameters", []))]:
            for title, example in holder.get("examples", {}).items():
                example = problems[example["$ref"].rpartition("/")[2]] if "$ref" in example else example
                yield f"{name} {place} {title}", holder["schema"], example["value"]


def parts(made: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What lies within a component or a parameter, with its name."""
    for name, schema in made["components"]["schemas"].items():
        yield from ((name, each) for each in nodes(list(schema.values())))
    for name, operation in operations():
        yield from ((name, each) for each in nodes(operation.get("parameters", [])))


def is_shape(schema: dict[str, Any]) -> bool:
    return isinstance(schema.get("properties"), dict) or len(schema.get("enum", ())) > 1


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for below in value.values():
            yield from references(below)
    elif isinstance(value, list):
        for below in value:
            yield from references(below)
