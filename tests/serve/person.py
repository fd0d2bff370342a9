"""Somebody who plays against engines on a live server, and keeps what it takes to prove a game fair."""

import http.client
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any
from uuid import uuid4

from rulesets.dice import keeps
from yachtapi_verify import Verdict, verify

API = "/api/v1/"
PATIENCE = 45  # seconds until a server, or an engine, that was killed answers again
PAUSE = 0.05  # seconds between two attempts
CLIENT_SEED = "a-word-of-my-own"
# What a server may answer while something behind it is away or slow; all else but success is a fault of it or of ours.
NOT_NOW = {503: None, 409: {"busy", "idempotency_key_in_use"}}

Shown = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that is over: its record, and what its player kept from before the first throw."""

    record: bytes
    receipt: Shown
    client_seeds: dict[int | None, str]

    @property
    def story(self) -> Shown:
        """The record as JSON."""
        told: Shown = json.loads(self.record)
        return told

    def verdict(self, keys: list[bytes]) -> Verdict:
        """What can be proved offline; raises Refused."""
        return verify(self.record, receipts=[self.receipt], client_seeds=self.client_seeds, keys=keys)


class NotNow(Exception):
    """The server asks to be asked again."""


@dataclass
class Person:
    """A guest who repeats, with the same key, what a dying server left without an answer."""

    port: int
    chance: Random
    token: str = ""
    patience: float = PATIENCE  # seconds
    put_off: "Counter[str]" = field(default_factory=Counter)  # by the code of the problem
    _line: http.client.HTTPConnection | None = field(default=None, repr=False)

    def get(self, path: str) -> Any:
        """The JSON of an answer."""
        return json.loads(self.send("GET", path))

    def post(self, path: str, body: Any) -> Any:
        """The JSON of the answer to a change that is made once, however often it has to be asked for."""
        return json.loads(self.send("POST", path, json.dumps(body), {"Idempotency-Key": uuid4().hex}))

    def send(self, method: str, path: str, body: str | None = None, headers: dict[str, str] | None = None) -> bytes:
        """The body of the answer; fails for a refusal, and for a silence that lasts."""
        until = time.monotonic() + self.patience
        while True:
            try:
                return self._exchange(method, path, body, headers or {})
            except (OSError, http.client.HTTPException, NotNow) as error:
                if not isinstance(error, NotNow):
                    self.close()
                if time.monotonic() > until:
                    raise
                time.sleep(PAUSE)

    def close(self) -> None:
        """Close the connection; the next request opens another."""
        if self._line is not None:
            self._line.close()
        self._line = None

    def play(self, ruleset: str) -> Kept:
        """A whole game against ``greedy``."""
        return self.finish(self.begin(ruleset))

    def begin(self, ruleset: str) -> Shown:
        """A game against ``greedy`` as it was created, by now started with a word of this player's own."""
        wish = {"ruleset": ruleset, "seats": [{"kind": "me"}, {"kind": "bot", "strategy": "greedy"}]}
        created: Shown = self.post("games/", wish)
        self.post(f"games/{created['id']}/start/", {"client_seed": CLIENT_SEED})
        return created

    def finish(self, created: Shown) -> Kept:
        """Play such a game to its end."""
        game = self.get(f"games/{created['id']}/")
        while game["status"] == "playing":
            if game["turn"]["seat"] == 0:
                self.take_turn(f"games/{game['id']}/turns/current/")
            else:
                self._wait_for_news(game)
            game = self.get(f"games/{game['id']}/")
        return self.keep(created, {0: CLIENT_SEED})

    def watch_engines(self, ruleset: str) -> Kept:
        """A whole game that engines play alone."""
        wish = {"ruleset": ruleset, "seats": [{"kind": "bot", "strategy": "greedy"}] * 2, "start": True}
        game = created = self.post("games/", wish)
        while game["status"] == "playing":
            self._wait_for_news(game)
            game = self.get(f"games/{game['id']}/")
        return self.keep(created, {})

    def _wait_for_news(self, game: Shown) -> None:
        until = time.monotonic() + PATIENCE
        while not self.get(f"games/{game['id']}/events/?after={game['version']}&wait=5")["events"]:
            assert time.monotonic() < until, f"no engine moves in game {game['id']} after event {game['version']}"

    def take_turn(self, turn: str) -> None:
        """One turn of this player's own: throws, keeps and a category as chance will have it."""
        now = self.post(f"{turn}rolls/", {})["turn"]
        while now["rolls_left"] and self.chance.random() < 0.5:
            now = self.post(f"{turn}rolls/", {"keep": self.chance.choice(keeps(tuple(now["dice"])))})["turn"]
        self.post(f"{turn}score/", {"category": self.chance.choice(now["legal"]["categories"])["category"]})

    def keep(self, created: Shown, client_seeds: dict[int | None, str]) -> Kept:
        """What proves a game that is over."""
        return Kept(self.send("GET", f"games/{created['id']}/record/"), created["receipt"], client_seeds)

    def _exchange(self, method: str, path: str, body: str | None, headers: dict[str, str]) -> bytes:
        if self._line is None:
            self._line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {"Content-Type": "application/json", **headers}
        if self.token:
            sent["Authorization"] = f"Bearer {self.token}"
        self._line.request(method, API + path, body, sent)
        response = self._line.getresponse()
        content = response.read()
        if response.status in NOT_NOW:
            self._check_put_off(response, content)
        assert response.status < 300, f"{method} {path}: {response.status}: {content.decode()}"
        return content

    def _check_put_off(self, response: http.client.HTTPResponse, content: bytes) -> None:
        """Raise NotNow for a problem that passes, if it is one as it should be."""
        assert response.headers["Content-Type"] == "application/problem+json", content
        problem = json.loads(content)
        assert problem["status"] == response.status
        passing = NOT_NOW[response.status]
        if passing is None or problem["code"] in passing:
            self.put_off[problem["code"]] += 1
            raise NotNow(problem["code"])


def newcomer(port: int, chance: int, *, kind: str = "person", patience: float = PATIENCE) -> Person:
    """A new guest, or somebody's own program, whose choices follow from a number."""
    person = Person(port, Random(chance), patience=patience)
    person.token = person.post("players/", {"kind": kind})["token"]
    return person


def keys_of(person: Person) -> list[bytes]:
    """The server's public keys."""
    return [bytes.fromhex(key["public_key"]) for key in person.get("keys/")["results"]]
