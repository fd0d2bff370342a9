"""A game that can be played."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from typing import Any

import attrs
from typing_extensions import Self

from yachtapi_client._async.connection import AsyncConnection
from yachtapi_client._async.stream import AsyncLog
from yachtapi_client.core import models
from yachtapi_client.core.types import UNSET, Unset


class AsyncGame(models.Game):
    """A game as it was last seen, and what its players can do; what they do shows in it at once."""

    _connection: AsyncConnection

    @classmethod
    def of(cls, state: models.Game | models.JoinedGame, connection: AsyncConnection) -> Self:
        """The game of an answer."""
        game = cls(**{field.name: getattr(state, field.name) for field in attrs.fields(models.Game) if field.init})
        game.additional_properties = state.additional_properties
        seat = getattr(state, "seat", None)  # the answer to joining says which one it is
        if seat is not None:
            game.additional_properties = {**state.additional_properties, "seat": seat}
        game._connection = connection
        return game

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}: {self.ruleset}, {self.status}, version {self.version}>"

    @property
    def joined_seat(self) -> int | None:
        """The index of the seat that `join` has taken."""
        return self.additional_properties.get("seat")

    def seat_of(self, player_id: object) -> models.Seat | None:
        """The seat of a player."""
        return next((seat for seat in self.seats if seat.player and str(seat.player.id) == str(player_id)), None)

    async def refresh(self) -> Self:
        """Look again."""
        return self._show(await self._connection.resources.games.get(self.id))

    async def roll(self, *, keep: Sequence[int] | Unset = UNSET, **options: Any) -> models.CurrentTurn:
        """Throw all dice but those kept, which are named by their faces; the first throw of a turn keeps nothing.

        On a board in lockstep the turn that comes back may be `waiting` for the others.
        """
        rolled = await self._connection.resources.turns.roll(self.id, keep=keep, **options)
        self.turn, self.version = rolled.turn, rolled.version
        return rolled.turn

    async def score(self, category: str, **options: Any) -> models.Scored:
        """Write the dice on the table into a category; the next turn begins, or the game ends."""
        scored = await self._connection.resources.turns.score(self.id, category=category, **options)
        self.turn, self.version = scored.next_turn, scored.version
        self.seats = [scored.seat if seat.index == scored.seat.index else seat for seat in self.seats]
        if scored.results is not None:
            await self.refresh()
        return scored

    async def start(self, *, client_seed: str | Unset = UNSET, **options: Any) -> Self:
        """Begin, with a word of your own in the dice."""
        return self._show(await self._connection.resources.games.start(self.id, client_seed=client_seed, **options))

    async def join(self, **options: Any) -> Self:
        """Take a seat: `seat`, `name`, `client_seed`, `invite`."""
        return self._show(await self._connection.resources.games.join(self.id, **options))

    async def leave(self, seat: int) -> Self:
        """Give a seat back, before the game has begun."""
        await self._connection.resources.games.leave(self.id, seat)
        return await self.refresh()

    async def resign(self, **options: Any) -> Self:
        """Give up: `seat`, where you have several."""
        return self._show(await self._connection.resources.games.resign(self.id, **options))

    async def rematch(self) -> AsyncGame:
        """The same again, as a new game."""
        return await self._connection.resources.games.rematch(self.id)

    async def advice(self) -> models.Advice | models.Solving:
        """What perfect play would do, where the game gives hints; `Solving` while the rules are being solved."""
        return await self._connection.resources.games.advice(self.id)

    async def review(self) -> models.Review | models.Reviewing:
        """Every decision beside the best one; `Reviewing` while that is being worked out."""
        return await self._connection.resources.games.review(self.id)

    async def record(self) -> bytes:
        """The signed record of the ended game, byte for byte as `yachtapi verify` wants it."""
        return await self._connection.resources.games.record(self.id)

    def follow(self, after: int | None = None) -> AsyncGenerator[models.Event, None]:
        """Every event after the one given, by default after what this object shows, until the game is over.

        It goes on over cut connections and restarts of the server, without a gap or a double. If the server was set
        back to a backup it tells the log once more, from the start.
        """
        log = AsyncLog(self._connection, f"/api/v1/games/{self.id}/events/", self.version if after is None else after)
        return log.entries(models.Event)

    def _show(self, other: models.Game) -> Self:
        for field in attrs.fields(models.Game):
            setattr(self, field.name, getattr(other, field.name))
        return self
