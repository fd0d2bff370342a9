"""Every operation of the schema is a method of both clients, and takes what the operation takes."""

import inspect
from typing import Any

import pytest

from sdk.generate import document, names
from yachtapi_client import AsyncClient, Client

DOCUMENT = document.read()
OPERATIONS = {operation["operationId"]: operation for _, _, operation in document.operations(DOCUMENT)}
# Streams are resumed by `follow`, and nothing is cached.
BY_ITSELF = {"Last-Event-ID", "If-None-Match"}
CLIENTS = (Client("http://127.0.0.1:9"), AsyncClient("http://127.0.0.1:9"))


def method(client: Client | AsyncClient, operation_id: str) -> Any:
    """What calls an operation."""
    resource, verb = names.named(operation_id)
    return getattr(getattr(client, resource), verb)


def parameters_of(operation: document.Node) -> set[str]:
    """What the schema lets a caller say: in the path, the query, the headers and the body."""
    beside = {one["name"] for one in operation.get("parameters", ())} - BY_ITSELF
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    return {name.lower().replace("-", "_") for name in beside | fields_of(body)}


def fields_of(schema: document.Node) -> set[str]:
    """The fields of a body."""
    if "$ref" in schema:
        return fields_of(DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    return set(schema.get("properties", ())).union(*map(fields_of, schema.get("allOf", ())))


@pytest.mark.parametrize("client", CLIENTS, ids=("sync", "async"))
@pytest.mark.parametrize("operation_id", OPERATIONS)
def test_an_operation_can_be_called_with_all_that_it_takes(client: Client | AsyncClient, operation_id: str) -> None:
    taken = inspect.signature(method(client, operation_id)).parameters
    assert {name.rstrip("_") for name in taken} == parameters_of(OPERATIONS[operation_id])
    by_position = [name for name, one in taken.items() if one.kind is not inspect.Parameter.KEYWORD_ONLY]
    in_path = [one["name"] for one in OPERATIONS[operation_id].get("parameters", ()) if one["in"] == "path"]
    assert sorted(by_position) == sorted(in_path)


@pytest.mark.parametrize("operation_id", OPERATIONS)
def test_both_clients_have_the_same_methods_and_say_what_they_do(operation_id: str) -> None:
    one, other = (method(client, operation_id) for client in CLIENTS)
    assert one.__doc__ == other.__doc__ and one.__doc__
    assert list(inspect.signature(one).parameters) == list(inspect.signature(other).parameters)


def test_there_are_no_methods_that_the_schema_does_not_have() -> None:
    by_hand = {("games", "follow"), ("me", "follow"), ("tournaments", "follow")}
    client = CLIENTS[0]
    found = {
        (resource, verb)
        for resource, held in vars(client).items()
        if not resource.startswith("_")
        for verb, _ in inspect.getmembers(held, callable)
        if not verb.startswith("_")
    }
    assert found - by_hand == {names.named(operation_id) for operation_id in OPERATIONS}
