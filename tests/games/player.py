"""A player who speaks HTTP, and whole games played by several of them."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any
from uuid import UUID

from rest_framework.test import APIClient

from games.services import engines
from rulesets.dice import keeps

API = "/api/v1/"
Answer = Any
Shown = dict[str, Any]


def seat(wish: str | Shown) -> Shown:
    """A seat as a request names it: ``me``, ``open``, or the key of a strategy."""
    if not isinstance(wish, str):
        return wish
    return {"kind": wish} if wish in ("me", "open") else {"kind": "bot", "strategy": wish}


@dataclass(frozen=True)
class HttpPlayer:
    """Somebody at the other end of the line."""

    client: APIClient
    id: str = ""

    @property
    def credentials(self) -> dict[str, str]:
        """The headers that say who it is."""
        named: dict[str, str] = self.client._credentials  # type: ignore[attr-defined]  # the stubs leave it out
        return named

    def send(self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None) -> Answer:
        """The answer to one request; ``path`` follows the API's base."""
        url = path if path.startswith(("/", "http")) else API + path
        content = {} if body is None else {"data": json.dumps(body), "content_type": "application/json"}
        return getattr(self.client, method.lower())(url, **content, headers=dict(headers or {}))

    def get(self, path: str, **headers: str) -> Answer:
        """The answer to a GET; ``if_none_match="…"`` is a header."""
        return self.send("GET", path, headers=_named(headers))

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        """The answer to a POST."""
        return self.send("POST", path, body, _named(headers))

    def delete(self, path: str, **headers: str) -> Answer:
        """The answer to a DELETE."""
        return self.send("DELETE", path, headers=_named(headers))

    def create(self, *seats: str | Shown, ruleset: str = "yacht", **wish: Any) -> Shown:
        """A new game."""
        return _done(self.post("games/", {"ruleset": ruleset, "seats": [seat(each) for each in seats], **wish}), 201)

    def join(self, game: Shown, **body: Any) -> Shown:
        """A seat in a game."""
        return _done(self.post(f"games/{game['id']}/seats/", body), 201)

    def start(self, game: Shown, **body: Any) -> Shown:
        """The start of a game."""
        return _done(self.post(f"games/{game['id']}/start/", body), 200)

    def read(self, game: Shown) -> Shown:
        """A game as it stands."""
        return _done(self.get(f"games/{game['id']}/"), 200)

    def roll(self, game: Shown, *keep: int) -> Shown:
        """A throw."""
        return _done(self.post(f"games/{game['id']}/turns/current/rolls/", {"keep": keep}), 201)

    def score(self, game: Shown, category: str) -> Shown:
        """The end of a turn."""
        return _done(self.post(f"games/{game['id']}/turns/current/score/", {"category": category}), 201)

    def resign(self, game: Shown, **body: Any) -> Shown:
        """The way out of a running game."""
        return _done(self.post(f"games/{game['id']}/resignation/", body), 201)

    def events(self, game: Shown, after: int = 0) -> list[Shown]:
        """The log after an event."""
        events: list[Shown] = _done(self.get(f"games/{game['id']}/events/?after={after}"), 200)["events"]
        return events

    def record(self, game: Shown) -> bytes:
        """The record of an ended game, byte for byte."""
        answer = self.get(f"games/{game['id']}/record/")
        assert answer.status_code == 200, answer.content
        return bytes(answer.content)


def play_on(game: Shown, players: Sequence[HttpPlayer], chance: Random, turns: int = 1000) -> Shown:
    """Play a game by chance for so many turns or to its end; the first of the players reads along."""
    by_id = {player.id: player for player in players}
    game = players[0].read(game)
    turn = game["turn"]
    while turn is not None and turn["n"] <= turns:
        mover = game["seats"][turn["seat"]]
        if mover["strategy"] is None:
            turn = take_turn(game, by_id[mover["player"]["id"]], chance)
        else:
            engines.play_engines(game_id=UUID(game["id"]))
            turn = players[0].read(game)["turn"]
    return players[0].read(game)


def take_turn(game: Shown, player: HttpPlayer, chance: Random) -> Shown | None:
    """Throw one to three times, and score; the turn that follows."""
    turn = player.roll(game)["turn"]
    while turn["rolls_left"] and chance.random() < 0.4:
        turn = player.roll(game, *chance.choice(keeps(tuple(turn["dice"]))))["turn"]
    following: Shown | None = player.score(game, chance.choice(turn["legal"]["categories"])["category"])["next_turn"]
    return following


def _named(headers: Mapping[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


def _done(answer: Answer, status: int) -> Shown:
    assert answer.status_code == status, answer.content
    shown: Shown = answer.json()
    return shown
