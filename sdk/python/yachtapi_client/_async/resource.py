"""What all resources share: how an operation's answer becomes a value or an exception."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yachtapi_client import answers
from yachtapi_client._async.connection import AsyncConnection
from yachtapi_client._async.game import AsyncGame
from yachtapi_client._async.platform import Call
from yachtapi_client.core import models
from yachtapi_client.core.types import Unset
from yachtapi_client.problems import UnexpectedAnswer

Fields = Mapping[str, Any]


def fields(**given: Any) -> dict[str, Any]:
    """What was given of a body."""
    return {name: value for name, value in given.items() if not isinstance(value, Unset)}


def tag(version: int | str | Unset) -> str | Unset:
    """A version as `If-Match` wants it."""
    return f'"{version}"' if isinstance(version, int) else version


class AsyncResource:
    """Sends operations."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def _answer(self, call: Call) -> Any:
        return await self._connection.ask(call)

    async def _game(self, call: Call) -> AsyncGame:
        state = await self._connection.ask(call)
        if not isinstance(state, (models.Game, models.JoinedGame)):
            raise UnexpectedAnswer(answers.unreadable(self._connection.http.base_url, "no game"))
        return AsyncGame.of(state, self._connection)

    async def _bytes(self, call: Call) -> bytes:
        return (await self._connection.send(call)).content

    async def _nothing(self, call: Call) -> None:
        await self._connection.send(call)
