"""The ratings once more from the history: the same numbers, or those that should have been.

Lines are written once and in order, so a replay goes through most of them while others are added. Then it holds the
ledger, catches up, and writes what differs; as a rule, nothing.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from uuid import UUID

from django.db import transaction
from django.db.models import QuerySet

from games.players.models import Player
from games.ratings.models import Change, Line, Rating
from games.ratings.services import ledger
from games.ratings.sheet import Board, Move, Sheet, Standing
from games.ratings.skill import Skill

CHUNK = 2000  # rows
FIELDS = ["mu_before", "sigma_before", "mu_after", "sigma_after"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How many lines were replayed, and how many numbers of history and of ratings were not what they should be."""

    lines: int
    changes: int
    ratings: int


@dataclass
class Replay:
    """How far a replay has come."""

    ruleset_digest: str | None
    sheet: Sheet = field(default_factory=Sheet)
    last: int = 0
    lines: int = 0
    differing: list[Change] = field(default_factory=list)
    rulesets: dict[str, str] = field(default_factory=dict)  # the keys by digest

    def go_on(self) -> None:
        """Replay the lines that there are by now."""
        for line, changes in _by_line(self._changes()):
            self.last, self.lines = line.number, self.lines + 1
            self.rulesets[line.ruleset_digest] = line.ruleset
            for kind, of_kind in groupby(changes, key=lambda change: change.kind):
                self._replay(line, Board(line.ruleset_digest, kind), list(of_kind))

    def _changes(self) -> QuerySet[Change]:
        changes = Change.objects.filter(line__gt=self.last).select_related("line").order_by("line", "kind", "seat")
        if self.ruleset_digest is None:
            return changes
        return changes.filter(line__ruleset_digest=self.ruleset_digest)

    def _replay(self, line: Line, board: Board, changes: list[Change]) -> None:
        moves: dict[UUID, Move | None]
        if line.merged_id is not None:
            heir = changes[0].player_id
            moves = {heir: self.sheet.merge(board, heir, line.merged_id)}
        else:
            moves = {**self.sheet.play(board, {change.player_id: change.rank or 0 for change in changes})}
        for change in changes:
            move = moves[change.player_id]
            if move is not None and move != move_of(change):
                change.mu_before, change.sigma_before = move.before
                change.mu_after, change.sigma_after = move.after
                self.differing.append(change)


def rerate(*, ruleset_digest: str | None = None) -> Outcome:
    """Replay the history of one version of a ruleset, or of all, and put right what differs."""
    replay = Replay(ruleset_digest)
    replay.go_on()
    with transaction.atomic():
        ledger.lock()
        replay.go_on()
        Change.objects.bulk_update(replay.differing, FIELDS, batch_size=100)
        return Outcome(replay.lines, len(replay.differing), _put_right(replay))


def move_of(change: Change) -> Move:
    """What a change says that it did."""
    return Move(Skill(change.mu_before, change.sigma_before), Skill(change.mu_after, change.sigma_after))


def _put_right(replay: Replay) -> int:
    """Write what differs from where history leads, and drop what it does not lead to; how many ratings there were."""
    there = Rating.objects.all()
    if replay.ruleset_digest is not None:
        there = there.filter(ruleset_digest=replay.ruleset_digest)
    kept = {(ledger.board_of(row), row.player_id): row for row in there.iterator(CHUNK)}
    surplus = [row.pk for key, row in kept.items() if key not in replay.sheet.standings]
    wrong = {
        key: standing
        for key, standing in replay.sheet.standings.items()
        if key not in kept or ledger.standing_of(kept[key]) != standing
    }
    Rating.objects.filter(pk__in=surplus).delete()
    ledger.keep(list(_ratings(wrong, replay.rulesets)))
    return len(surplus) + len(wrong)


def _ratings(standings: dict[tuple[Board, UUID], Standing], rulesets: dict[str, str]) -> Iterator[Rating]:
    players = Player.objects.in_bulk({player_id for _, player_id in standings})
    for (board, player_id), standing in standings.items():
        listed = not players[player_id].deleted
        yield ledger.rating(board, player_id, rulesets[board.ruleset_digest], standing, listed=listed)


def _by_line(changes: QuerySet[Change]) -> Iterator[tuple[Line, Iterable[Change]]]:
    for _, of_line in groupby(changes.iterator(CHUNK), key=lambda change: change.line_id):
        rows = list(of_line)
        yield rows[0].line, rows
