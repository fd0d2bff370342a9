"""Whole games of the TypeScript client through a proxy that does whatever can go wrong."""

import json

from tests.sdk.client.games import Played, check, games_of, log
from tests.sdk.proxy import Proxy
from tests.sdk.typescript.conftest import Installed
from tests.serve.server import Server


def test_games_are_finished_over_every_fault_with_one_effect_a_move(installed: Installed, server: Server) -> None:
    _, made = server.request("POST", "/api/v1/players/", {"name": "Ada"})
    token = made["token"]
    told = []
    with Proxy(f"http://127.0.0.1:{server.port}", seed=3) as proxy:
        while not told or proxy.not_done:
            told.append(json.loads(installed.node("faults.mjs", proxy.url, token, seconds=300)))
    for one in told:
        check(server, Played(one["id"], one["rolls"], [tuple(score) for score in one["scores"]]), token)
        assert one["seqs"] == [event["seq"] for event in log(server, one["id"], token)]
    assert sorted(games_of(server, token)) == sorted(one["id"] for one in told)
