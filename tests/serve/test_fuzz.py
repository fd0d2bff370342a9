"""Every method of every path, asked over a socket with broken tokens, ids, queries, bodies and headers.

No answer is a server error, and none is one that the OpenAPI document does not describe. ``FUZZ_REQUESTS=100000`` asks
for longer, ``FUZZ_SEED`` for something else.
"""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

from tests.contract import BASE, Exchange, faults
from tests.serve.fuzzing import Target, World, fuzzed, targets
from tests.serve.server import Server
from tests.serve.wire import Wire, send
from yachtapi.problems import MEDIA_TYPE

REQUESTS = int(os.environ.get("FUZZ_REQUESTS", "1500"))
SEED = int(os.environ.get("FUZZ_SEED", "2026"))
LIVES = 60  # requests until what there is to ask about is made anew, as most of it has been used up
# What the HTTP server itself says to bytes that are no request, before the application is asked.
NO_REQUEST = {400, 414, 431, 501, 505}
OWN_PATHS = ("/", "/healthz", "/readyz", "/metrics", "/api/schema/", "/api/docs/", "/api/redoc/")


def new_world(server: Server) -> World:
    """A guest with a game in every state, and with what else there is an id of."""

    def ask(method: str, path: str, body: Any = None) -> Any:
        response, content = server.request(method, f"/api/v1/{path}", body, token)
        assert response.status < 300, content
        return content

    token = None
    token = ask("POST", "players/", {})["token"]
    other = ask("POST", "players/", {})["player"]["id"]
    me, open_seat, bot = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}
    wishes = [([me, open_seat], False), ([me, me], True), ([me, bot], True), ([me, me], True)]
    games = [
        ask("POST", "games/", {"ruleset": "yacht", "seats": seats, "start": start})["id"] for seats, start in wishes
    ]
    ask("POST", f"games/{games[1]}/turns/current/rolls/", {})
    ask("POST", f"games/{games[3]}/resignation/", {"seat": 0})
    spare = ask("POST", "tokens/", {"label": "spare"})["id"]
    invitation = ask("POST", f"games/{games[0]}/invitations/", {"player_id": other})["id"]
    seek = ask("POST", "seeks/", {"ruleset": "yacht"})
    cup = {"name": "Cup", "ruleset": "yacht", "format": {"kind": "single_elimination"}}
    cups = [f"tournaments/{ask('POST', 'tournaments/', cup)['id']}/" for _ in range(3)]
    for opened in cups[1:]:
        ask("POST", f"{opened}registration/")
        ask("POST", f"{opened}entrants/", {})
        ask("POST", f"{opened}entrants/", {"strategy": "random", "copies": 3})
    ask("POST", f"{cups[2]}start/")
    ids = {
        "game_id": tuple(games),
        "player_id": (other,),
        "token_id": (spare,),
        "invitation_id": (invitation,),
        "seek_id": (seek["id"],),
        "tournament_id": tuple(path.split("/")[1] for path in cups),
        "entrant_id": tuple(row["id"] for row in ask("GET", f"{cups[2]}entrants/")["results"]),
        "match_id": tuple(row["id"] for row in ask("GET", f"{cups[2]}matches/")["results"]),
        "ruleset": ("yacht", "yatzy"),
        "key": ("yacht", "yatzy"),
        "index": ("0", "1", "9"),
        "n": ("1", "2"),
    }
    return World(token, ids)


def wrong_with(wire: Wire, exchange: Exchange) -> Iterator[str]:
    """Everything about an answer that should not be."""
    if exchange.status >= 500 and exchange.status not in (501, 505) and exchange.path != "/readyz":
        yield "a server error"
    elif "X-Request-ID" not in exchange.headers:
        if exchange.status not in NO_REQUEST:
            yield "no answer of ours"
    elif exchange.path.startswith(BASE) and exchange.method != "OPTIONS":
        yield from faults(exchange)
    elif exchange.status >= 400 and not is_problem(exchange):
        yield f"{exchange.media_type} is no problem"


def is_problem(exchange: Exchange) -> bool:
    return exchange.media_type == MEDIA_TYPE or exchange.method == "HEAD" or exchange.path in OWN_PATHS


def test_whatever_comes_over_the_wire_is_answered_as_documented(server: Server) -> None:
    chance, asked, found = Random(SEED), Counter[str](), []
    everything = list(targets())
    chance.shuffle(everything)
    world = new_world(server)
    for number, target in enumerate(islice(cycle(everything), max(REQUESTS, len(everything)))):
        if number % LIVES == LIVES - 1:
            world = new_world(server)
        wire = fuzzed(target, world, chance)
        exchange = send(server.port, wire)
        if exchange is None:
            asked["closed, or kept waiting for more"] += 1
            continue
        asked[str(exchange.status) if "X-Request-ID" in exchange.headers else "refused by the HTTP server"] += 1
        found += [f"{wire.written()[:400]!r}: {exchange.status}: {wrong}" for wrong in wrong_with(wire, exchange)]
    methods = len(set(map(str, everything)))
    print(f"\n{sum(asked.values())} requests to {methods} methods of paths: {dict(asked.most_common())}")
    assert not found, "\n".join(found[:20])
    assert asked["200"] and asked["401"] and asked["404"] and asked["422"], "it was asked all sorts of things"
    assert "Internal Server Error" not in server.complained


def test_there_is_a_body_for_every_operation_that_takes_one() -> None:
    takes = [target for target in targets() if target.bodies]
    assert len(takes) > 12
    assert all(isinstance(body, dict) for target in takes for body in target.bodies)
    assert Target("post", "/api/v1/players/", takes[0].bodies).method == "post"
