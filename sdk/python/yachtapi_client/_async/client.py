"""The client for programs that run on asyncio."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from types import TracebackType
from typing import Any
from uuid import UUID

from typing_extensions import Self

from yachtapi_client._async.connection import AsyncConnection
from yachtapi_client._async.resources import (
    AsyncGamesResource,
    AsyncMeResource,
    AsyncResources,
    AsyncTournamentsResource,
)
from yachtapi_client._async.stream import AsyncLog
from yachtapi_client.core import models


class AsyncGames(AsyncGamesResource):
    """`client.games`, with their logs to follow."""

    def follow(self, game_id: UUID | str, *, after: int = 0) -> AsyncGenerator[models.Event, None]:
        """Every event of a game after the one given, until it is over; see `Game.follow`."""
        return AsyncLog(self._connection, f"/api/v1/games/{game_id}/events/", after).entries(models.Event)


class AsyncMe(AsyncMeResource):
    """`client.me`, with its log to follow."""

    def follow(self, *, after: int = 0) -> AsyncGenerator[models.Notice, None]:
        """Every notice of whatever concerns you, after the one given, without an end."""
        return AsyncLog(self._connection, "/api/v1/players/me/events/", after).entries(models.Notice)


class AsyncTournaments(AsyncTournamentsResource):
    """`client.tournaments`, with their logs to follow."""

    def follow(self, tournament_id: UUID | str, *, after: int = 0) -> AsyncGenerator[models.Event, None]:
        """Every event of a tournament after the one given, until it is over."""
        return AsyncLog(self._connection, f"/api/v1/tournaments/{tournament_id}/events/", after).entries(models.Event)


class AsyncClient(AsyncResources):
    """A server's resources, for whoever the token is for.

    Args:
        server: its address, such as `http://127.0.0.1:8000`.
        token: from `players.create` or `tokens.create`; without one, what everybody may see and do.
        timeout: seconds until an answer must have begun.
        attempts: how often a request is sent, at most, while no answer comes or the server says to come back.
    """

    games: AsyncGames
    me: AsyncMe
    tournaments: AsyncTournaments

    def __init__(self, server: str, token: str | None = None, *, timeout: float = 30.0, attempts: int = 8) -> None:
        self._connection = AsyncConnection(server, token, timeout, attempts)
        super().__init__(self._connection)
        self.games = AsyncGames(self._connection)
        self.me = AsyncMe(self._connection)
        self.tournaments = AsyncTournaments(self._connection)
        self._connection.resources = self

    @classmethod
    async def guest(cls, server: str, *, timeout: float = 30.0, attempts: int = 8, **player: Any) -> Self:
        """A client for a new player, without sign-up: `name`, `kind`. Keep its `token`: it can't be had again."""
        client = cls(server, timeout=timeout, attempts=attempts)
        client.token = (await client.players.create(**player)).token
        return client

    @property
    def address(self) -> str:
        """The server's address."""
        return str(self._connection.http.base_url).rstrip("/")

    @property
    def token(self) -> str | None:
        """Whose requests these are."""
        return self._connection.token

    @token.setter
    def token(self, token: str | None) -> None:
        self._connection.token = token

    async def aclose(self) -> None:
        """Close every connection."""
        await self._connection.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()
