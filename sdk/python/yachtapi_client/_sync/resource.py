"""What all resources share: how an operation's answer becomes a value or an exception."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yachtapi_client._sync.connection import Connection
from yachtapi_client._sync.game import Game
from yachtapi_client._sync.platform import Call
from yachtapi_client.core.types import Unset

Fields = Mapping[str, Any]


def fields(**given: Any) -> dict[str, Any]:
    """What was given of a body."""
    return {name: value for name, value in given.items() if not isinstance(value, Unset)}


def tag(version: int | str | Unset) -> str | Unset:
    """A version as `If-Match` wants it."""
    return f'"{version}"' if isinstance(version, int) else version


class Resource:
    """Sends operations."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def _answer(self, call: Call) -> Any:
        return (self._connection.send(call)).parsed

    def _game(self, call: Call) -> Game:
        return Game.of(self._answer(call), self._connection)

    def _bytes(self, call: Call) -> bytes:
        return (self._connection.send(call)).content

    def _nothing(self, call: Call) -> None:
        self._connection.send(call)
