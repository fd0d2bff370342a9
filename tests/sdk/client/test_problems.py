"""What goes wrong comes as an exception of its own kind, with a sentence that helps."""

import sqlite3
import threading
from contextlib import closing
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.sdk import stub
from tests.sdk.client.games import games_of
from tests.sdk.proxy import Proxy
from tests.serve.server import Server
from yachtapi_client import Client, Problem, UnexpectedAnswer, Unreachable, YachtError, answers, codes


def test_a_refusal_is_the_class_of_its_code_and_carries_its_facts(address: str, token: str) -> None:
    with Client(address, token) as client:
        game = client.games.create(ruleset="yacht", seats=[{"kind": "me"}], start=True)
        with pytest.raises(codes.NotRolledYet) as caught:
            game.score("yacht")
        assert (caught.value.status, caught.value.code, caught.value["version"]) == (
            409,
            "not_rolled_yet",
            game.version,
        )
        with pytest.raises(codes.GameNotFound):
            client.games.get("01a22ee0-bd43-752b-af76-a303984ca1d7")


def test_a_code_that_nobody_knows_yet_is_a_problem_still(address: str) -> None:
    with Client(address) as client, pytest.raises(Problem) as caught:
        document = b'{"code": "dice_are_cold", "detail": "Warm them.", "degrees": -3}'
        answers.check(409, {}, document, client._connection.http.base_url)
    assert type(caught.value) is Problem
    assert (str(caught.value), caught.value["code"], caught.value["degrees"]) == ("Warm them.", "dice_are_cold", -3)


def test_a_token_of_nobody_is_refused_and_one_that_cant_be_sent_is_said(address: str) -> None:
    with Client(address, "0" * 64) as client, pytest.raises(codes.InvalidToken):
        client.me.get()
    with pytest.raises(YachtError, match="no token"):
        Client(address, "two\nlines")


def test_where_there_is_no_server_the_address_is_named() -> None:
    with Client("http://127.0.0.1:9", attempts=2) as client, pytest.raises(Unreachable, match=r"127\.0\.0\.1:9"):
        client.limits.get()
    with pytest.raises(Unreachable, match="no address"):
        Client("ftp://127.0.0.1")


def test_another_server_is_told_from_ours() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), SimpleHTTPRequestHandler) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{other.server_port}"
        with Client(address) as client, pytest.raises(UnexpectedAnswer, match="is this the address"):
            client.limits.get()
        other.shutdown()


def test_an_address_is_taken_as_people_copy_it(address: str) -> None:
    for written in (
        address,
        f"{address}/",
        f"{address}/api/v1",
        f" {address}/api/v1/ ",
        address.removeprefix("http://"),
    ):
        with Client(written) as client:
            assert client.address == address
            assert client.limits.get()


@pytest.mark.parametrize("fault", ["drop_after", "drop_before", "truncated"])
def test_a_post_without_a_key_is_not_repeated_once_it_may_have_been_sent(
    address: str, server: Server, token: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.sdk.proxy.HARMLESS", {fault})
    with Client(address, token) as direct:
        game = direct.games.create(ruleset="yacht", seats=[{"kind": "me"}, {"kind": "open"}])
    with Proxy(address, answers=[fault] * 8) as proxy, Client(proxy.url, token) as client:
        with pytest.raises(Unreachable):
            while not proxy.done[fault]:
                client.games.invite(game.id)
        assert proxy.done[fault] == 1
    assert games_of(server, token) == [str(game.id)]


def test_what_is_gone_after_an_answer_that_was_lost_has_been_deleted() -> None:
    with stub.saying(stub.LOST) as server, Client(server.url) as client:
        client.tokens.delete("01a22ee0-bd43-752b-af76-a303984ca1d7")
    assert len(server.asked) == 2
    with stub.saying(stub.LOST[1:]) as server, Client(server.url) as client, pytest.raises(codes.TokenNotFound):
        client.tokens.delete("01a22ee0-bd43-752b-af76-a303984ca1d7")


def test_a_token_whose_time_is_up_is_refused_as_such(server: Server, address: str) -> None:
    with Client.guest(address, name="Late") as client:
        made = client.tokens.create(expires_in=60)
        with closing(sqlite3.connect(server.folder / "yacht.sqlite3")) as database, database:
            sql = "UPDATE players_token SET expiry = '2026-01-01 00:00:00' WHERE id = ?"
            assert database.execute(sql, [made.id.hex]).rowcount == 1
        client.token = made.token
        with pytest.raises(codes.TokenExpired) as refused:
            client.me.get()
    assert "expired_at" in refused.value.document
