"""What all resources share: how an operation's answer becomes a value or an exception."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from yachtapi_client._async.connection import AsyncConnection
from yachtapi_client._async.game import AsyncGame
from yachtapi_client._async.platform import Call
from yachtapi_client.codes import CLASSES
from yachtapi_client.core.types import UNSET, Response, Unset
from yachtapi_client.problems import Problem, UnexpectedAnswer

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

    async def _send(self, call: Call) -> Response[Any]:
        try:
            response: Response[Any] = await call()
        except (AttributeError, KeyError, TypeError, ValueError) as fault:
            raise UnexpectedAnswer(f"{fault!r} while reading the answer") from fault
        if response.status_code >= 400:
            document = json.loads(response.content)
            raise CLASSES.get(document["code"], Problem)(document, response.status_code, response.headers)
        return response

    async def _answer(self, call: Call) -> Any:
        return (await self._send(call)).parsed

    async def _game(self, call: Call) -> AsyncGame:
        game = AsyncGame.from_dict(json.loads((await self._send(call)).content))
        game._connection = self._connection
        return game

    async def _bytes(self, call: Call) -> bytes:
        return (await self._send(call)).content

    async def _nothing(self, call: Call) -> None:
        await self._send(call)


__all__ = ["UNSET", "AsyncResource", "Fields", "fields", "tag"]
