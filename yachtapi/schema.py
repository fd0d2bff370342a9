"""How the OpenAPI document comes about: each operation declares itself once, with ``@operation``.

The declaration names what is special about an operation. What follows from its shape (a body may be malformed, a token
wrong, a page's limit out of bounds) is added here, so that no view can forget it.
"""

from collections.abc import Callable, Iterator, Sequence
from http import HTTPStatus
from string import Formatter
from typing import Any, Literal, TypeVar

from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, extend_schema
from rest_framework.permissions import IsAuthenticated, IsAuthenticatedOrReadOnly

from games.api.errors import IdempotencyKeyInUse, IdempotencyKeyReused, InvalidIdempotencyKey, InvalidIfMatch
from games.errors import StaleVersion
from games.players.errors import ScopeMissing, TokenExpired
from games.players.scopes import ALL, READ
from rulesets.errors import Refusal
from yachtapi import problems
from yachtapi.body import Body
from yachtapi.live import frames
from yachtapi.postprocessing import nodes
from yachtapi.problems import Problem
from yachtapi.samples import FACTS, SAMPLE_ID

Method = TypeVar("Method", bound=Callable[..., Any])
Document = dict[str, Any]
Direction = Literal["request", "response"]
Cost = Literal["read", "move", "create", "heavy", "stream"]

IDEMPOTENCY_KEY = OpenApiParameter(
    "Idempotency-Key",
    {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"},
    OpenApiParameter.HEADER,
    description="Any word of your own. A request that comes again with it is answered again, not done again.",
)
IF_MATCH = OpenApiParameter(
    "If-Match",
    {"type": "string", "pattern": r'^\*$|^(W/)?"\d{1,18}(-[^"]*)?"$'},
    OpenApiParameter.HEADER,
    description='The version you have seen, such as `"17"`. If the game has moved on, nothing happens.',
)
IDEMPOTENCY_REPLAYED = OpenApiParameter(
    "Idempotency-Replayed",
    {"type": "string", "enum": ["true"]},
    OpenApiParameter.HEADER,
    response=True,
    description="Only there when the answer is that to an earlier request with the same key.",
)
IF_NONE_MATCH = OpenApiParameter(
    "If-None-Match",
    str,
    OpenApiParameter.HEADER,
    description="The `ETag` of the answer you have; if nothing has changed since, the answer is an empty 304.",
)
ETAG = OpenApiParameter(
    "ETag",
    {"type": "string", "pattern": r'^W/"[^"]+"$'},
    OpenApiParameter.HEADER,
    required=True,
    response=[200, 304],
    description="Names what you have been shown, for `If-None-Match`.",
)
IDEMPOTENCY_REFUSALS = (InvalidIdempotencyKey, IdempotencyKeyReused, IdempotencyKeyInUse)
IF_MATCH_REFUSALS = (InvalidIfMatch, StaleVersion)


def operation(
    operation_id: str,
    *,
    summary: str,
    responses: Any,
    request: Any = None,
    errors: Sequence[type[Refusal] | Problem] = (),
    examples: Sequence[OpenApiExample] = (),
    parameters: Sequence[OpenApiParameter | type[Body]] = (),
    idempotent: bool = False,
    if_match: bool = False,
    tags: Sequence[str] | None = None,
    cost: Cost | None = None,
    scopes: Sequence[str] | None = None,
) -> Callable[[Method], Method]:
    """Declare a view's method; its docstring becomes the description, ``errors`` is what it may refuse with.

    ``cost`` is the quota that pays; left out, a GET is a read and all else a move. ``scopes`` is what a token must be
    good for; left out, a GET needs to read and all else everything.
    """
    headers = ([IDEMPOTENCY_KEY, IDEMPOTENCY_REPLAYED] if idempotent else []) + ([IF_MATCH] if if_match else [])
    refusals = (
        *errors,
        *(IDEMPOTENCY_REFUSALS if idempotent else ()),
        *(IF_MATCH_REFUSALS if if_match else ()),
    )

    def declare(method: Method) -> Method:
        extended = extend_schema(
            operation_id=operation_id,
            summary=summary,
            request=request,
            responses=responses,
            examples=[*examples],
            parameters=[*parameters, *headers],
            tags=None if tags is None else [*tags],
        )(method)
        extended.refusals = refusals  # type: ignore[attr-defined]
        extended.operation_id = operation_id  # type: ignore[attr-defined]
        reads = method.__name__ == "get"
        extended.scopes = ([READ] if reads else list(ALL)) if scopes is None else [*scopes]  # type: ignore[attr-defined]
        extended.cost = cost or ("read" if reads else "move")  # type: ignore[attr-defined]
        return extended

    return declare


class Schema(AutoSchema):
    """Adds to each operation the problems that it may answer with, and says whether it needs a token."""

    def get_auth(self) -> list[Document]:
        """The bearer token; an empty requirement beside it where an anonymous request will do."""
        requirements = super().get_auth()
        for requirement in requirements:
            if "bearer" in requirement:
                requirement["bearer"] = self._scopes()
        if not self._needs_token() and {} not in requirements:
            requirements.append({})
        return requirements

    def _get_request_body(self, direction: Direction = "request") -> Any:
        """The generator knows no DELETE with a body; ours may have to prove that it is meant."""
        if self.method != "DELETE":
            return super()._get_request_body(direction)  # type: ignore[no-untyped-call]
        self.method = "POST"
        try:
            return super()._get_request_body(direction)  # type: ignore[no-untyped-call]
        finally:
            self.method = "DELETE"

    def _get_response_bodies(self, direction: Direction = "response") -> Document:
        bodies = super()._get_response_bodies(direction)
        for status, body in bodies.items():
            body["description"] = body["description"] or HTTPStatus(int(status)).phrase
        by_status: dict[int, list[Problem]] = {}
        for problem in self._problems():
            by_status.setdefault(problem.status, []).append(problem)
        return bodies | {str(status): _response(by_status[status]) for status in sorted(by_status)}

    def _get_response_headers_for_code(self, status_code: str, direction: Direction = "response") -> Document:
        own: Document = super()._get_response_headers_for_code(status_code, direction)
        return own | _references({"X-Request-ID", "RateLimit-Policy", "RateLimit"})

    def _problems(self) -> Iterator[Problem]:
        method = getattr(self.view, self.method.lower())
        if self.view.get_authenticators():
            yield problems.INVALID_TOKEN
            yield sample(TokenExpired)
            yield problems.THROTTLED
        if self._scopes():
            yield sample(ScopeMissing)
        if self._needs_token():
            yield problems.NOT_AUTHENTICATED
        if "{" in self.path:
            yield problems.NOT_FOUND
        yield problems.NOT_ACCEPTABLE
        if self.path.startswith("/api/"):  # signs of life apart, there is no operation without a look at a table
            yield from problems.OUTAGES.values()
        if self.method == "GET" and self._get_paginator():  # type: ignore[no-untyped-call]
            yield problems.INVALID_HOST  # the links of a page begin with it
        yield from self._input_problems()
        yield from (each if isinstance(each, Problem) else sample(each) for each in getattr(method, "refusals", ()))

    def _input_problems(self) -> Iterator[Problem]:
        parameters = self._get_parameters()
        # What comes with an idempotency key is read to be compared, even where no body is needed.
        has_key = any(parameter["name"] == IDEMPOTENCY_KEY.name for parameter in parameters)
        has_body = has_key or bool(self._get_request_body())
        if self.method not in ("GET", "HEAD"):
            yield problems.LENGTH_REQUIRED
            yield problems.BODY_TOO_LARGE
        if has_body:
            yield problems.MALFORMED_JSON
            yield problems.UNSUPPORTED_MEDIA_TYPE
        if has_body or any(parameter["in"] == "query" for parameter in parameters):
            yield problems.INVALID_REQUEST

    def _scopes(self) -> list[str]:
        return getattr(getattr(self.view, self.method.lower()), "scopes", [])

    def _needs_token(self) -> bool:
        permissions = self.view.get_permissions()
        if self.method not in ("GET", "HEAD") and any(isinstance(p, IsAuthenticatedOrReadOnly) for p in permissions):
            return True
        return any(isinstance(p, IsAuthenticated) for p in permissions)


SIGNING = (
    "The token that `POST players/` or `POST tokens/` gave you. The words beside it are the scopes that it needs here; "
    "a token has all of them unless it was made with fewer."
)


class BearerScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """The one way to sign a request."""

    target_class = "games.players.authentication.BearerAuthentication"
    name = "bearer"

    def get_security_definition(self, auto_schema: AutoSchema) -> Document:
        """HTTP bearer authentication."""
        return {"type": "http", "scheme": "bearer", "description": SIGNING}


def _word(kind: str, **facts: Document) -> Document:
    properties = {"type": {"type": "string", "const": kind}, **facts}
    return {"type": "object", "required": sorted(properties), "properties": properties}


SAMPLE_FAULT = {"field": "name", "code": "blank", "detail": "This field may not be blank."}
# What follows from the shape of an operation, with facts where there are any.
SHAPE_PROBLEMS = (
    problems.INVALID_TOKEN,
    problems.NOT_AUTHENTICATED,
    problems.NOT_FOUND,
    problems.NOT_ACCEPTABLE,
    problems.INVALID_HOST,
    problems.LENGTH_REQUIRED,
    problems.BODY_TOO_LARGE.having(limit=FACTS["limit"]),
    problems.MALFORMED_JSON,
    problems.UNSUPPORTED_MEDIA_TYPE,
    problems.INVALID_REQUEST.having(errors=[SAMPLE_FAULT]),
    *problems.OUTAGES.values(),
    problems.THROTTLED.having(policy="move", seconds=2),
)
_AFTER = {"type": "integer", "description": "The entry after which to go on."}
# What stands in a stream and is no entry of the log.
CONTROL_WORDS = {
    "StreamEnd": _word("end", reason={"type": "string", "enum": list(frames.REASONS)}, after=_AFTER),
    "StreamGap": _word("gap", after=_AFTER, oldest={"type": "integer", "description": "The oldest entry still kept."}),
}
HEADERS = {
    "X-Request-ID": {
        "description": "Names this exchange in our log; yours, if you sent a word that can be one.",
        "required": True,
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9._~-]{1,128}$"},
    },
    "WWW-Authenticate": {
        "description": "How to sign a request.",
        "required": True,
        "schema": {"type": "string", "enum": ["Bearer"]},
    },
    "RateLimit-Policy": {
        "description": "The quotas that paid for this request: `q` units in `w` seconds; all may be spent at once.",
        "schema": {"type": "string", "pattern": r'^"[a-z_]+";q=\d+;w=\d+(, "[a-z_]+";q=\d+;w=\d+)*$'},
    },
    "RateLimit": {
        "description": "What is left of them: `r` units, and the seconds `t` until all are there again, or with none "
        "left until the next one is.",
        "schema": {"type": "string", "pattern": r'^"[a-z_]+";r=\d+;t=\d+(, "[a-z_]+";r=\d+;t=\d+)*$'},
    },
    "Retry-After": {
        "description": "Seconds until it is worth trying again; not with every problem.",
        "schema": {"type": "string", "pattern": "^[0-9]+$"},
    },
}
FAULT_SCHEMA = {
    "type": "object",
    "required": ["field", "code", "detail"],
    "properties": {
        "field": {"type": ["string", "null"], "description": "Dotted path; null for a fault of the whole body."},
        "code": {"type": "string"},
        "detail": {"type": "string"},
    },
}
PROBLEM_SCHEMA = {
    "type": "object",
    "description": "RFC 9457. `code` never changes; the facts of the case stand beside it.",
    "required": ["type", "title", "status", "detail", "code", "request_id"],
    "properties": {
        "type": {"type": "string", "format": "uri", "description": "`urn:yachtapi:problem:` and the code."},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "detail": {"type": "string", "description": "A sentence for people; it may change."},
        "code": {"type": "string"},
        "request_id": {"type": "string"},
        "errors": {"type": "array", "items": {"$ref": "#/components/schemas/Fault"}},
    },
    "additionalProperties": True,
}


def sample(refusal: type[Refusal]) -> Problem:
    """The problem a refusal becomes, with sample facts; a fact without a sample is a KeyError."""
    names = {name for _, name, _, _ in Formatter().parse(refusal.sentence) if name}
    facts = {name: FACTS[name] for name in sorted(names)}
    return Problem(refusal.code, problems.STATUSES[refusal], str(refusal(**facts)), facts)


def _response(of_one_status: list[Problem]) -> Document:
    codes = sorted({problem.code for problem in of_one_status})
    content = {
        "schema": {"$ref": "#/components/schemas/Problem"},
        "examples": {code: {"$ref": f"#/components/examples/{code}"} for code in codes},
    }
    named = {name for problem in of_one_status for name in problem.headers}
    if any(problem.status == 401 for problem in of_one_status):
        named.add("WWW-Authenticate")
    return {
        "headers": _references({"X-Request-ID", "RateLimit-Policy", "RateLimit", *named}),
        "description": ", ".join(f"`{code}`" for code in codes),
        "content": {problems.MEDIA_TYPE: content},
    }


def _reference(header: str) -> Document:
    return {header: {"$ref": f"#/components/headers/{header}"}}


def _references(headers: set[str]) -> Document:
    return {name: node for header in sorted(headers) for name, node in _reference(header).items()}


def _samples() -> dict[str, Problem]:
    """Every problem that an operation may declare, by its code."""
    refusals = (sample(refusal) for refusal in problems.STATUSES)
    return {problem.code: problem for problem in sorted((*SHAPE_PROBLEMS, *refusals), key=lambda each: each.code)}


def _is_example(node: Document) -> bool:
    return str(node.get("$ref", "")).startswith("#/components/examples/")


def _example(problem: Problem) -> Document:
    return {"summary": problem.detail, "value": problem.document() | {"request_id": SAMPLE_ID}}


def add_problems(result: Document, generator: Any, request: Any, public: bool) -> Document:
    """Hook: add the schemas, the examples and the headers that the problem responses refer to."""
    components = result["components"]
    schemas = components["schemas"] | {"Fault": FAULT_SCHEMA, "Problem": PROBLEM_SCHEMA} | CONTROL_WORDS
    named = {node["$ref"].rpartition("/")[2] for node in nodes(result["paths"]) if _is_example(node)}
    components["headers"] = HEADERS
    components["schemas"] = dict(sorted(schemas.items()))
    components["examples"] = {code: _example(problem) for code, problem in _samples().items() if code in named}
    return result
