"""Two clients of one account make the same move at the same moment: it has one effect, and both are told the truth.

``RACES=1000`` runs as many of every move. With ``RACES_DATABASE_URL`` the two clients ask two servers that share that
database, and nothing else.
"""

import http.client
import json
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Barrier
from typing import Any
from uuid import uuid4

import pytest

from tests.serve.server import Server, free_port

RACES = int(os.environ.get("RACES", "10"))
IDLE = 5  # seconds after which the server may hang up
SHARED = os.environ.get("RACES_DATABASE_URL")

Shown = dict[str, Any]
Answers = list[tuple[int, Any]]


class Client:
    """One connection, and whoever speaks through it."""

    def __init__(self, server: Server) -> None:
        self.token = ""
        self._line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self._used_at = 0.0

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """The status and the JSON of an answer."""
        if time.monotonic() - self._used_at > IDLE:
            self._line.close()  # the next request opens it anew
        self._used_at = time.monotonic()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        signed = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        sent = None if body is None else json.dumps(body)
        self._line.request(method, f"/api/v1/{path}", sent, {"Content-Type": "application/json", **signed, **named})
        response = self._line.getresponse()
        content = response.read()
        return response.status, json.loads(content) if content else None

    def close(self) -> None:
        """Hang up."""
        self._line.close()

    def get(self, path: str) -> Shown:
        """What is there."""
        status, shown = self.ask("GET", path)
        assert status == 200, shown
        return shown

    def make(self, path: str, body: Any) -> Shown:
        """What comes of a POST that must do."""
        status, shown = self.ask("POST", path, body)
        assert status in (200, 201), shown
        return shown


@dataclass(frozen=True)
class Table:
    """Alice at two clients, Bob at one, and the threads in which the two are as fast as each other."""

    alice: tuple[Client, Client]
    bob: Client
    threads: ThreadPoolExecutor
    line: Barrier

    @property
    def one(self) -> Client:
        """Either of Alice's clients."""
        return self.alice[0]

    def game(self, *kinds: str, start: bool = False) -> Shown:
        """A game of Alice's."""
        return self.one.make(
            "games/", {"ruleset": "yacht", "seats": [{"kind": kind} for kind in kinds], "start": start}
        )

    def race(
        self, method: str, path: str, body: Any = None, by: tuple[Client, Client] | None = None, **headers: str
    ) -> Answers:
        """The answers to one request, sent twice at once."""

        def run(client: Client) -> tuple[int, Any]:
            self.line.wait(30)
            return client.ask(method, path, body, **headers)

        return list(self.threads.map(run, by or self.alice))


def statuses(answers: Answers) -> list[int]:
    return sorted(status for status, _ in answers)


def throw_for_one_version(table: Table) -> None:
    game = table.game("me", "me", start=True)
    seen = f'"{game["version"]}"'
    answers = table.race("POST", f"games/{game['id']}/turns/current/rolls/", {}, If_Match=seen)
    assert statuses(answers) == [201, 412]
    assert rolls(table, game) == 1


def throw_with_one_key(table: Table) -> None:
    game = table.game("me", start=True)
    answers = table.race("POST", f"games/{game['id']}/turns/current/rolls/", {}, Idempotency_Key="k")
    assert statuses(answers) in ([201, 201], [201, 409])
    assert statuses(answers) == [201, 409] or answers[0] == answers[1]
    assert rolls(table, game) == 1


def throw_with_neither(table: Table) -> None:
    game = table.game("me", start=True)
    answers = table.race("POST", f"games/{game['id']}/turns/current/rolls/", {})
    assert statuses(answers) == [201, 201]
    assert sorted(len(shown["turn"]["rolls"]) for _, shown in answers) == [1, 2], "each is a throw, and each is told"
    assert rolls(table, game) == 2


def last_throw(table: Table) -> None:
    game = table.game("me", start=True)
    for _ in range(2):
        table.one.make(f"games/{game['id']}/turns/current/rolls/", {})
    answers = table.race("POST", f"games/{game['id']}/turns/current/rolls/", {})
    assert statuses(answers) == [201, 409]
    assert rolls(table, game) == 3


def score(table: Table) -> None:
    game = table.game("me", "me", start=True)
    table.one.make(f"games/{game['id']}/turns/current/rolls/", {})
    answers = table.race("POST", f"games/{game['id']}/turns/current/score/", {"category": "ones"})
    assert statuses(answers) == [201, 409]
    after = table.one.get(f"games/{game['id']}/")
    assert [len(seat["scorecard"]) for seat in after["seats"]] == [1, 0]


def score_with_one_key(table: Table) -> None:
    game = table.game("me", "me", start=True)
    table.one.make(f"games/{game['id']}/turns/current/rolls/", {})
    answers = table.race("POST", f"games/{game['id']}/turns/current/score/", {"category": "ones"}, Idempotency_Key="k")
    assert statuses(answers) in ([201, 201], [201, 409])
    after = table.one.get(f"games/{game['id']}/")
    assert [len(seat["scorecard"]) for seat in after["seats"]] == [1, 0]


def create_with_one_key(table: Table) -> None:
    wish = {"ruleset": "yacht", "seats": [{"kind": "me"}], "start": True}
    answers = table.race("POST", "games/", wish, Idempotency_Key=uuid4().hex)
    made = {shown["id"] for status, shown in answers if status == 201}
    assert len(made) == 1 and statuses(answers) in ([201, 201], [201, 409])


def join(table: Table) -> None:
    wish = {"ruleset": "yacht", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    game = table.bob.make("games/", wish)
    answers = table.race("POST", f"games/{game['id']}/seats/", {})
    assert statuses(answers) == [200, 201]
    assert {shown["seat"] for _, shown in answers} == {1}
    assert [seat["kind"] for seat in table.bob.get(f"games/{game['id']}/")["seats"]].count("open") == 1
    table.bob.ask("DELETE", f"games/{game['id']}/")


def join_the_last_seat(table: Table) -> None:
    game = table.game("open")
    answers = table.race("POST", f"games/{game['id']}/seats/", {}, by=(table.one, table.bob))
    assert statuses(answers) == [201, 409]
    table.one.ask("DELETE", f"games/{game['id']}/")


def leave(table: Table) -> None:
    wish = {"ruleset": "yacht", "seats": [{"kind": "me"}, {"kind": "open"}]}
    game = table.bob.make("games/", wish)
    table.one.make(f"games/{game['id']}/seats/", {})
    answers = table.race("DELETE", f"games/{game['id']}/seats/1/")
    assert statuses(answers) == [204, 403]
    assert events(table, game, "seat.left") == 1
    table.bob.ask("DELETE", f"games/{game['id']}/")


def start(table: Table) -> None:
    game = table.game("me", "me")
    answers = table.race("POST", f"games/{game['id']}/start/", {})
    assert statuses(answers) == [200, 409]
    assert events(table, game, "game.started") == 1


def cancel(table: Table) -> None:
    game = table.game("me", "open")
    answers = table.race("DELETE", f"games/{game['id']}/")
    assert statuses(answers) == [204, 409]
    assert events(table, game, "game.aborted") == 1


def resign(table: Table) -> None:
    game = table.game("me", "me", "me", start=True)
    answers = table.race("POST", f"games/{game['id']}/resignation/", {"seat": 1})
    assert statuses(answers) == [201, 409]
    assert events(table, game, "seat.resigned") == 1


def ask_for_a_rematch(table: Table) -> None:
    game = table.game("me", "me", start=True)
    table.one.make(f"games/{game['id']}/resignation/", {"seat": 0})
    answers = table.race("POST", f"games/{game['id']}/rematch/")
    assert statuses(answers) == [200, 201]
    following = {shown["id"] for _, shown in answers}
    assert len(following) == 1
    table.one.ask("DELETE", f"games/{following.pop()}/")


MOVES: list[Callable[[Table], None]] = [
    throw_for_one_version,
    throw_with_one_key,
    throw_with_neither,
    last_throw,
    score,
    score_with_one_key,
    create_with_one_key,
    join,
    join_the_last_seat,
    leave,
    start,
    cancel,
    resign,
    ask_for_a_rematch,
]


def rolls(table: Table, game: Shown) -> int:
    return events(table, game, "turn.rolled")


def events(table: Table, game: Shown, kind: str) -> int:
    log = table.one.get(f"games/{game['id']}/events/")["events"]
    assert [event["seq"] for event in log] == list(range(1, len(log) + 1))
    return Counter(event["type"] for event in log)[kind]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on the shared database, or the one there is twice."""
    often = {"GAMES_PER_PLAYER": "1000000", "SEATS_PER_PLAYER": "1000000", "OPEN_GAMES_PER_PLAYER": "1000000"}
    if SHARED is not None:
        often |= {"DATABASE_URL": SHARED, "SECRET_KEY": "a-secret-that-both-servers-know-and-nobody-else-does-really"}
    started: list[Server] = []
    try:
        for _ in range(1 if SHARED is None else 2):
            started.append(Server.start(tmp_path_factory.mktemp("data"), free_port(), **often))
            started[-1].wait_until_it_serves()
        yield started[0], started[-1]
    finally:
        for server in started:
            server.kill()


@pytest.fixture(scope="module")
def table(servers: tuple[Server, Server]) -> Iterator[Table]:
    first, second, bob = Client(servers[0]), Client(servers[1]), Client(servers[1])
    first.token = second.token = first.make("players/", {"name": "Alice"})["token"]
    bob.token = bob.make("players/", {"name": "Bob"})["token"]
    with ThreadPoolExecutor(2) as threads:
        yield Table((first, second), bob, threads, Barrier(2))
    for client in (first, second, bob):
        client.close()


@pytest.mark.parametrize("move", MOVES, ids=[move.__name__ for move in MOVES])
def test_two_clients_of_one_account_have_one_effect_in_every_race(table: Table, move: Callable[[Table], None]) -> None:
    for number in range(RACES):
        try:
            move(table)
        except AssertionError as error:
            raise AssertionError(f"{move.__name__}, race {number + 1}") from error
    print(f"{RACES} races: one effect each")
