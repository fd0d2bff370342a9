"""OpenTelemetry on a real server: one trace from a caller's span to the worker's last query, without a secret."""

import http.client
import json
import os
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.serve.server import ROOT, Server, free_port, wait_for
from yachtapi import env

TRACE, CALLER = "4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"
SEED_WORD, NAME, TICKET = "my-lucky-word", "Eve Adams", "Zm9vYmFy"

Span = dict[str, Any]


class Collector:
    """The least that takes spans over HTTP."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        collector = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                collector.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def spans(self) -> list[Span]:
        """All that came, as plain values."""
        found = []
        for body in list(self.bodies):
            for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
                for scope in resource.scope_spans:
                    found += [_plain(span) for span in scope.spans]
        return found


def _plain(span: Any) -> Span:
    return {
        "name": span.name,
        "trace": span.trace_id.hex(),
        "id": span.span_id.hex(),
        "parent": span.parent_span_id.hex(),
        "status": span.status,
        **{each.key: each.value.string_value or each.value.int_value for each in span.attributes},
    }


@pytest.fixture(scope="module")
def collector() -> Iterator[Collector]:
    collecting = Collector()
    yield collecting
    collecting.server.shutdown()
    collecting.server.server_close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, collector: Collector) -> Iterator[Server]:
    """One that sends its spans to the collector."""
    server = Server.start(
        tmp_path_factory.mktemp("data"),
        free_port(),
        OTEL_EXPORTER_OTLP_ENDPOINT=f"http://127.0.0.1:{collector.server.server_port}",
        OTEL_BSP_SCHEDULE_DELAY="200",
    )
    try:
        yield server.wait_until_it_serves()
    finally:
        server.kill()


def test_a_trace_leads_from_the_callers_span_to_the_workers_queries(server: Server, collector: Collector) -> None:
    _, guest = server.request("POST", "/api/v1/players/", {"name": NAME})
    asked = {"ruleset": "yacht", "seats": [{"kind": "bot", "strategy": "greedy"}, {"kind": "me"}], "order": "seat"}
    _, game = server.request("POST", "/api/v1/games/", asked, guest["token"])
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    headers = {
        "Authorization": f"Bearer {guest['token']}",
        "Content-Type": "application/json",
        "traceparent": f"00-{TRACE}-{CALLER}-01",
        "baggage": f"ticket={TICKET}",
        "X-Request-ID": "r-traced",
    }
    line.request(
        "POST", f"/api/v1/games/{game['id']}/start/?ticket={TICKET}", json.dumps({"client_seed": SEED_WORD}), headers
    )
    response = line.getresponse()
    assert (response.status, response.read()[:1]) == (200, b"{")
    line.close()

    def whole() -> list[Span] | None:
        found = [span for span in collector.spans() if span["trace"] == TRACE]
        return found if any(span["name"] == "run games.tasks.play_engines" for span in found) else None

    spans = wait_for(whole)
    by_id = {span["id"]: span for span in spans}
    request = next(span for span in spans if span["parent"] == CALLER)
    task = next(span for span in spans if span["name"] == "run games.tasks.play_engines")
    assert request["name"] == "POST games_start"
    assert (request["http.response.status_code"], request["yacht.operation"]) == (200, "games_start")
    assert task["parent"] == request["id"]
    assert {request["yacht.request_id"], task["yacht.request_id"]} == {"r-traced"}
    queries = [span for span in spans if span.get("db.system.name") == "sqlite"]
    assert {by_id[query["parent"]]["name"] for query in queries} == {request["name"], task["name"]}
    assert any("games_event" in query["db.query.text"] and query["name"] == "INSERT" for query in queries)


def test_nothing_secret_is_in_any_span(server: Server, collector: Collector) -> None:
    _, guest = server.request("POST", "/api/v1/players/", {"name": NAME})
    path = f"/api/v1/players/me/?ticket={TICKET}"
    assert server.request("GET", path, token=guest["token"])[0].status == 200

    wait_for(lambda: [span for span in collector.spans() if span["name"] == "GET players_me_retrieve"])
    sent = b"".join(collector.bodies)
    for secret in (guest["token"], NAME, SEED_WORD, TICKET, "Bearer", "127.0.0.1", guest["player"]["id"]):
        assert secret.encode() not in sent


def python(code: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """A program in a process of its own, where nothing is imported yet."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_where_nobody_asks_nothing_of_it_is_imported(tmp_path: Path) -> None:
    code = """
import redis  # where the packages are installed it looks at those for metrics
import sys
before = set(sys.modules)
import yachtapi.asgi, yachtapi.celery
print([name for name in set(sys.modules) - before if name.startswith(("opentelemetry", "yachtapi.spans"))])
"""
    done = python(code, DATA_DIR=str(tmp_path))
    assert (done.stdout, done.returncode) == ("[]\n", 0), done.stderr


def test_without_the_packages_the_start_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "opentelemetry").mkdir()
    (tmp_path / "opentelemetry" / "__init__.py").touch()  # a package in front of the real one, and empty
    done = subprocess.run(
        [sys.executable, "manage.py", "serve"],
        cwd=ROOT,
        env={
            **os.environ,
            "DATA_DIR": str(tmp_path),
            "PYTHONPATH": f"{tmp_path}:{ROOT}",
            "OTEL_TRACES_EXPORTER": "console",
        },
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == (
        "Traces are asked for, but opentelemetry-sdk is not installed: "
        ".venv/bin/pip install opentelemetry-sdk opentelemetry-exporter-otlp-proto-http\n"
    )


def test_the_console_takes_spans_too(tmp_path: Path) -> None:
    code = """
import yachtapi.wsgi
from django.test import Client
from yachtapi import spans
Client().get("/healthz")
spans._provider.force_flush()
"""
    done = python(code, DATA_DIR=str(tmp_path), OTEL_TRACES_EXPORTER="console", OTEL_SERVICE_NAME="table-seven")
    assert '"name": "GET healthz"' in done.stdout, done.stderr
    assert "table-seven" in done.stdout


@pytest.mark.parametrize(
    ("variables", "exporter"),
    [
        ({}, ""),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://x:4318"}, "otlp"),
        ({"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://x:4318/v1/traces"}, "otlp"),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://x:4318", "OTEL_TRACES_EXPORTER": "none"}, ""),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://x:4318", "OTEL_SDK_DISABLED": "true"}, ""),
        ({"OTEL_TRACES_EXPORTER": "console"}, "console"),
    ],
)
def test_the_variables_of_opentelemetry_say_where_spans_go(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], exporter: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert env.traces() == exporter


def test_the_extra_is_what_the_tests_ran_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    tested = {line.partition("#")[0].strip() for line in (ROOT / "requirements-dev.txt").read_text().splitlines()}
    extra = project["project"]["optional-dependencies"]["otel"]
    assert set(extra) <= tested
    assert [each.partition(" ")[0] for each in extra] == [*env.PIP]


def test_an_exporter_that_is_not_known_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_TRACES_EXPORTER", "zipkin")
    with pytest.raises(ImproperlyConfigured, match="must be otlp, console or none, not 'zipkin'"):
        env.traces()
