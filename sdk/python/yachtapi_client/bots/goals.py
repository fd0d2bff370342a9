"""What a bot is there for: practice games, games of others, tournaments, invitations."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from uuid import UUID

from yachtapi_client._async.client import AsyncClient
from yachtapi_client.bots.player import BotPlayer
from yachtapi_client.codes import AlreadyEntered
from yachtapi_client.core.types import UNSET
from yachtapi_client.problems import Problem

LOOK = 1.0  # seconds between two looks at tournaments, invitations and seeks
ENGINE_AFTER = 30  # seconds that a seek waits for somebody else
INVITE = ":"  # between a game's id and the invite to it
OVER = ("finished", "cancelled", "aborted")


@dataclass
class Goals:
    """Everything asked for, and whether it is reached; a bot that accepts invitations never is."""

    client: AsyncClient
    player: BotPlayer
    ruleset: str = "yacht"
    against: str = "greedy"
    hints: bool = False
    rated: bool = False
    practice: int = 0
    games: Sequence[str] = ()
    tournaments: Sequence[str] = ()
    invitations: bool = False
    seeks: int = 0
    _seek_id: UUID | None = None
    _checked_in: set[str] = field(default_factory=set)
    _wanted: set[UUID] = field(default_factory=set)
    _over: set[str] = field(default_factory=set)
    _ready: bool = False

    @property
    def reached(self) -> bool:
        """Whether all of it is over."""
        if self.invitations or self.seeks or not self._ready:
            return False
        return self._wanted <= self.player.results.keys() and set(self.tournaments) <= self._over

    async def pursue(self) -> None:
        """Enter everything, then look after it until it is over."""
        for game in self.games:
            game_id, _, invite = game.partition(INVITE)
            self._want((await self.client.games.join(game_id, invite=invite or UNSET)).id)
        for tournament_id in self.tournaments:
            await self._enter(tournament_id)
        await self._practise()
        self._ready = True
        try:
            while not self.reached:
                for tournament_id in set(self.tournaments) - self._over:
                    await self._look_after(tournament_id)
                if self.invitations:
                    await self._answer()
                if self.seeks:
                    await self._seek()
                await asyncio.sleep(LOOK)
        finally:
            if self._seek_id is not None:  # nobody shall be paired with a bot that has gone
                with suppress(Exception):
                    await self.client.seeks.cancel(self._seek_id)

    async def _practise(self) -> None:
        """As many games as asked for; those that an earlier run has left running count."""
        mine = await self.client.me.games(status="playing").all()
        running = [game for game in mine if game.tournament_id is None]
        for game in running[: self.practice]:
            self._want(game.id)
        for _ in range(self.practice - len(running)):
            game = await self.client.games.create(
                ruleset=self.ruleset,
                seats=[{"kind": "me"}, {"kind": "bot", "strategy": self.against}],
                hints="always" if self.hints else "after_game",
                start=True,
            )
            self._want(game.id)

    def _want(self, game_id: UUID) -> None:
        self._wanted.add(game_id)
        self.player.watch(game_id)

    async def _enter(self, tournament_id: str) -> None:
        tournament = await self.client.tournaments.get(tournament_id)
        if tournament.mine is not None or tournament.status in OVER:
            return
        with suppress(AlreadyEntered):
            await self.client.entrants.create(tournament_id)

    async def _look_after(self, tournament_id: str) -> None:
        tournament = await self.client.tournaments.get(tournament_id)
        if tournament.status in OVER:
            self._over.add(tournament_id)
        elif tournament.status == "registration" and tournament.check_in and tournament_id not in self._checked_in:
            try:
                await self.client.entrants.check_in(tournament_id)
                self._checked_in.add(tournament_id)
            except Problem as problem:
                if problem.status != 409:  # it has not begun
                    raise

    async def _seek(self) -> None:
        """Ask for an opponent, one at a time; an engine comes if nobody else does."""
        if self._seek_id is None:
            seek = await self.client.seeks.create(
                ruleset=self.ruleset, engine_after=ENGINE_AFTER, strategy=self.against, rated=self.rated
            )
        else:
            seek = await self.client.seeks.get(self._seek_id)
        self._seek_id = seek.id if seek.status == "waiting" else None
        if seek.game_id is not None:
            self.seeks -= 1
            self._want(seek.game_id)

    async def _answer(self) -> None:
        async for invitation in self.client.invitations.list():
            if invitation.status == "waiting":
                try:
                    await self.client.invitations.answer(invitation.id, accept=True)
                except Problem as problem:
                    self.player.told(f"An invitation could not be accepted: {problem}")
