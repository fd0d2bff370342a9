"""Matches: opened with their round, decided once, each decision an event of the tournament's log."""

from collections.abc import Collection, Iterator, Sequence
from datetime import timedelta
from uuid import UUID

from django.db import transaction

from games.models import Game
from games.step import Change
from games.tournaments import scoring
from games.tournaments.formats.history import Pairing, Result
from games.tournaments.models import Entrant, Match, MatchGame, Round, Side, Tournament
from games.tournaments.scoring import GamePlayed, Verdict
from games.tournaments.services import matchgames, regrets, reservations, sharedrounds
from games.tournaments.services.ledger import Ledger
from games.tournaments.signals import round_played

GONE = (Entrant.Status.WITHDRAWN, Entrant.Status.DISQUALIFIED)
PATIENCE = timedelta(seconds=30)  # until the message that a match is to be played counts as lost


def open_matches(ledger: Ledger, row: Round, pairings: Sequence[Pairing]) -> tuple[Change, ...]:
    """Make the matches of a new round, in a few queries, whatever their number; the events come back, to be logged.

    What needs no play is decided at once: byes, and matches of which at most one side is still there.
    """
    entrants = {str(each.pk): each for each in _entrants_of(ledger.tournament)}
    gone = {key for key, each in entrants.items() if each.status in GONE}
    made = [_match(ledger, row, number, pairing, entrants) for number, pairing in enumerate(pairings, start=1)]
    decided, sides = list[Change](), list[Side]()
    for match, pairing in zip(made, pairings, strict=True):
        result = unplayed(pairing, gone)
        sides += _sides(match, pairing, entrants, result)
        if result is not None:
            _close(match, result, ledger)
            decided.append(_decided(match, Verdict(result), (), None))
    Match.objects.bulk_create(made)
    Side.objects.bulk_create(sides)
    opened = {"n": row.n, "pairings": [_opened(*each) for each in zip(made, pairings, strict=True)]}
    opened |= sharedrounds.named(ledger.tournament, row.n)
    return Change("round.opened", opened), *decided


def unplayed(pairing: Pairing, gone: Collection[str], games: Sequence[GamePlayed] = ()) -> Result | None:
    """How a match ends without more play, if it does: as a bye, or as too few of its sides are still there."""
    if pairing.is_bye:
        return scoring.bye()
    there = [index for index, entrant in enumerate(pairing.entrants) if entrant not in gone]
    if there and (len(there) > 1 or len(pairing.entrants) == 1):
        return None
    return scoring.walkover(len(pairing.entrants), there, games)


def settle(ledger: Ledger, match: Match, verdict: Verdict, *, reason: str = "") -> Change:
    """Decide a match that is not; the change comes back, to be logged by the caller, who has locked the tournament.

    Games of it that still go on are ended, dice that were committed to for it are revealed.
    """
    sides, result = sides_of(match), verdict.result
    given_away = regrets.of_sides(match, len(sides))
    for index, side in enumerate(sides):
        side.rank, side.points = result.ranks[index], result.points[index]
        side.regret = None if given_away is None else given_away[index]
    Side.objects.bulk_update(sides, ["rank", "points", "regret"])
    if result.how not in ("played", "roll_off"):
        matchgames.clear(match, result.how)
        reservations.reveal(ledger.tournament, match, result.how)
    _close(match, result, ledger)
    match.reason, match.stopped = reason[:200], verdict.stopped or ""
    match.save(update_fields=["status", "how", "reason", "stopped", "due_at", "decided_at"])
    return _decided(match, verdict, _games(match), given_away)


def fail(ledger: Ledger, match: Match, reason: str) -> Change:
    """Leave a match to the organisers; the rest of the event goes on as far as it can without it."""
    match.status, match.reason, match.due_at = Match.Status.FAILED, reason[:200], None
    match.save(update_fields=["status", "reason", "due_at"])
    return Change("match.failed", {"match": str(match.pk), "reason": match.reason})


def log(ledger: Ledger, *changes: Change) -> None:
    """Log what became of matches; when the round has none left to be decided, the rest of the house hears of it."""
    ledger.append(*changes)
    tournament_id = ledger.tournament.pk
    if is_played(ledger.tournament):
        transaction.on_commit(lambda: round_played.send(Tournament, tournament_id=tournament_id), robust=True)


def to_be_played(*, tournament_id: UUID) -> list[UUID]:
    """The matches of the last round that are not decided, in their order."""
    waiting = Match.objects.filter(round__tournament=tournament_id, round__closed_at=None, status=Match.Status.PLAYING)
    return list(waiting.order_by("number").values_list("pk", flat=True))


def is_on(ledger: Ledger, match: Match) -> bool:
    """Whether a match is to be played on: neither decided nor failed, and its tournament goes on."""
    return ledger.tournament.status == Tournament.Status.RUNNING and match.status == Match.Status.PLAYING


def is_played(tournament: Tournament) -> bool:
    """Whether all matches of the last round are decided."""
    current = Match.objects.filter(round__tournament=tournament, round__n=tournament.round)
    return not current.exclude(status=Match.Status.DECIDED).exists()


def walkover_for(ledger: Ledger, entrant: Entrant) -> None:
    """Let nobody wait for somebody who has left: his matches that are not decided are, or go on without him."""
    mine = Match.objects.filter(sides__entrant=entrant).exclude(status=Match.Status.DECIDED)
    waiting = Match.objects.select_for_update(of=("self",)).filter(pk__in=mine.values("pk")).order_by("pk")
    changes = [change for match in waiting for change in without(ledger, match, entrant.pk)]
    if changes:
        log(ledger, *changes)


def without(ledger: Ledger, match: Match, entrant_id: UUID) -> Iterator[Change]:
    """Go on without one side: in its games, if enough others are there; else the match is decided."""
    sides = sides_of(match)
    matchgames.retire(match, next(side.index for side in sides if side.entrant_id == entrant_id))
    gone = {str(side.entrant_id) for side in sides if is_gone(side)} | {str(entrant_id)}
    course = matchgames.course_of(match, len(sides), matchgames.finished(match))
    result = unplayed(pairing_of(match, sides), gone, course.games)
    if result is not None:
        yield settle(ledger, match, Verdict(result))


def sides_of(match: Match) -> list[Side]:
    """The sides of a match with their entrants, by index."""
    return list(Side.objects.filter(match=match).select_related("entrant__player").order_by("index"))


def is_gone(side: Side) -> bool:
    """Whether a side's entrant has left."""
    return side.entrant.status in GONE


def pairing_of(match: Match, sides: Sequence[Side]) -> Pairing:
    """A match's row as the format gave it."""
    return Pairing(match.slot, tuple(str(side.entrant_id) for side in sides), tuple(match.why))


def _entrants_of(tournament: Tournament) -> Collection[Entrant]:
    return Entrant.objects.filter(tournament=tournament, seed__isnull=False).select_related("player")


def _match(ledger: Ledger, row: Round, number: int, pairing: Pairing, entrants: dict[str, Entrant]) -> Match:
    strategies = [entrants[key].player.strategy for key in pairing.entrants]
    return Match(
        tournament=ledger.tournament,
        round=row,
        slot=pairing.slot,
        number=number,
        why=[dict(reason) for reason in pairing.why],
        engines_only=None not in strategies,
        status=Match.Status.PLAYING,
        due_at=ledger.now + PATIENCE,
    )


def _sides(match: Match, pairing: Pairing, entrants: dict[str, Entrant], result: Result | None) -> Iterator[Side]:
    for index, key in enumerate(pairing.entrants):
        rank, points = (None, None) if result is None else (result.ranks[index], result.points[index])
        yield Side(match=match, entrant=entrants[key], index=index, rank=rank, points=points)


def _close(match: Match, result: Result, ledger: Ledger) -> None:
    match.status, match.how, match.reason = Match.Status.DECIDED, result.how, ""
    match.due_at, match.decided_at = None, ledger.at


def _games(match: Match) -> Collection[UUID]:
    """The games that count."""
    ended = MatchGame.objects.filter(match=match, game__status=Game.Status.FINISHED)
    return list(ended.order_by("number").values_list("game_id", flat=True))


def _opened(match: Match, pairing: Pairing) -> dict[str, object]:
    return {"match": str(match.pk), "slot": match.slot, "entrants": list(pairing.entrants), "why": match.why}


def _decided(
    match: Match, verdict: Verdict, games: Collection[UUID], given_away: Sequence[float | None] | None
) -> Change:
    data: dict[str, object] = {
        "match": str(match.pk),
        "slot": match.slot,
        **verdict.facts,
        "games": [str(game_id) for game_id in games],
    }
    if given_away is not None:
        data["regrets"] = list(given_away)
    if match.reason:
        data["reason"] = match.reason
    return Change("match.decided", data)
