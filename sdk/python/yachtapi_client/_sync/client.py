"""The client for programs that run on asyncio."""

from __future__ import annotations

from collections.abc import Generator
from types import TracebackType
from typing import Any
from uuid import UUID

from typing_extensions import Self

from yachtapi_client._sync.connection import Connection
from yachtapi_client._sync.resources import (
    GamesResource,
    MeResource,
    Resources,
    TournamentsResource,
)
from yachtapi_client._sync.stream import Log
from yachtapi_client.core import models


class Games(GamesResource):
    """`client.games`, with their logs to follow."""

    def follow(self, game_id: UUID | str, *, after: int = 0) -> Generator[models.Event, None]:
        """Every event of a game after the one given, until it is over; see `Game.follow`."""
        return Log(self._connection, f"/api/v1/games/{game_id}/events/", after).entries(models.Event)


class Me(MeResource):
    """`client.me`, with its log to follow."""

    def follow(self, *, after: int = 0) -> Generator[models.Notice, None]:
        """Every notice of whatever concerns you, after the one given, without an end."""
        return Log(self._connection, "/api/v1/players/me/events/", after).entries(models.Notice)


class Tournaments(TournamentsResource):
    """`client.tournaments`, with their logs to follow."""

    def follow(self, tournament_id: UUID | str, *, after: int = 0) -> Generator[models.Event, None]:
        """Every event of a tournament after the one given, until it is over."""
        return Log(self._connection, f"/api/v1/tournaments/{tournament_id}/events/", after).entries(models.Event)


class Client(Resources):
    """A server's resources, for whoever the token is for.

    Args:
        server: its address, such as `http://127.0.0.1:8000`.
        token: from `players.create` or `tokens.create`; without one, what everybody may see and do.
        timeout: seconds until an answer must have begun.
        attempts: how often a request is sent, at most, while no answer comes or the server says to come back.
    """

    games: Games
    me: Me
    tournaments: Tournaments

    def __init__(self, server: str, token: str | None = None, *, timeout: float = 30.0, attempts: int = 8) -> None:
        self._connection = Connection(server, token, timeout, attempts)
        super().__init__(self._connection)
        self.games = Games(self._connection)
        self.me = Me(self._connection)
        self.tournaments = Tournaments(self._connection)
        self._connection.resources = self

    @classmethod
    def guest(cls, server: str, *, timeout: float = 30.0, attempts: int = 8, **player: Any) -> Self:
        """A client for a new player, without sign-up: `name`, `kind`. Keep its `token`: it can't be had again."""
        client = cls(server, timeout=timeout, attempts=attempts)
        client.token = (client.players.create(**player)).token
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

    def close(self) -> None:
        """Close every connection."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
