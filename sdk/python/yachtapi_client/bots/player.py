"""One bot in all its games: plays every turn that is its own, and loses none."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from uuid import UUID

from yachtapi_client._async.client import AsyncClient
from yachtapi_client._async.game import AsyncGame
from yachtapi_client.bots import deciding
from yachtapi_client.bots.turn import Keep, Play, Turn, seen
from yachtapi_client.codes import GameNotFound
from yachtapi_client.problems import Problem

Told = Callable[[str], None]
LOOK = 5.0  # seconds after which the server is asked again though nothing was heard
LONG_LOOK = 60.0  # seconds after which each game that others play is asked for, lest a notice of its end was missed
SOON = 0.5  # seconds after which it is asked while a throw waits for other boards, of which no notice tells


@dataclass
class Result:
    """How a game has ended for the bot."""

    game_id: UUID
    ruleset: str
    points: int
    rank: int | None
    seats: int
    status: str


@dataclass
class BotPlayer:
    """Plays whatever waits for its player. What waits is asked of the server, so nothing is lost with this process.

    Attributes:
        at_once: how many games are played at a time.
        strict: end with the first bad decision instead of playing on.
        told: hears what went wrong.
    """

    client: AsyncClient
    play: Play
    at_once: int = 8
    told: Told = print
    strict: bool = False
    faults: int = 0
    results: dict[UUID, Result] = field(default_factory=dict)
    player_id: UUID | None = None
    _busy: set[UUID] = field(default_factory=set)
    _known: set[UUID] = field(default_factory=set)
    _ended: set[UUID] = field(default_factory=set)
    _looked: float = field(default_factory=time.monotonic)
    _woken: asyncio.Event = field(default_factory=asyncio.Event)
    _look: float = LOOK

    async def run(self, until: Callable[[], bool]) -> None:
        """Play until that is so; asked after every look."""
        self.player_id = (await self.client.me.get()).id
        listener = asyncio.create_task(self._listen())
        playing: set[asyncio.Task[None]] = set()
        try:
            while True:
                playing |= {asyncio.create_task(self._turns(game)) for game in await self._pending()}
                await self._settle()
                if until() and not playing:
                    return
                await self._wait(playing)
        finally:
            for task in (listener, *playing):
                task.cancel()
            await asyncio.gather(listener, *playing, return_exceptions=True)

    def watch(self, game_id: UUID) -> None:
        """Wait for the end of a game, too, that is not this bot's turn yet."""
        self._known.add(game_id)
        self._woken.set()

    @property
    def under_way(self) -> int:
        """Games that are not over yet."""
        return len(self._known - self.results.keys())

    async def _pending(self) -> list[AsyncGame]:
        found, self._look = [], LOOK
        async for game in self.client.games.list(to_move="me", status="playing", limit=200):
            waits = game.turn is not None and game.turn.waiting
            if waits:
                self._look = SOON
            elif len(self._busy) < self.at_once and game.id not in self._busy:
                self._busy.add(game.id)
                self._known.add(game.id)
                found.append(game)
        return found

    async def _turns(self, game: AsyncGame) -> None:
        """Play a game for as long as it is the bot's turn."""
        goes_on = True
        try:
            while goes_on and self._is_mine(game):
                goes_on = await self._step(game)
        finally:
            self._busy.discard(game.id)
        self._note(game)
        if goes_on:  # otherwise the next look is soon enough
            self._woken.set()

    def _is_mine(self, game: AsyncGame) -> bool:
        if game.status != "playing" or game.turn is None or game.turn.waiting:
            return False
        mover = game.seats[game.turn.seat].player
        return mover is not None and mover.id == self.player_id

    async def _step(self, game: AsyncGame) -> bool:
        """One throw or one score, of the state that was seen or not at all, for the version goes along.

        Whether to go on at once: a refusal that nothing has changed since would only come again.
        """
        assert game.turn is not None
        version = game.version
        try:
            if game.turn.dice is None:
                await game.roll(if_match=version)
                return True
            decision = await self._decide(seen(game, self.client.address, self.client.token or ""))
            if isinstance(decision, str):
                await game.score(decision, if_match=version)
            else:
                await game.roll(keep=decision, if_match=version)
        except Problem as problem:
            if problem.status not in (409, 412):
                raise
            # The turn went on without us: time was up, or a move of ours had come through before.
            await game.refresh()
        return game.version != version

    async def _decide(self, turn: Turn) -> Keep | str:
        try:
            return await deciding.ask(self.play, turn)
        except deciding.BadDecision as bad:
            self.faults += 1
            if self.faults == 1:
                instead = "" if self.strict else ", so the most points are taken instead"
                self.told(f"The bot decided badly{instead}: {bad}. The turn was {turn}")
                if bad.__cause__ is not None:
                    self.told("".join(traceback.format_exception(bad.__cause__)).rstrip())
            if self.strict:
                raise
            return deciding.fallback(turn)

    async def _listen(self) -> None:
        """Wake up when the server has something to say; if it has not, `LOOK` passes."""
        async for notice in self.client.me.follow():
            if notice.type_ in ("game.finished", "game.aborted") and notice.game_id is not None:
                self._ended.add(notice.game_id)
            self._woken.set()

    async def _wait(self, playing: set[asyncio.Task[None]]) -> None:
        for task in [task for task in playing if task.done()]:
            playing.remove(task)
            task.result()  # raises what went wrong in it
        with suppress(asyncio.TimeoutError):  # a class of its own until Python 3.11
            await asyncio.wait_for(self._woken.wait(), self._look)
        self._woken.clear()

    async def _settle(self) -> None:
        """Note the games that have ended while others moved."""
        unknown = self._known - self._busy - self.results.keys()
        if time.monotonic() - self._looked < LONG_LOOK:
            unknown &= self._ended
        else:
            self._looked = time.monotonic()
        for game_id in unknown:
            try:
                self._note(await self.client.games.get(game_id))
            except GameNotFound:
                self.told(f"There is no game {game_id} any more.")
                self.results[game_id] = Result(game_id, "", 0, None, 0, "gone")

    def _note(self, game: AsyncGame) -> None:
        if game.status in ("open", "playing"):
            return
        mine = game.seat_of(self.player_id)
        if mine is not None:
            result = Result(game.id, game.ruleset, mine.total, mine.rank, len(game.seats), game.status)
            self.results[game.id] = result
