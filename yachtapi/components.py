"""What the operations of the OpenAPI document refer to: problems and their samples, headers, the words of a stream."""

from string import Formatter
from typing import Any

from rulesets.errors import Refusal
from yachtapi import problems
from yachtapi.live import frames
from yachtapi.postprocessing import nodes
from yachtapi.problems import Problem
from yachtapi.samples import FACTS, SAMPLE_ID, beside

Document = dict[str, Any]


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
    "EndReason": {"type": "string", "enum": list(frames.REASONS)},
    "StreamEnd": _word("end", reason={"$ref": "#/components/schemas/EndReason"}, after=_AFTER),
    "StreamGap": _word("gap", after=_AFTER, oldest={"type": "integer", "description": "The oldest entry there is."}),
}
HEADERS = {
    "X-Request-ID": {
        "description": "Names this exchange in our log; yours, if you sent a word that can be one.",
        "required": True,
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9._~-]{1,128}$"},
    },
    "Content-Language": {
        "description": "The language of the sentences: the first of `Accept-Language` that there is, else English.",
        "required": True,
        "schema": {"type": "string", "pattern": "^[A-Za-z-]+$"},
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
    named = sorted({name for _, name, _, _ in Formatter().parse(refusal.sentence) if name})
    facts = {name: FACTS[name] for name in named}
    sentence = str(refusal(**facts))
    return Problem(refusal.code, problems.STATUSES[refusal], sentence, facts | beside(refusal.code))


def response(of_one_status: list[Problem]) -> Document:
    """What an operation answers with one status of refusal: the problems by reference, and their headers."""
    codes = sorted({problem.code for problem in of_one_status})
    content = {
        "schema": {"$ref": "#/components/schemas/Problem"},
        "examples": {code: {"$ref": f"#/components/examples/{code}"} for code in codes},
    }
    named = {name for problem in of_one_status for name in problem.headers}
    if any(problem.status == 401 for problem in of_one_status):
        named.add("WWW-Authenticate")
    return {
        "headers": references({"X-Request-ID", "Content-Language", "RateLimit-Policy", "RateLimit", *named}),
        "description": ", ".join(f"`{code}`" for code in codes),
        "content": {problems.MEDIA_TYPE: content},
    }


def references(headers: set[str]) -> Document:
    """The headers by reference, by name."""
    return {header: {"$ref": f"#/components/headers/{header}"} for header in sorted(headers)}


def _samples() -> dict[str, Problem]:
    """Every problem that an operation may declare, by its code."""
    refusals = (sample(refusal) for refusal in problems.STATUSES)
    return {problem.code: problem for problem in sorted((*SHAPE_PROBLEMS, *refusals), key=lambda each: each.code)}


def _is_example(node: Document) -> bool:
    return str(node.get("$ref", "")).startswith("#/components/examples/")


def _example(problem: Problem) -> Document:
    return {"summary": str(problem.detail), "value": problem.document() | {"request_id": SAMPLE_ID}}


def add_components(result: Document, generator: Any, request: Any, public: bool) -> Document:
    """Hook: add the schemas, the examples and the headers that the responses refer to."""
    components = result["components"]
    schemas = components["schemas"] | {"Fault": FAULT_SCHEMA, "Problem": PROBLEM_SCHEMA} | CONTROL_WORDS
    named = {node["$ref"].rpartition("/")[2] for node in nodes(result["paths"]) if _is_example(node)}
    components["headers"] = HEADERS
    components["schemas"] = dict(sorted(schemas.items()))
    components["examples"] = {code: _example(problem) for code, problem in _samples().items() if code in named}
    return result
