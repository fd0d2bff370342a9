"""Logs that are followed while the connection is cut, dies silently or is refused."""

import asyncio

import pytest

import yachtapi_client._async.stream
import yachtapi_client._sync.stream
from tests.sdk import stub
from tests.sdk.client.games import SEATS, best, log
from tests.sdk.proxy import SILENCE, Proxy
from tests.serve.server import Server
from yachtapi_client import AsyncClient, Client, UnexpectedAnswer, Unreachable, codes


def finished(client: Client) -> str:
    """The id of a game that two engines have played."""
    game = client.games.create(ruleset="yacht", seats=[*SEATS[1:], *SEATS[1:]], start=True)
    assert [event.type_ for event in game.follow()][-1] == "game.finished"
    return str(game.id)


def test_an_ended_log_is_told_without_a_gap_or_a_double_over_every_cut(
    server: Server, address: str, token: str
) -> None:
    with Client(address, token) as direct:
        game_id = finished(direct)
    told = [event["hash"] for event in log(server, game_id, token)]
    with Proxy(address, seed=3) as proxy, Client(proxy.url, token) as client:
        while any(fault.startswith("stream:") for fault in proxy.not_done):
            assert [event.hash_ for event in client.games.follow(game_id)] == told
            assert next(event.seq for event in client.games.follow(game_id, after=20)) == 21


def test_a_connection_that_died_silently_is_noticed(
    address: str, token: str, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(yachtapi_client._sync.stream, "SILENCE", 0.5)
    monkeypatch.setattr(yachtapi_client._async.stream, "SILENCE", 0.5)

    async def follow(url: str) -> list[int]:
        async with AsyncClient(url, token) as client:
            return [event.seq async for event in client.games.follow(game_id)]

    with Client(address, token) as direct:
        game_id = finished(direct)
    with Proxy(address, seed=4, streams=[SILENCE]) as proxy, Client(proxy.url, token) as client:
        whole = list(range(1, len(log(server, game_id, token)) + 1))
        while proxy.done[f"stream:{SILENCE}"] < 2:
            assert [event.seq for event in client.games.follow(game_id)] == whole
            assert asyncio.run(follow(proxy.url)) == whole


def test_somebody_who_stops_following_leaves_no_connection_open(address: str, token: str) -> None:
    async def look(client: AsyncClient, game_id: object) -> str:
        async for event in client.games.follow(str(game_id)):
            return event.type_
        return ""

    async def look_often() -> None:
        async with AsyncClient(address, token) as client:
            game = await client.games.create(ruleset="yacht", seats=[*SEATS[:1]], start=True)
            for _ in range(25):  # more than a server lets one player hold
                assert await look(client, game.id) == "game.created"
                await asyncio.sleep(0.05)

    asyncio.run(look_often())


def test_the_notices_of_a_player_are_followed_too(address: str, token: str) -> None:
    with Client(address, token) as client:
        game = client.games.create(ruleset="yacht", seats=[{"kind": "me"}, {"kind": "me"}], start=True)
        game.roll()
        game.score(best(game.turn)) if game.turn else None
        notice = next(iter(client.me.follow()))
        assert notice.seq >= 1


def test_a_stream_that_one_may_not_see_is_refused_with_its_reason(address: str, token: str) -> None:
    with Client(address, token) as client, pytest.raises(codes.GameNotFound):
        next(iter(client.games.follow("01a22ee0-bd43-752b-af76-a303984ca1d7")))
    with Client(address, "no-token-of-anybody") as stranger, pytest.raises(codes.InvalidToken):
        next(iter(stranger.me.follow()))


def test_following_ends_where_nobody_answers() -> None:
    with Client("http://127.0.0.1:9", attempts=2) as client, pytest.raises(Unreachable):
        next(iter(client.games.follow("0")))


def test_following_something_else_than_a_server_is_said(address: str) -> None:
    with (
        Proxy(address, answers=["html"], streams=["html"] * 8) as proxy,
        Client(proxy.url, attempts=2) as client,
        pytest.raises(UnexpectedAnswer, match="text/html"),
    ):
        for _ in range(3):
            list(client.games.follow("01a22ee0-bd43-752b-af76-a303984ca1d7"))


def test_every_word_of_a_stream_is_heeded_and_the_place_kept() -> None:
    async def follow(url: str) -> list[int]:
        async with AsyncClient(url) as client:
            return [event.seq async for event in client.games.follow(stub.GAME.split("/")[4])]

    with stub.saying(stub.EVENTFUL) as server, Client(server.url) as client:
        assert [event.seq for event in client.games.follow(stub.GAME.split("/")[4])] == stub.TOLD
    assert [asked for _, asked in server.asked] == stub.ASKED
    assert server.asked[2][0] - server.asked[1][0] >= 1, "as Retry-After says"
    with stub.saying(stub.EVENTFUL) as server:
        assert asyncio.run(follow(server.url)) == stub.TOLD
