"""How the OpenAPI document comes about: each operation declares itself once, with ``@operation``.

The declaration names what is special about an operation. What follows from its shape (a body may be malformed, a token
wrong, a page's limit out of bounds) is added here, so that no view can forget it.
"""

from collections.abc import Callable, Iterator, Sequence
from http import HTTPStatus
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
from yachtapi.components import Document, references, response, sample
from yachtapi.problems import Problem

Method = TypeVar("Method", bound=Callable[..., Any])
Direction = Literal["request", "response"]
Cost = Literal["read", "move", "create", "heavy", "account", "stream"]

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
    description='The version you have seen, such as `"17"`. If it has moved on since, nothing happens.',
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
        return bodies | {str(status): response(by_status[status]) for status in sorted(by_status)}

    def _get_response_headers_for_code(self, status_code: str, direction: Direction = "response") -> Document:
        own: Document = super()._get_response_headers_for_code(status_code, direction)
        return own | references({"X-Request-ID", "RateLimit-Policy", "RateLimit"})

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
