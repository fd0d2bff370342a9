"""What becomes of ratings and tallies when accounts are merged, exported or deleted.

A merge is a line of the ledger, so that a replay does it at the same place. The changes of the account that was merged
stay under its id, as signed records do.
"""

from collections import defaultdict
from typing import Any

from django.db.models import QuerySet

from games.players.models import Player
from games.ratings.models import Change, Rating, Tally
from games.ratings.services import ledger, tallying
from games.services import time
from games.services.holdings import Holding

Shown = dict[str, Any]
OTHERS_HANG_ON_IT = (
    "Others' ratings came about against it; no list shows it any more, and only an id says whose it was."
)


def _merge_ratings(rows: QuerySet[Rating], field: str, heir: Player) -> None:
    """Let the heir's ratings take in the other's, ruleset by ruleset.

    The ledger is locked even if there are none: a game of the other's may be counted just now.
    """
    writer = ledger.lock()
    taken: dict[str, list[Rating]] = defaultdict(list)
    for row in rows.order_by("ruleset_digest", "kind"):
        taken[row.ruleset_digest].append(row)
    for digest, ratings in taken.items():
        _merge_ruleset(writer, digest, ratings, heir)
    writer.save()
    rows.delete()


def _merge_ruleset(writer: ledger.Writer, digest: str, taken: list[Rating], heir: Player) -> None:
    other = taken[0].player_id
    sheet = ledger.standings([heir.pk, other], [digest])
    line = writer.merge(taken[0], time.now())
    for row in taken:
        board = ledger.board_of(row)
        move = sheet.merge(board, heir.pk, other)
        assert move is not None, "the other has a rating there"
        writer.change(line, row.kind, heir.pk, move)
        ledger.keep([ledger.rating(board, heir.pk, row.ruleset, sheet.standing(board, heir.pk), listed=True)])


def _merge_tallies(rows: QuerySet[Tally], field: str, heir: Player) -> None:
    """Add the other's counters to the heir's; the ledger is held since the ratings were merged."""
    for row in rows:
        own = Tally(player=heir, ruleset=row.ruleset, ruleset_digest=row.ruleset_digest)
        for each in (*Tally.objects.filter(player=heir, ruleset_digest=row.ruleset_digest), row):
            tallying.add(own, each)
        tallying.keep([own])
    rows.delete()


def _leave(rows: QuerySet[Change], field: str, heir: Player) -> None:
    """History goes on to name who it was."""


def _unlist(rows: QuerySet[Rating]) -> object:
    """Show the ratings on no leaderboard; whoever writes one meanwhile is waited for."""
    ledger.lock()
    return rows.update(listed=False)


def _keep(rows: QuerySet[Change]) -> object:
    return None


def _rating(row: Rating) -> Shown:
    return {
        "ruleset": row.ruleset,
        "ruleset_digest": row.ruleset_digest,
        "kind": row.kind,
        "mu": row.mu,
        "sigma": row.sigma,
        "games": row.games,
    }


def _change(row: Change) -> Shown:
    return {
        "line": row.line_id,
        "kind": row.kind,
        "seat": row.seat,
        "rank": row.rank,
        "before": {"mu": row.mu_before, "sigma": row.sigma_before},
        "after": {"mu": row.mu_after, "sigma": row.sigma_after},
    }


def _tally(row: Tally) -> Shown:
    return {
        "ruleset": row.ruleset,
        "ruleset_digest": row.ruleset_digest,
        "best": row.best,
        **{name: getattr(row, name) for name in tallying.COUNTERS},
        "categories": {key: {"points": points, "zeros": zeros} for key, (points, zeros) in row.categories.items()},
    }


HOLDINGS = (
    Holding(Rating, "player", "ratings", _rating, move=_merge_ratings, erase=_unlist, kept=OTHERS_HANG_ON_IT),
    Holding(Change, "player", "rating_changes", _change, move=_leave, erase=_keep, kept=OTHERS_HANG_ON_IT),
    Holding(Tally, "player", "tallies", _tally, move=_merge_tallies),
)
