"""What a WSGI application sees and says through the bridge."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.serve.client import Exchange
from yachtapi import bridge, spool
from yachtapi.bridge import Bridge

LIMIT = 1000  # bytes


def echo(environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
    body = environ["wsgi.input"].read()
    seen = {key: value for key, value in environ.items() if isinstance(value, str)}
    start("200 OK", [("Content-Type", "application/json")])
    return [json.dumps({**seen, "thread": threading.current_thread().name, "body": body.decode()}).encode()]


def long_answer(environ: Any, start: Any) -> Iterable[bytes]:
    start("200 OK", [])
    return (b"x" * 1000 for _ in range(1000))


class StuckAfterTheFirst(Exchange):
    """A reader who takes the head and the first piece of an answer, and nothing else."""

    async def send(self, event: Any) -> None:
        if len(self.sent) == 2:
            self.takes.clear()
        await super().send(event)


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


def test_a_streamed_answer_arrives_whole():
    def stream(environ: Any, start: Any) -> Iterable[bytes]:
        start("200 OK", [("Content-Type", "application/x-ndjson")])
        return (b"%d\n" % number for number in range(200))

    exchange = ask(stream, Exchange())
    assert exchange.content == b"".join(b"%d\n" % number for number in range(200))
    assert [event["more_body"] for event in exchange.sent[-2:]] == [True, False]
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


def test_readers_who_take_nothing_hold_no_thread():
    async def talk() -> None:
        server = Bridge(long_answer, threads=1, body_limit=LIMIT)
        slow = [Exchange() for _ in range(5)]
        for exchange in slow:
            exchange.takes.clear()
        waiting = [asyncio.ensure_future(server(each.scope, each.receive, each.send)) for each in slow]
        try:
            quick = Exchange()
            await asyncio.wait_for(server(quick.scope, quick.receive, quick.send), 5)
            assert quick.content == b"x" * 1000 * 1000
            slow[0].takes.set()
            await asyncio.wait_for(waiting[0], 5)
            assert slow[0].content == quick.content
        finally:
            for each in waiting:
                each.cancel()
            server.close()

    asyncio.run(talk())


def test_a_reader_who_takes_nothing_is_given_up(monkeypatch):
    monkeypatch.setattr(bridge, "SLOWEST_READER", 0.05)
    exchange = StuckAfterTheFirst()
    ask(long_answer, exchange)
    assert [event["more_body"] for event in exchange.sent[1:]] == [True]


def test_of_too_many_slow_readers_the_one_who_came_first_has_to_go(monkeypatch):
    monkeypatch.setattr(spool, "MOST", 2)

    async def talk() -> None:
        server = Bridge(long_answer, threads=1, body_limit=LIMIT)
        exchange = Exchange()
        request = await server.read(exchange.scope, exchange.receive)
        assert request is not None
        kept = [(await server.ask(request)).rest for _ in range(3)]
        assert [each is not None and each.is_abandoned for each in kept] == [True, False, False]
        server.close()
        for each in kept:
            assert each is not None
            each.abandon()

    asyncio.run(talk())


def test_what_was_made_for_a_client_who_left_before_is_dropped():
    made = threading.Event()

    def late(environ: Any, start: Any) -> Iterable[bytes]:
        start("200 OK", [])
        made.wait(5)
        return (b"x" * 1000 for _ in range(1000))

    async def talk() -> None:
        server = Bridge(late, threads=1, body_limit=LIMIT)
        exchange = Exchange()
        task = asyncio.ensure_future(server(exchange.scope, exchange.receive, exchange.send))
        await asyncio.sleep(0.05)
        task.cancel()
        await asyncio.sleep(0)
        made.set()
        await asyncio.sleep(0.1)
        server.close()
        assert not [each for each in server._spools._kept if not each.is_abandoned]

    asyncio.run(talk())


def test_an_answer_that_breaks_off_does_not_end_as_if_it_were_whole(caplog):
    def breaking(environ: Any, start: Any) -> Iterable[bytes]:
        start("200 OK", [])
        yield from (b"1", b"2", b"3")
        raise ZeroDivisionError

    exchange = Exchange()
    ask(breaking, exchange)
    assert all(event["more_body"] for event in exchange.sent[1:])
    assert "An answer broke off." in caplog.text


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
