"""What anybody may see of a tournament, as plain data; names are joined here and stand in no log."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import Count, Q, QuerySet

from games.players.models import Player
from games.record import timestamp
from games.services import time
from games.tournaments.formats import documents
from games.tournaments.formats.wording import describe
from games.tournaments.models import Entrant, Match, Organiser, Round, Tournament
from games.tournaments.services import progress
from games.tournaments.services.differences import Comparison
from games.tournaments.services.draft import settings_of
from games.tournaments.services.ledger import Ledger, events
from games.tournaments.uncertainty.interval import CONFIDENCE, Sample
from rulesets.errors import RulesetTooLarge

Shown = dict[str, Any]

MOST_EVENTS = 500  # in one answer
MOST_WINNERS = 20  # of one tournament: in a score event many may share the first place
NO_OPTIONS = {name: None for options in documents.OPTIONS.values() for name in options}


def tournaments(rows: Sequence[Tournament], viewer: Player | None) -> list[Shown]:
    """Tournaments with their owners loaded; as many queries for a hundred as for one."""
    around = _Surroundings(rows, viewer)
    return [_tournament(row, around) for row in rows]


def tournament(row: Tournament, viewer: Player | None) -> Shown:
    """One tournament as everybody may see it, and what the viewer is in it."""
    return tournaments([row], viewer)[0]


def one_tournament(row: Tournament, viewer: Player | None) -> Shown:
    """The same with how far it is, and its rules in plain words."""
    rules = describe({"format": row.format, "match": row.match, "tie_breaks": row.tie_breaks})
    return {**tournament(row, viewer), "progress": _progress(row), "rules": rules}


def done(ledger: Ledger, viewer: Player) -> Shown:
    """What an action made of a tournament, and the events that say so."""
    appended = events(ledger.tournament, after=ledger.since, limit=MOST_EVENTS)
    return {**tournament(ledger.tournament, viewer), "dry_run": False, "events": list(appended)}


def entered(ledger: Ledger, viewer: Player, rows: Sequence[Entrant]) -> Shown:
    """The same, with those who came, left or changed by it."""
    return {**done(ledger, viewer), "entrants": [entrant(row) for row in rows[:MOST_EVENTS]]}


def ruled(ledger: Ledger, viewer: Player, row: Match) -> Shown:
    """The same, with the match that was ruled about."""
    return {**done(ledger, viewer), "ruled": match(with_all(Match.objects.filter(pk=row.pk)).get())}


def entrant(row: Entrant) -> Shown:
    """Who takes part, with his player loaded."""
    return {
        "id": str(row.pk),
        "number": row.number,
        "name": name_of(row),
        "player": _player(row.player),
        "kind": row.player.kind,
        "strategy": row.player.strategy,
        "copy": row.copy,
        "status": row.status,
        "checked_in": row.checked_in,
        "seed": row.seed,
        "left_before": row.left_before,
        "reason": row.reason or None,
    }


def name_of(row: Entrant) -> str:
    """What an entrant is called: like its player, copies of a strategy with their number."""
    return f"{row.player.name} {row.copy}" if row.copy else row.player.name


def counted(rows: QuerySet[Round]) -> QuerySet[Round]:
    """Rounds, each with how far it is."""
    return rows.annotate(
        total=Count("matches"),
        decided=Count("matches", filter=Q(matches__status=Match.Status.DECIDED)),
        failed=Count("matches", filter=Q(matches__status=Match.Status.FAILED)),
    )


def round_(row: Any) -> Shown:
    """A round of ``counted``."""
    return {
        "n": row.n,
        "opened_at": timestamp(row.opened_at),
        "closed_at": _text(row.closed_at),
        "matches": {"total": row.total, "decided": row.decided, "failed": row.failed},
    }


def with_all(rows: QuerySet[Match]) -> QuerySet[Match]:
    """Matches with everything that is shown of them: four queries for any number."""
    return rows.select_related("round").prefetch_related("sides__entrant__player", "games__game")


def match(row: Match) -> Shown:
    """A match loaded by ``with_all``: who meets and why, what came of it, and its games."""
    return {
        "id": str(row.pk),
        "round": row.round.n,
        "number": row.number,
        "slot": row.slot,
        "status": row.status,
        "how": row.how or None,
        "reason": row.reason or None,
        "stopped": row.stopped or None,
        "why": row.why,
        "entrants": [_side(side) for side in sorted(row.sides.all(), key=lambda side: side.index)],
        "games": [
            {"number": each.number, "game_id": str(each.game_id), "seats": each.seats, "status": each.game.status}
            for each in sorted(row.games.all(), key=lambda each: each.number)
        ],
        "decided_at": _text(row.decided_at),
    }


def comparison(found: Comparison, margin: float | None) -> Shown:
    """How sure a match's result is, and how many more games a margin would take."""
    adjusted = _sample(found.difference.adjusted, margin) if found.is_solvable else None
    return {
        "match_id": str(found.match.pk),
        "status": found.match.status,
        "stopped": found.match.stopped or None,
        "entrants": [
            {"index": side.index, "entrant_id": str(side.entrant_id), "name": name_of(side.entrant)}
            for side in found.sides
        ],
        "confidence": CONFIDENCE,
        "margin": margin,
        "scored": _sample(found.difference.scored, margin),
        "luck_adjusted": adjusted,
        "not_luck_adjusted": None if found.is_solvable else RulesetTooLarge.code,
        "pending": found.pending,
    }


class _Surroundings:
    """What belongs to tournaments and stands in other tables, for a page of them at once."""

    def __init__(self, rows: Sequence[Tournament], viewer: Player | None) -> None:
        ids = [row.pk for row in rows]
        self.now = time.read_at(rows[0]) if rows else time.now()
        self.counts = _counts(ids)
        self.organisers = _organisers(ids)
        self.mine = {} if viewer is None else _mine(ids, viewer)
        self.winners = _winners(rows)


def _tournament(row: Tournament, around: _Surroundings) -> Shown:
    counts = around.counts.get(row.pk, Counter())
    mine = around.mine.get(row.pk)
    return {
        "id": str(row.pk),
        "status": row.status,
        "version": row.version,
        "owner": _player(row.owner),
        "organisers": around.organisers.get(row.pk, []),
        **settings_of(row),
        "format": {"kind": row.format["kind"], **NO_OPTIONS, **row.format},
        "match": {**documents.MATCH, **row.match},
        "round": row.round,
        "entrants_count": {status: counts[status] for status in Entrant.Status.values},
        "checked_in_count": counts["checked_in"],
        "mine": None if mine is None else {"entrant_id": str(mine.pk), "status": mine.status},
        "winners": [around.winners[key] for key in _first(row) if key in around.winners],
        "created_at": timestamp(row.created_at),
        "started_at": _text(row.started_at),
        "ended_at": _text(row.ended_at),
        "cancel_reason": row.cancel_reason or None,
        "server_time": timestamp(around.now),
    }


def _progress(row: Tournament) -> Shown | None:
    if row.started_at is None:
        return None
    now = progress.progress(row, time.read_at(row))
    return {
        "known": now.known,
        "decided": now.decided,
        "failed": now.failed,
        "per_minute": now.per_minute,
        "expected_end": _text(now.expected_end),
    }


def _counts(ids: Sequence[UUID]) -> Mapping[UUID, Counter[str]]:
    found: dict[UUID, Counter[str]] = {}
    rows = Entrant.objects.filter(tournament__in=ids).values_list("tournament", "status")
    for tournament_id, status, number, there in rows.annotate(
        number=Count("pk"), there=Count("pk", filter=Q(checked_in=True, status=Entrant.Status.REGISTERED))
    ):
        counter = found.setdefault(tournament_id, Counter())
        counter[status] += number
        counter["checked_in"] += there
    return found


def _organisers(ids: Sequence[UUID]) -> Mapping[UUID, list[Shown]]:
    found: dict[UUID, list[Shown]] = {}
    for row in Organiser.objects.filter(tournament__in=ids).select_related("player").order_by("pk"):
        found.setdefault(row.tournament_id, []).append(_player(row.player))
    return found


def _mine(ids: Sequence[UUID], viewer: Player) -> Mapping[UUID, Entrant]:
    return {row.tournament_id: row for row in Entrant.objects.filter(tournament__in=ids, player=viewer, copy=0)}


def _winners(rows: Sequence[Tournament]) -> Mapping[str, Shown]:
    first = [key for row in rows for key in _first(row)]
    found = Entrant.objects.filter(pk__in=first).select_related("player") if first else []
    return {str(row.pk): {"entrant_id": str(row.pk), "name": name_of(row)} for row in found}


def _first(row: Tournament) -> list[str]:
    return [each["entrant"] for each in row.places or () if each["place"] == 1][:MOST_WINNERS]


def _sample(sample: Sample, margin: float | None) -> Shown:
    return {
        "games": sample.games,
        "mean": sample.mean,
        "deviation": sample.deviation,
        "interval": None if sample.interval is None else list(sample.interval),
        "more_games": None if margin is None else sample.more_games(margin),
    }


def _side(side: Any) -> Shown:
    return {
        "index": side.index,
        "entrant_id": str(side.entrant_id),
        "name": name_of(side.entrant),
        "seed": side.entrant.seed,
        "rank": side.rank,
        "points": side.points,
        "regret": side.regret,
    }


def _player(row: Player) -> Shown:
    return {"id": str(row.pk), "name": row.name}


def _text(moment: datetime | None) -> str | None:
    return None if moment is None else timestamp(moment)
