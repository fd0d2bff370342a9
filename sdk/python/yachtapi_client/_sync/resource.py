"""What all resources share: how an operation's answer becomes a value or an exception."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from yachtapi_client._sync.connection import Connection
from yachtapi_client._sync.game import Game
from yachtapi_client._sync.platform import Call
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


class Resource:
    """Sends operations."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def _send(self, call: Call) -> Response[Any]:
        try:
            response: Response[Any] = call()
        except (AttributeError, KeyError, TypeError, ValueError) as fault:
            raise UnexpectedAnswer(f"{fault!r} while reading the answer") from fault
        if response.status_code >= 400:
            document = json.loads(response.content)
            raise CLASSES.get(document["code"], Problem)(document, response.status_code, response.headers)
        return response

    def _answer(self, call: Call) -> Any:
        return (self._send(call)).parsed

    def _game(self, call: Call) -> Game:
        game = Game.from_dict(json.loads((self._send(call)).content))
        game._connection = self._connection
        return game

    def _bytes(self, call: Call) -> bytes:
        return (self._send(call)).content

    def _nothing(self, call: Call) -> None:
        self._send(call)


__all__ = ["UNSET", "Fields", "Resource", "fields", "tag"]
