"""A game's events as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from yachtapi_client.cli.dice import faces
from yachtapi_client.core import models


class Narrator:
    """Tells events; a turn's throws and its score become one line."""

    def __init__(self, names: Sequence[str], categories: Mapping[str, str]) -> None:
        self.names, self._categories = names, categories
        self._throws: list[str] = []

    def line(self, event: models.Event) -> str | None:
        """The line that an event completes, if it does."""
        data: dict[str, Any] = event.data.additional_properties
        who = self._name(data.get("seat"))
        match event.type_:
            case "turn.started":
                self._throws = []
            case "turn.rolled":
                self._throws.append(_throw(data))
            case "turn.scored":
                return f"{who}: {self._turn()} → {self._scored(data)}"
            case "turn.timed_out":
                return f"{who} runs out of time and scores 0 in {self._category(data)}."
            case "seat.resigned":
                return f"{who} gives up."
            case "seat.timed_out":
                return f"{who} is out: the time has run out."
            case "game.started":
                return f"The game begins: {', '.join(self.names)}."
            case "game.finished":
                return "The game is over."
            case "game.aborted":
                return f"The game was called off: {data.get('reason')}."
        return None

    def _turn(self) -> str:
        told, self._throws = ", ".join(self._throws), []
        return told or "…"

    def _scored(self, data: Mapping[str, Any]) -> str:
        points = (data.get("points") or 0) + (data.get("bonus") or 0)
        return f"{points} in {self._category(data)}, {data.get('total')} in all"

    def _category(self, data: Mapping[str, Any]) -> str:
        key = str(data.get("category"))
        return self._categories.get(key, key)

    def _name(self, seat: object) -> str:
        return self.names[seat] if isinstance(seat, int) and seat < len(self.names) else f"seat {seat}"


def _throw(data: Mapping[str, Any]) -> str:
    dice, keep = faces(data.get("dice") or []), data.get("keep") or []
    return f"keeps {faces(keep)}: {dice}" if keep else dice
