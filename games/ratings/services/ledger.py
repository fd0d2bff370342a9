"""Who writes history holds the ledger's one row: so lines have an order, and nobody rates from a number of before.

It is locked after players and games (see ``games/services/merging.py``), so that nobody waits in a ring.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime
from uuid import UUID

from games.models import Game
from games.ratings.models import Change, Ledger, Line, Rating
from games.ratings.sheet import Board, Move, Sheet, Standing
from games.ratings.skill import Skill

ONLY = 1  # the ledger's key


@dataclass
class Writer:
    """What a transaction adds to the history; ``save`` writes it in one go."""

    ledger: Ledger
    _lines: list[Line] = field(default_factory=list)
    _changes: list[Change] = field(default_factory=list)

    def game(self, game: Game) -> Line:
        """The next line, of a game that is over."""
        return self._add(
            Line(
                game_id=game.pk,
                ruleset=game.ruleset,
                ruleset_digest=game.ruleset_digest,
                at=game.last_event_at or game.created_at,
            )
        )

    def merge(self, merged: Rating, at: datetime) -> Line:
        """The next line, of an account that became part of another; one of its ratings names it and the ruleset."""
        return self._add(
            Line(merged_id=merged.player_id, ruleset=merged.ruleset, ruleset_digest=merged.ruleset_digest, at=at)
        )

    def _add(self, line: Line) -> Line:
        self.ledger.lines += 1
        line.number = self.ledger.lines
        self._lines.append(line)
        return line

    def change(
        self, line: Line, kind: str, player_id: UUID, move: Move, *, seat: int | None = None, rank: int | None = None
    ) -> None:
        """What a line made of a player's rating."""
        change = Change(line=line, kind=kind, player_id=player_id, seat=seat, rank=rank)
        change.mu_before, change.sigma_before = move.before
        change.mu_after, change.sigma_after = move.after
        self._changes.append(change)

    def save(self) -> None:
        """Write the lines and what they changed."""
        Line.objects.bulk_create(self._lines)
        Change.objects.bulk_create(self._changes)
        self.ledger.save(update_fields=["lines"])


def lock() -> Writer:
    """Wait until nobody else writes; to the end of the transaction nobody else will."""
    ledgers = Ledger.objects.select_for_update()
    ledger = ledgers.filter(pk=ONLY).first()
    if ledger is None:
        Ledger.objects.get_or_create(pk=ONLY)
        ledger = ledgers.get(pk=ONLY)
    return Writer(ledger)


def standings(player_ids: Collection[UUID], ruleset_digests: Collection[str]) -> Sheet:
    """What is known of these players in these rulesets."""
    rows = Rating.objects.filter(player_id__in=player_ids, ruleset_digest__in=ruleset_digests)
    return Sheet({(board_of(row), row.player_id): standing_of(row) for row in rows})


def board_of(row: Rating) -> Board:
    """Where a rating belongs."""
    return Board(row.ruleset_digest, row.kind)


def standing_of(row: Rating) -> Standing:
    """What a rating says."""
    return Standing(Skill(row.mu, row.sigma), row.games)


def rating(board: Board, player_id: UUID, ruleset: str, standing: Standing, *, listed: bool) -> Rating:
    """A standing as it is kept."""
    return Rating(
        player_id=player_id,
        ruleset=ruleset,
        ruleset_digest=board.ruleset_digest,
        kind=board.kind,
        mu=standing.skill.mu,
        sigma=standing.skill.sigma,
        ordinal=standing.skill.ordinal,
        games=standing.games,
        listed=listed,
    )


def keep(ratings: Collection[Rating]) -> None:
    """Write ratings, new ones and those that were there; a row that was there keeps its place among equals."""
    Rating.objects.bulk_create(
        ratings,
        update_conflicts=True,
        unique_fields=["player", "ruleset_digest", "kind"],
        update_fields=["mu", "sigma", "ordinal", "games", "listed"],
    )
