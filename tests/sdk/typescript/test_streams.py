"""Logs and lists in Node, and what happens when an answer is lost."""

import json
import threading
import time
from collections.abc import Iterator

import pytest

from tests.sdk import stub
from tests.sdk.proxy import SILENCE, Proxy
from tests.sdk.typescript.conftest import Installed
from tests.serve.server import Server, free_port
from yachtapi_client import Client

ID = stub.GAME.split("/")[4]
SEATS = [{"kind": "bot", "strategy": "random"}] * 2


@pytest.fixture
def host(server: Server) -> Iterator[Client]:
    with Client.guest(f"http://127.0.0.1:{server.port}", name="Host") as client:
        yield client


def test_every_word_of_a_stream_is_heeded_and_the_place_kept(installed: Installed) -> None:
    with stub.saying(stub.EVENTFUL) as server:
        assert json.loads(installed.node("streams.mjs", "follow", server.url, ID)) == stub.TOLD
    assert [asked for _, asked in server.asked] == stub.ASKED
    assert server.asked[2][0] - server.asked[1][0] >= 1, "as Retry-After says"


def test_a_connection_that_died_silently_is_noticed(installed: Installed, host: Client) -> None:
    game = host.games.create(ruleset="yacht", seats=SEATS, start=True)
    told = [event.seq for event in game.follow(after=0)]
    with Proxy(host.address, seed=4, streams=[SILENCE]) as proxy:
        while not proxy.done[f"stream:{SILENCE}"]:
            assert json.loads(installed.node("streams.mjs", "follow", proxy.url, str(game.id))) == told


def test_a_reader_who_has_had_enough_is_let_go(installed: Installed, host: Client) -> None:
    game = host.games.create(ruleset="yacht", seats=[{"kind": "me"}])
    began = time.monotonic()
    came = json.loads(installed.node("streams.mjs", "abort", host.address, str(game.id)))
    assert came == {"seen": [1, 2], "thrown": "enough", "late": "Error"}
    assert time.monotonic() - began < 10


def test_a_list_of_several_pages_is_read_in_any_way(installed: Installed, host: Client) -> None:
    for _ in range(3):
        host.games.create(ruleset="yacht", seats=[{"kind": "me"}])
    told = [one.number for one in host.commitments.list().all()]
    came = json.loads(installed.node("streams.mjs", "pages", host.address))
    assert came["ids"] == came["all"] == told
    assert came["pages"] == [2] * (len(told) // 2) + [1] * (len(told) % 2)


def test_what_is_gone_after_an_answer_that_was_lost_has_been_deleted(installed: Installed) -> None:
    with stub.saying(stub.LOST) as server:
        assert json.loads(installed.node("streams.mjs", "remove", server.url, ID)) == "done"
    assert len(server.asked) == 2
    with stub.saying(stub.LOST[1:]) as server:
        assert json.loads(installed.node("streams.mjs", "remove", server.url, ID)) == "token_not_found"


def test_a_post_without_a_key_is_sent_again_where_no_connection_was_made(installed: Installed) -> None:
    port, said = free_port(), []
    address = f"http://127.0.0.1:{port}"
    asking = threading.Thread(target=lambda: said.append(installed.node("streams.mjs", "early", address)))
    asking.start()
    time.sleep(1.0)
    refusal = {"code": "not_authenticated", "status": 401, "detail": "Who are you?"}
    with stub.saying([stub.Said(401, refusal, stub.PROBLEM)], port) as server:
        asking.join()
    assert json.loads(said[0]) == "not_authenticated"
    assert [asked for _, asked in server.asked] == ["POST /api/v1/tokens/"]
