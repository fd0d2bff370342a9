"""Matches between strategies, played by a worker in one go: commit to the dice, play in memory, write it all at once.

An attempt is counted before it can fail, and has the match to itself for a while; only the match's own row is locked
for that, so that workers do not wait for each other. What was played is written in one short transaction. A second
attempt plays the same dice, and finds the match decided.
"""

import time as stopwatch
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Q
from uuid_utils.compat import uuid7

from games.players.models import Player
from games.services import enginegames, time
from games.services.arranged import Terms
from games.services.enginegames import Draw, Filing, Sheet
from games.tournaments import scoring
from games.tournaments.formats.history import Result
from games.tournaments.models import Match, Side, Tournament
from games.tournaments.scoring import GamePlayed, NextGame, RollOff, Verdict
from games.tournaments.services import matches, matchgames, regrets, reservations, sharedrounds
from games.tournaments.services.ledger import Ledger
from games.tournaments.services.matchgames import Course

MOST_ATTEMPTS = 10  # as for an engine's moves: killed processes fail attempts that are no fault of the match's
SHORTEST_LEASE, LONGEST_LEASE = timedelta(seconds=10), timedelta(seconds=60)  # doubled with each attempt
BUDGET = 10.0  # seconds of play until what was played is written, and the rest left to another task
PORTION = 20  # games that are committed to at once, at most

ATTEMPTS_USED_UP = "attempts_used_up"


@dataclass(frozen=True, slots=True)
class Claim:
    """A match that an attempt has for itself, and the dice for its next games."""

    match: Match
    terms: Terms
    players: Sequence[Player]
    course: Course
    draws: Sequence[Draw]
    begun: int  # games that were there before


class _AttemptsUsedUp(Exception):
    """Every attempt at a match has failed."""


def play(*, match_id: UUID) -> bool:
    """Play a match to its end, or for a while; whether there is more to play. May run twice, and twice at once."""
    until = stopwatch.monotonic() + BUDGET
    try:
        while (claim := _claim(match_id)) is not None:
            if _write(claim, *_played(claim, until)):
                return False
            if stopwatch.monotonic() > until:
                return True
    except _AttemptsUsedUp:
        _give_up(match_id)
    return False


def lease(failed: int) -> timedelta:
    """How long an attempt may take after so many that failed."""
    doubled: timedelta = SHORTEST_LEASE * 2**failed
    return min(doubled, LONGEST_LEASE)


@transaction.atomic
def _claim(match_id: UUID) -> Claim | None:
    """Count an attempt, and commit to the dice; None if nothing is to be done here, or somebody is at it.

    Raises _AttemptsUsedUp.
    """
    now = time.now()
    wanted = Q(id=match_id, engines_only=True, tournament__status=Tournament.Status.RUNNING)
    found = Match.objects.select_for_update(of=("self",)).select_related("tournament__owner").filter(wanted)
    match = found.first()
    if match is None or match.status != Match.Status.PLAYING or _is_leased(match, now):
        return None
    if not regrets.can_begin(match.tournament):
        return None
    if match.attempts >= MOST_ATTEMPTS:
        raise _AttemptsUsedUp
    match.due_at, match.attempts = now + lease(match.attempts), match.attempts + 1
    match.save(update_fields=["due_at", "attempts"])
    sides = list(Side.objects.filter(match=match).select_related("entrant__player").order_by("index"))
    course = matchgames.course_of(match, len(sides), matchgames.finished(match))
    players = [side.entrant.player for side in sides]
    return Claim(
        match, matchgames.terms_of(match.tournament), players, course, _draws(match, course, now), match.games.count()
    )


def _draws(match: Match, course: Course, now: datetime) -> Sequence[Draw]:
    """The dice of the next games: the match's own, or those of its round."""
    if match.tournament.shared_dice:
        return sharedrounds.draws_for(match, len(course.games), _sure_games(course))
    return reservations.draws_for(match, _sure_games(course), now)


@transaction.atomic
def _give_up(match_id: UUID) -> None:
    """Leave a match to the organisers; the tournament is locked before it."""
    match = Match.objects.get(id=match_id)
    ledger = Ledger.lock(match.tournament_id)
    match.refresh_from_db()
    if matches.is_on(ledger, match) and match.attempts >= MOST_ATTEMPTS:
        matches.log(ledger, matches.fail(ledger, match, ATTEMPTS_USED_UP))


def _is_leased(match: Match, now: datetime) -> bool:
    """Whether somebody who has claimed the match may still be at work; nobody claims it for longer than a lease."""
    if not match.attempts or match.due_at is None:
        return False
    return bool(now < match.due_at <= now + LONGEST_LEASE)


def _sure_games(course: Course) -> int:
    """How many games more will be played whatever happens; so none is committed to that is not."""
    if course.rules.kind == "points":
        played = len(course.games)
        return max(1, min(PORTION, scoring.next_look(course.rules, played) - played))
    needed = course.rules.games / 2 - max(
        sum(game.score(side) for game in course.games) for side in range(course.sides)
    )
    return max(1, min(PORTION, int(needed)))


def _played(claim: Claim, until: float) -> tuple[Course, list[tuple[Sheet, Sequence[int]]]]:
    """Play with the dice there are, as long as the match needs games and there is time."""
    course, sheets = claim.course, list[tuple[Sheet, Sequence[int]]]()
    for draw in claim.draws:
        ahead = course.next
        if not isinstance(ahead, NextGame) or (sheets and stopwatch.monotonic() > until):
            break
        made = list(_game(claim, draw, ahead.seats))
        sheets += made
        course = course.after(_as_played(made))
    return course, sheets


def _game(claim: Claim, draw: Draw, seats: Sequence[int]) -> Iterator[tuple[Sheet, Sequence[int]]]:
    """One game: at a table, or on a board for each side."""
    if draw.set_id is None:
        yield enginegames.play(claim.terms, draw, [claim.players[side] for side in seats]), seats
        return
    for side in sorted(seats):
        yield enginegames.play(claim.terms, replace(draw, game_id=uuid7()), [claim.players[side]]), (side,)


def _as_played(game: Sequence[tuple[Sheet, Sequence[int]]]) -> GamePlayed:
    totals = {seats[result.seat]: result.total for sheet, seats in game for result in sheet.results}
    return GamePlayed(tuple(totals[side] for side in range(len(totals))), (True,) * len(totals))


def _is_first(claim: Claim, match: Match, draws: Sequence[Draw]) -> bool:
    """Whether nobody has written these games before."""
    if match.tournament.shared_dice:
        return match.games.count() == claim.begun
    return reservations.spend(match, draws)


def _verdict(claim: Claim, course: Course, last: Sheet) -> Verdict | None:
    ahead = course.next
    if isinstance(ahead, RollOff):
        cup = enginegames.cup_of(last.draw, len(last.players))
        return scoring.thrown_for(course.rules, course.games, ahead, claim.terms.ruleset, cup)
    return scoring.played_out(course.rules, course.games, ahead) if isinstance(ahead, Result) else None


def _write(claim: Claim, course: Course, sheets: Sequence[tuple[Sheet, Sequence[int]]]) -> bool:
    """Write what was played, unless somebody was faster; then it is dropped, with no loss: he threw the same dice.

    Whether the match is decided by it.
    """
    now = time.now()
    filings = [enginegames.prepare(claim.terms, sheet, now) for sheet, _ in sheets]
    verdict = _verdict(claim, course, sheets[-1][0])
    given_away = _given_away(claim, filings)
    with transaction.atomic():
        ledger = Ledger.lock(claim.match.tournament_id)
        match = Match.objects.select_for_update(of=("self",)).get(id=claim.match.pk)
        if matches.is_on(ledger, match) and _is_first(claim, match, [sheet.draw for sheet, _ in sheets]):
            enginegames.write(filings)
            reservations.note(match, [(sheet.draw, seats) for sheet, seats in sheets], given_away)
            _go_on(ledger, match, verdict)
    return verdict is not None


def _given_away(claim: Claim, filings: Sequence[Filing]) -> Sequence[Sequence[float] | None]:
    """Where it counts, before anything is locked."""
    if not regrets.are_counted(claim.match.tournament):
        return ()
    return [regrets.of_log(claim.terms.ruleset, each.log) for each in filings]


def _go_on(ledger: Ledger, match: Match, verdict: Verdict | None) -> None:
    """Decide the match, or free it for its next games."""
    if verdict is not None:
        matches.log(ledger, matches.settle(ledger, match, verdict))
        return
    match.attempts, match.due_at = 0, ledger.now + matches.PATIENCE
    match.save(update_fields=["attempts", "due_at"])
