"""What clients do: read a game in the middle, or play games of their own."""

import http.client
import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from tests.benchmarks.load import Ask, Script, request
from tests.benchmarks.rounds import Bench, Sizes

API = "/api/v1/"
RULESET = "yacht"
MID_GAME = 12  # of its 24 turns are over
ROLLS = 3
FIRST_ROLL, NEXT_ROLL = b"{}", b'{"keep": []}'

Shown = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Client:
    """Somebody with a token, outside of the measured time."""

    port: int
    token: str

    @classmethod
    def join(cls, port: int) -> "Client":
        """A new guest."""
        return cls(port, cls(port, "").post("players/", {})["token"])

    def post(self, path: str, body: Shown) -> Shown:
        """The answer to a change."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)) as connection:
            connection.request("POST", API + path, json.dumps(body), headers)
            answer = connection.getresponse()
            shown: Shown = json.loads(answer.read())
        assert answer.status == 201, shown
        return shown


def reading(port: int) -> Bench:
    """An authenticated read of a game with two seats, in the middle of a turn in the middle of the game."""
    client = Client.join(port)
    game = half_played(client)

    def ours(connections: int) -> list[Script]:
        return [_repeat("read", request("GET", f"{API}games/{game}/", client.token)) for _ in range(connections)]

    def bare(connections: int, sizes: Sizes) -> list[Script]:
        ask = request("GET", f"/bare/{sizes['read']}/", client.token)
        return [_repeat("read", ask) for _ in range(connections)]

    return Bench(ours, bare)


def throwing(port: int, most: int) -> Bench:
    """Solo games, one a connection: roll, roll, roll, score."""
    clients = [Client.join(port) for _ in range(most)]

    def ours(connections: int) -> list[Script]:
        return [_play_on(client.token) for client in clients[:connections]]

    def bare(connections: int, sizes: Sizes) -> list[Script]:
        return [_play_bare(client.token, sizes) for client in clients[:connections]]

    return Bench(ours, bare)


def half_played(client: Client) -> str:
    """The id of a game in the middle of which the first roll of a turn was made."""
    wish = {"ruleset": RULESET, "seats": [{"kind": "me"}, {"kind": "me"}], "order": "seat", "start": True}
    game = client.post("games/", wish)["id"]
    turn = f"games/{game}/turns/current/"
    for _ in range(MID_GAME):
        rolled = client.post(f"{turn}rolls/", {})
        client.post(f"{turn}score/", {"category": first_legal(rolled)})
    client.post(f"{turn}rolls/", {})
    return str(game)


def first_legal(rolled: Shown) -> str:
    """The category that a lazy player takes."""
    return str(rolled["turn"]["legal"]["categories"][0]["category"])


def _repeat(name: str, asked: bytes) -> Script:
    while True:
        yield Ask(asked, name)


def _play_on(token: str) -> Script:
    wish = json.dumps({"ruleset": RULESET, "seats": [{"kind": "me"}], "start": True}).encode()
    while True:
        created = json.loads((yield Ask(request("POST", f"{API}games/", token, wish))))
        yield from _play(f"{API}games/{created['id']}/turns/current/", token)


def _play(turn: str, token: str) -> Script:
    results = None
    while results is None:
        for body in _bodies():
            rolled = json.loads((yield Ask(request("POST", f"{turn}rolls/", token, body), "throw")))
        body = json.dumps({"category": first_legal(rolled)}).encode()
        results = json.loads((yield Ask(request("POST", f"{turn}score/", token, body), "score")))["results"]


def _play_bare(token: str, sizes: Sizes) -> Script:
    throw, score = f"/bare/{sizes['throw']}/", f"/bare/{sizes['score']}/"
    while True:
        for body in _bodies():
            yield Ask(request("POST", throw, token, body), "throw")
        yield Ask(request("POST", score, token, b'{"category": "ones"}'), "score")


def _bodies() -> Iterator[bytes]:
    yield FIRST_ROLL
    for _ in range(ROLLS - 1):
        yield NEXT_ROLL
