"""What all resources share: how an operation's answer becomes a value or an exception."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yachtapi_client import answers
from yachtapi_client._sync.connection import Connection
from yachtapi_client._sync.game import Game
from yachtapi_client._sync.platform import Call
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


class Resource:
    """Sends operations."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def _answer(self, call: Call) -> Any:
        return self._connection.ask(call)

    def _game(self, call: Call) -> Game:
        state = self._connection.ask(call)
        if not isinstance(state, (models.Game, models.JoinedGame)):
            raise UnexpectedAnswer(answers.unreadable(self._connection.http.base_url, "no game"))
        return Game.of(state, self._connection)

    def _bytes(self, call: Call) -> bytes:
        return (self._connection.send(call)).content

    def _nothing(self, call: Call) -> None:
        self._connection.send(call)
