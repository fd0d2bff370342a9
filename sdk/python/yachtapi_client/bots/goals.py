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
from yachtapi_client.problems import Problem

OVER = ("finished", "cancelled", "aborted")


@dataclass
class Goals:
    """Everything asked for, and whether it is reached; a bot that accepts invitations never is."""

    client: AsyncClient
    player: BotPlayer
    ruleset: str = "yacht"
    against: str = "greedy"
    hints: bool = False
    practice: int = 0
    games: Sequence[str] = ()
    tournaments: Sequence[str] = ()
    invitations: bool = False
    _wanted: set[UUID] = field(default_factory=set)
    _over: set[str] = field(default_factory=set)
    _ready: bool = False

    @property
    def reached(self) -> bool:
        """Whether all of it is over."""
        if self.invitations or not self._ready:
            return False
        return self._wanted <= self.player.results.keys() and set(self.tournaments) <= self._over

    async def pursue(self) -> None:
        """Enter everything, then look after it until it is over."""
        for game_id in self.games:
            self._want((await self.client.games.join(game_id)).id)
        for tournament_id in self.tournaments:
            await self._enter(tournament_id)
        await self._practise()
        self._ready = True
        while not self.reached:
            for tournament_id in set(self.tournaments) - self._over:
                await self._look_after(tournament_id)
            if self.invitations:
                await self._answer()
            await asyncio.sleep(1.0)

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
        elif tournament.status == "registration" and tournament.check_in:
            try:
                await self.client.entrants.check_in(tournament_id)
            except Problem as problem:
                if problem.status != 409:
                    raise

    async def _answer(self) -> None:
        async for invitation in self.client.invitations.list():
            if invitation.status == "waiting":
                try:
                    await self.client.invitations.answer(invitation.id, accept=True)
                except Problem as problem:
                    self.player.told(f"An invitation could not be accepted: {problem}")
