"""What a WSGI application sees and says through the bridge."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.serve.client import Exchange
from yachtapi import bridge
from yachtapi.bridge import Bridge

LIMIT = 1000  # bytes


def echo(environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
    body = environ["wsgi.input"].read()
    seen = {key: value for key, value in environ.items() if isinstance(value, str)}
    start("200 OK", [("Content-Type", "application/json")])
    return [json.dumps({**seen, "thread": threading.current_thread().name, "body": body.decode()}).encode()]


def ask(application: Any, exchange: Exchange) -> Exchange:
    async def talk() -> None:
        server = Bridge(application, threads=2, body_limit=LIMIT)
        try:
            await asyncio.wait_for(server(exchange.scope, exchange.receive, exchange.send), 5)
        finally:
            server.close()

    asyncio.run(talk())
    return exchange


def test_the_request_arrives_as_it_was_sent():
    headers = [
        (b"content-type", b"text/plain"),
        (b"x-name", b"a"),
        (b"x-name", b"b"),
        (b"cookie", b"c"),
        (b"cookie", b"d"),
    ]
    exchange = Exchange("/w%C3%BCrfel/", "POST", headers, [b"one", b"two"], "keep=3&keep=4")
    seen = json.loads(ask(echo, exchange).content)
    assert seen["REQUEST_METHOD"] == "POST"
    assert seen["PATH_INFO"].encode("latin-1").decode() == "/würfel/"
    assert seen["QUERY_STRING"] == "keep=3&keep=4"
    assert (seen["CONTENT_TYPE"], seen["CONTENT_LENGTH"]) == ("text/plain", "6")
    assert (seen["HTTP_X_NAME"], seen["HTTP_COOKIE"]) == ("a,b", "c; d")
    assert seen["REMOTE_ADDR"] == "192.0.2.1"
    assert seen["body"] == "onetwo"


def test_the_application_runs_in_one_of_the_bridges_threads():
    assert json.loads(ask(echo, Exchange()).content)["thread"].startswith("view")


def test_a_header_with_an_underscore_cannot_pass_for_one_with_a_hyphen():
    assert "HTTP_X_REQUEST_ID" not in json.loads(ask(echo, Exchange(headers=[(b"x_request_id", b"forged")])).content)


def test_the_answer_has_its_length():
    exchange = ask(echo, Exchange())
    assert exchange.status == 200
    assert int(exchange.answered[b"content-length"]) == len(exchange.content)


def test_head_is_answered_with_the_length_and_without_the_body():
    exchange = ask(echo, Exchange(method="HEAD"))
    assert exchange.content == b""
    assert int(exchange.answered[b"content-length"]) > 0


def test_an_answer_without_content_has_no_length():
    def nothing(environ: Any, start: Any) -> list[bytes]:
        start("204 No Content", [])
        return []

    assert b"content-length" not in ask(nothing, Exchange()).answered


def test_a_body_over_the_limit_is_cut_and_announced_as_too_long():
    seen = json.loads(ask(echo, Exchange(method="POST", body=[b"x" * 600] * 9)).content)
    assert (seen["CONTENT_LENGTH"], len(seen["body"])) == (str(LIMIT + 1), LIMIT + 1)


def test_a_body_keeps_its_announced_length():
    announced = [(b"content-length", b"10000000")]
    seen = json.loads(ask(echo, Exchange(method="POST", headers=announced, body=[b"x" * 600] * 9)).content)
    assert seen["CONTENT_LENGTH"] == "10000000"


def test_a_client_that_leaves_while_it_sends_gets_no_answer():
    exchange = Exchange(method="POST", body=[b"half"])
    exchange.left.set()
    exchange.body.append(b"")

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    exchange.receive = receive  # type: ignore[method-assign]
    assert ask(echo, exchange).sent == []


def test_a_streamed_answer_arrives_in_its_chunks():
    def stream(environ: Any, start: Any) -> Iterable[bytes]:
        start("200 OK", [("Content-Type", "application/x-ndjson")])
        return (b"%d\n" % number for number in range(200))

    exchange = ask(stream, Exchange())
    assert exchange.content == b"".join(b"%d\n" % number for number in range(200))
    assert [event["more_body"] for event in exchange.sent[1:]] == [True] * 200 + [False]
    assert b"content-length" not in exchange.answered


def test_a_stream_ends_and_is_closed_when_its_reader_leaves():
    closed = threading.Event()

    def endless(environ: Any, start: Any) -> Iterable[bytes]:
        start("200 OK", [])
        try:
            while True:
                yield b"again\n"
        finally:
            closed.set()

    exchange = Exchange()
    exchange.left.set()
    ask(endless, exchange)
    assert closed.wait(5)


def test_a_slow_reader_does_not_hold_more_than_some_chunks(monkeypatch):
    monkeypatch.setattr(bridge, "SLOWEST_READER", 0.1)
    made = []

    def long(environ: Any, start: Any) -> Iterable[bytes]:
        start("200 OK", [])
        for number in range(10_000):
            made.append(number)
            yield b"x"

    async def talk() -> None:
        server = Bridge(long, threads=1, body_limit=LIMIT)
        exchange = Exchange()
        request = await server.read(exchange.scope, exchange.receive)
        assert request is not None
        await server.ask(request)
        await asyncio.sleep(0.5)
        server.close()

    asyncio.run(talk())
    assert len(made) <= bridge.CHUNKS_AHEAD + 4


def test_the_application_is_told_when_its_answer_is_finished():
    closed = []

    class Answer(list[bytes]):
        def close(self) -> None:
            closed.append(threading.current_thread().name)

    def application(environ: Any, start: Any) -> Answer:
        start("200 OK", [])
        return Answer([b"x"])

    ask(application, Exchange())
    assert closed[0].startswith("view")


def test_a_failure_of_the_application_reaches_the_server():
    def failing(environ: Any, start: Any) -> list[bytes]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        ask(failing, Exchange())


@pytest.mark.parametrize(("headers", "asked"), [([(b"transfer-encoding", b"chunked")], True), ([], False)])
def test_a_client_whose_chunks_are_none_is_answered_all_the_same(
    headers: list[tuple[bytes, bytes]], asked: bool
) -> None:
    exchange = Exchange(method="POST", headers=headers, body=[])
    exchange.left.set()
    bridge = Bridge(lambda environ, start: [], threads=1, body_limit=10)
    try:
        request = asyncio.run(bridge.read(exchange.scope, exchange.receive))
    finally:
        bridge.close()
    assert (request is not None) is asked
    assert request is None or request.environ()["CONTENT_LENGTH"] == "", "it is not taken for a body of no bytes"
