"""Whole games through a proxy that does whatever can go wrong: they are finished, with one effect a move."""

import asyncio

from tests.sdk.client.games import Played, check, games_of, play, play_async
from tests.sdk.proxy import Proxy
from tests.serve.server import Server
from yachtapi_client import AsyncClient, Client


def test_games_are_finished_over_every_fault_with_one_effect_a_move(server: Server, address: str, token: str) -> None:
    with Proxy(address, seed=1) as proxy, Client(proxy.url, token) as client:
        played = [play(client)]
        while proxy.not_done:
            played.append(play(client))
    for game in played:
        check(server, game, token)
    assert sorted(games_of(server, token)) == sorted(game.game_id for game in played)


def test_asyncio_finishes_them_too_several_at_once(server: Server, address: str, token: str) -> None:
    async def several(proxy: Proxy) -> list[Played]:
        async with AsyncClient(proxy.url, token) as client:
            return list(await asyncio.gather(*(play_async(client) for _ in range(3))))

    with Proxy(address, seed=2) as proxy:
        played = asyncio.run(several(proxy))
        assert not proxy.not_done
    for game in played:
        check(server, game, token)
    assert len(games_of(server, token)) == len(played)
