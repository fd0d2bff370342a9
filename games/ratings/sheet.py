"""The ratings as games and merges move them, one after the other: the same when they count and when they are replayed.

Nothing here reads or writes rows. What goes in decides what comes out, so whoever replays the lines of the ledger in
their order gets the numbers that were stored, to the last bit.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple
from uuid import UUID

from games.ratings.skill import NEWCOMER, Skill, rate


class Board(NamedTuple):
    """Where players are compared: one version of a ruleset, and one kind of players."""

    ruleset_digest: str
    kind: str


class Standing(NamedTuple):
    """What a board knows of a player: his strength, and from how many games."""

    skill: Skill = NEWCOMER
    games: int = 0


class Move(NamedTuple):
    """A player's skill before and after."""

    before: Skill
    after: Skill


@dataclass
class Sheet:
    """Who stands where, by board and player; whoever is not there has played no rated game."""

    standings: dict[tuple[Board, UUID], Standing] = field(default_factory=dict)

    def standing(self, board: Board, player_id: UUID) -> Standing:
        """A player's standing on a board."""
        return self.standings.get((board, player_id), Standing())

    def play(self, board: Board, ranks: Mapping[UUID, int]) -> dict[UUID, Move]:
        """Let a game count in which these players came to these ranks."""
        before = {player_id: self.standing(board, player_id) for player_id in ranks}
        after = rate([standing.skill for standing in before.values()], list(ranks.values()))
        moves = {}
        for (player_id, standing), skill in zip(before.items(), after, strict=True):
            self.standings[board, player_id] = Standing(skill, standing.games + 1)
            moves[player_id] = Move(standing.skill, skill)
        return moves

    def merge(self, board: Board, heir: UUID, other: UUID) -> Move | None:
        """Let one account take in another: what comes from more games counts on, for all of them; none if he had none.

        Neither is averaged: both say how strong the same person is, and the one with more games says it better.
        """
        taken = self.standings.pop((board, other), None)
        if taken is None:
            return None
        own = self.standing(board, heir)
        skill = taken.skill if taken.games > own.games else own.skill
        self.standings[board, heir] = Standing(skill, own.games + taken.games)
        return Move(own.skill, skill)
