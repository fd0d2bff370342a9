"""What is served is what is documented; nothing is left over from making it, and the server asks nobody else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.urls import URLPattern, URLResolver, get_resolver
from rest_framework.test import APIClient

from tests.serve.server import ROOT
from yachtapi.documentation import document

# Pages and machines' questions, which the document of the API need not have.
BESIDE = {"", "api/schema/", "api/docs/", "api/redoc/", "healthz", "readyz", "metrics"}
# What could open a connection to an address that somebody else has written.
CLIENTS = {"requests", "httpx", "aiohttp", "urllib3", "urllib.request", "http.client", "ftplib", "smtplib"}
# `serve` asks its own web process whether it answers yet.
ASKS_ITSELF = {Path("yachtapi/management/commands/serve.py")}


def served(patterns: list[URLPattern | URLResolver], prefix: str = "") -> Iterator[str]:
    for pattern in patterns:
        path = prefix + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from served(pattern.url_patterns, path)
        else:
            yield path


def test_every_path_that_is_served_is_documented() -> None:
    documented = {path.lstrip("/") for path in document()["paths"]}
    paths = {re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", path) for path in served(get_resolver().url_patterns)}
    left = {path for path in paths - documented - BESIDE if not path.startswith("admin/")}
    assert not left
    assert not documented - paths


@pytest.mark.parametrize(
    "path", ["/api/v1/", "/api/", "/api/v2/games/", "/debug/", "/.env", "/.git/config", "/static/"]
)
def test_there_is_nothing_else(api: APIClient, path: str) -> None:
    answer = api.get(path)
    assert (answer.status_code, answer["Content-Type"]) == (404, "application/problem+json")
    assert str(ROOT) not in answer.content.decode()


def test_nothing_is_set_up_for_making_it() -> None:
    assert not settings.DEBUG
    renderers = settings.REST_FRAMEWORK["DEFAULT_RENDERER_CLASSES"]
    assert renderers == ["rest_framework.renderers.JSONRenderer"], "no browsable pages"


def test_the_server_asks_nobody_for_anything() -> None:
    found = []
    for package in ("yachtapi", "games", "rulesets"):
        for file in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text())):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                found += [(file.relative_to(ROOT), name) for name in names if name in CLIENTS]
    assert {file for file, _ in found} <= ASKS_ITSELF, found


def test_no_field_of_any_request_is_an_address() -> None:
    text = str(
        {name: schema for name, schema in document()["components"]["schemas"].items() if name.endswith("Request")}
    )
    assert "'format': 'uri'" not in text and not re.search(r"'(\w*url|callback|webhook|host)'", text)
