"""The OpenAPI document as a judge of real requests and answers; ``conftest.py`` asks it about each of the suite."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache, wraps
from typing import Any
from urllib.parse import urlsplit

from django.http import HttpResponse
from django.test import RequestFactory
from jsonschema_rs import Draft202012Validator

from tests import witnesses
from yachtapi.documentation import document
from yachtapi.postprocessing import nodes
from yachtapi.problems import MEDIA_TYPE

BASE = "/api/v1/"
PROBLEM = {"$ref": "#/components/schemas/Problem"}
# What may be answered in front of the operations: no such path or method, and what is looked at before the method.
IN_FRONT = {401, 404, 405, 406, 411, 413}

Node = dict[str, Any]
Send = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request and its answer, as they went over the wire."""

    method: str
    path: str
    sent: bytes
    status: int
    headers: Mapping[str, str]  # names in any case
    received: bytes

    @property
    def media_type(self) -> str | None:
        """What the answer says it is, without parameters."""
        return self.headers["Content-Type"].partition(";")[0] if "Content-Type" in self.headers else None


def watched(generic: Send) -> Send:
    """``RequestFactory.generic``, through which every test client sends, with a look at each answer."""

    @wraps(generic)
    def send(client: RequestFactory, method: str, path: str, data: Any = b"", *args: Any, **kwargs: Any) -> Any:
        answer = generic(client, method, path, data, *args, **kwargs)
        if isinstance(answer, HttpResponse):  # a bare factory only makes requests
            check(_exchange(method, path, data, answer))
        return answer

    return send


def check(exchange: Exchange) -> None:
    """Raise AssertionError for an exchange that the document does not describe; paths outside of the API may be so."""
    witness(exchange)
    if exchange.path.startswith(BASE) and exchange.method != "OPTIONS":
        found = [f"{exchange.method} {exchange.path}: {exchange.status}: {fault}" for fault in faults(exchange)]
        assert not found, "\n".join(["not as the OpenAPI document says:", *found])


def witness(exchange: Exchange) -> None:
    """Note which examples this is alike to."""
    if (operation := _operation(exchange)) and exchange.received:
        witnesses.watch(operation, exchange.status, exchange.media_type, exchange.received)


def faults(exchange: Exchange) -> Iterator[str]:
    """Everything about an exchange that the document does not describe."""
    operation = _operation(exchange)
    if operation is None:
        yield from _faults_in_front(exchange)
        return
    response = operation["responses"].get(str(exchange.status))
    if response is None:
        yield "this status is not documented"
        return
    yield from _header_faults(exchange, response)
    yield from _answer_faults(exchange, response)
    if exchange.status < 300:
        yield from _request_faults(exchange, operation.get("requestBody"))


def events_of(received: str) -> list[Node]:
    """The data of each server-sent event, which names its number and its type also outside of them."""
    found = []
    for block in received.split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.splitlines() if line and not line.startswith(":"))
        if "data" in fields:
            entry = json.loads(fields["data"])
            assert fields["event"] == entry["type"] and fields.get("id") == (
                str(entry["seq"]) if "seq" in entry else None
            )
            found.append(entry)
    return found


def lines_of(received: str) -> list[Node]:
    """Each line that is not blank."""
    return [json.loads(line) for line in received.splitlines() if line]


TEXTS = {"image/svg+xml", "text/html", "text/markdown"}
STREAMS: dict[str, Callable[[str], list[Node]]] = {"text/event-stream": events_of, "application/x-ndjson": lines_of}


def errors(schema: Node, value: Any) -> Iterator[str]:
    """Where and why a value does not meet a schema of the document; its objects have no fields but those named."""
    for error in _validator(json.dumps(schema)).iter_errors(value):
        yield f"{'.'.join(map(str, error.instance_path)) or 'the whole'}: {error.message[:300]}"


def _exchange(method: str, path: str, sent: Any, answer: HttpResponse) -> Exchange:
    body = sent.encode() if isinstance(sent, str) else bytes(sent)
    return Exchange(method, urlsplit(path).path, body, answer.status_code, answer.headers, answer.content)


def _faults_in_front(exchange: Exchange) -> Iterator[str]:
    if exchange.status not in IN_FRONT:
        yield "there is no such operation, and yet it was answered"
    elif exchange.media_type != MEDIA_TYPE:
        yield f"{exchange.media_type} is no problem"
    elif exchange.method != "HEAD":
        yield from errors(PROBLEM, json.loads(exchange.received))


def _header_faults(exchange: Exchange, response: Node) -> Iterator[str]:
    for name, declared in response.get("headers", {}).items():
        header = _resolved(declared)
        if name in exchange.headers:
            yield from (f"header {name}: {error}" for error in errors(header["schema"], exchange.headers[name]))
        elif header.get("required"):
            yield f"header {name} is missing"


def _answer_faults(exchange: Exchange, response: Node) -> Iterator[str]:
    content: Node = response.get("content", {})
    if exchange.method == "HEAD" or not content:
        if exchange.received:
            yield "a body where there is none"
    elif exchange.media_type not in content:
        yield f"media type {exchange.media_type} is not documented"
    elif exchange.media_type in STREAMS:
        for entry in STREAMS[exchange.media_type](exchange.received.decode()):
            yield from errors(content[exchange.media_type]["schema"]["x-items"], entry)
    elif exchange.media_type in TEXTS:
        yield from errors(content[exchange.media_type]["schema"], exchange.received.decode())
    else:
        yield from _body_faults(json.loads(exchange.received), content[exchange.media_type])


def _body_faults(body: Any, content: Node) -> Iterator[str]:
    yield from errors(content["schema"], body)
    if content["schema"] == PROBLEM and body.get("code") not in content["examples"]:
        yield f"the code {body.get('code')} is not documented"


def _request_faults(exchange: Exchange, declared: Node | None) -> Iterator[str]:
    if declared is None:
        return
    if exchange.sent:
        schema = declared["content"]["application/json"]["schema"]
        yield from (f"accepted, though in the body {error}" for error in errors(schema, json.loads(exchange.sent)))
    elif declared.get("required"):
        yield "accepted, though without the required body"


def _operation(exchange: Exchange) -> Node | None:
    method = "get" if exchange.method == "HEAD" else exchange.method.lower()
    for pattern, methods in _paths():
        if pattern.fullmatch(exchange.path):
            operation: Node | None = methods.get(method)
            return operation
    return None


def _resolved(node: Node) -> Node:
    return document()["components"]["headers"][node["$ref"].rpartition("/")[2]] if "$ref" in node else node


@cache
def _paths() -> list[tuple[re.Pattern[str], Node]]:
    """The paths with their methods, those with the fewest parameters first: players/me/ is no player's id."""
    paths = sorted(document()["paths"].items(), key=lambda item: item[0].count("{"))
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", template)), methods) for template, methods in paths]


@cache
def _validator(schema: str) -> Draft202012Validator:
    return Draft202012Validator({**json.loads(schema), "components": _closed_components()}, validate_formats=True)


@cache
def _closed_components() -> Node:
    """The components, with every object closed that does not say it is open: a new field must be documented."""
    schemas = deepcopy(document()["components"]["schemas"])
    for node in nodes(schemas):
        if node.get("type") == "object" and "properties" in node:
            node.setdefault("additionalProperties", False)
    return {"schemas": schemas}
