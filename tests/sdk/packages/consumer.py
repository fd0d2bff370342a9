"""A program as a client's author writes it. It is not run: mypy reads it, strictly, with the installed package."""

import asyncio
from collections.abc import Iterator
from uuid import UUID

from yachtapi_client import AsyncClient, AsyncGame, Client, Game, Pages, Problem, UnexpectedAnswer, Unreachable
from yachtapi_client.codes import NotYourTurn, TokenExpired
from yachtapi_client.core import models


def play(server: str) -> int:
    """A game against an engine."""
    with Client.guest(server, name="Ada") as client:
        token: str | None = client.token
        assert token
        game: Game = client.games.create(
            ruleset="yacht", seats=[{"kind": "me"}, {"kind": "bot", "strategy": "greedy"}], start=True
        )
        turn: models.CurrentTurn = game.roll()
        turn = game.roll(keep=[6, 6])
        if turn.legal:
            scored: models.Scored = game.score(max(turn.legal.categories, key=lambda one: one.points).category)
            print(scored.turn.points)
        for event in game.follow():
            number: int = event.seq
            print(number, event.type_)
        total: int = game.seats[0].total
        return total


def refused(game: Game) -> object:
    """What goes wrong is told apart by class."""
    try:
        game.score("sixes")
    except NotYourTurn as problem:
        status: int = problem.status
        return problem["version"], status
    except TokenExpired:
        return None
    except Problem as problem:
        return problem.code
    except (Unreachable, UnexpectedAnswer) as fault:
        return str(fault)
    return None


def games(client: Client) -> Iterator[UUID]:
    """All pages of a list."""
    rows: Pages[Game] = client.games.list(status="open")
    for game in rows:
        yield game.id
    first: models.Tournament | None = client.tournaments.list().first()
    if first:
        yield first.id


async def watch(server: str, game_id: str) -> bytes:
    """The same on asyncio."""
    async with AsyncClient(server) as client:
        game: AsyncGame = await client.games.get(game_id)
        async for event in game.follow():
            print(event.at)
        async for one in client.games.list(player=game_id):
            print(one.status)
        return await game.record()


asyncio.run(watch("http://127.0.0.1:8000", "0"))
