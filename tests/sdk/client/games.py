"""One way to play, for both clients, and what the server's own log says of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.serve.server import Server
from yachtapi_client import AsyncClient, AsyncGame, Client, Game
from yachtapi_client.core import models

ME = 0
SEATS = [{"kind": "me"}, {"kind": "bot", "strategy": "greedy"}]


@dataclass
class Played:
    """What a client was told that it has done."""

    game_id: str
    rolls: list[tuple[Sequence[int], Sequence[int]]] = field(default_factory=list)  # kept, then on the table
    scores: list[tuple[str, int]] = field(default_factory=list)

    def rolled(self, keep: Sequence[int], turn: models.CurrentTurn) -> None:
        """Note a throw."""
        self.rolls.append((list(keep), list(turn.dice or ())))

    def scored(self, scored: models.Scored) -> None:
        """Note a score."""
        self.scores.append((scored.turn.category, scored.turn.points))


def best(turn: models.CurrentTurn) -> str:
    """The category that gives the most at once."""
    assert turn.legal
    return max(turn.legal.categories, key=lambda one: one.points).category


def play(client: Client) -> Played:
    """A whole game against an engine, with two throws a turn."""
    game = client.games.create(ruleset="yacht", seats=SEATS, start=True)
    played = Played(str(game.id))
    while _is_mine(game) or wait(game):
        turn = game.roll()
        played.rolled([], turn)
        keep = (turn.dice or [])[:2]
        turn = game.roll(keep=keep)
        played.rolled(keep, turn)
        played.scored(game.score(best(turn)))
    return played


def wait(game: Game) -> bool:
    """Follow the game until it is this player's turn; false when it is over instead."""
    for event in game.follow():
        if event.type_ == "turn.started" and event.data["seat"] == ME:
            break
    game.refresh()
    return game.status == "playing"


async def play_async(client: AsyncClient) -> Played:
    """The same on asyncio."""
    game = await client.games.create(ruleset="yacht", seats=SEATS, start=True)
    played = Played(str(game.id))
    while _is_mine(game) or await wait_async(game):
        turn = await game.roll()
        played.rolled([], turn)
        keep = (turn.dice or [])[:2]
        turn = await game.roll(keep=keep)
        played.rolled(keep, turn)
        played.scored(await game.score(best(turn)))
    return played


async def wait_async(game: AsyncGame) -> bool:
    """The same on asyncio."""
    async for event in game.follow():
        if event.type_ == "turn.started" and event.data["seat"] == ME:
            break
    await game.refresh()
    return game.status == "playing"


def check(server: Server, played: Played, token: str) -> None:
    """Everything that the client was told of has happened, once, and nothing else has."""
    events = log(server, played.game_id, token)
    mine = [event for event in events if event["data"].get("seat") == ME]
    rolls = [(one["data"]["keep"], one["data"]["dice"]) for one in mine if one["type"] == "turn.rolled"]
    scores = [(one["data"]["category"], one["data"]["points"]) for one in mine if one["type"] == "turn.scored"]
    assert (rolls, scores) == ([(sorted(keep), dice) for keep, dice in played.rolls], played.scores)
    assert events[-1]["type"] == "game.finished"


def log(server: Server, game_id: str, token: str) -> list[dict[str, Any]]:
    """A game's events, past any proxy."""
    _, answer = server.request("GET", f"/api/v1/games/{game_id}/events/", token=token)
    events: list[dict[str, Any]] = answer["events"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    return events


def games_of(server: Server, token: str) -> list[str]:
    """The ids of the games that a player has."""
    _, answer = server.request("GET", "/api/v1/players/me/games/", token=token)
    return [game["id"] for game in answer["results"]]


def _is_mine(game: models.Game) -> bool:
    return bool(game.turn and game.turn.seat == ME)
