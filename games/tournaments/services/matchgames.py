"""The games of a match: what they came to so far, and how those end that are needed no more."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from uuid import UUID

from games.models import Game, Seat
from games.services import arranged
from games.services.arranged import Terms
from games.tournaments import scoring
from games.tournaments.formats.history import Result
from games.tournaments.models import Match, MatchGame, Tournament
from games.tournaments.scoring import GamePlayed, MatchRules, NextGame, RollOff
from rulesets import library

REHEARSAL_TURN = 10  # seconds


@dataclass(frozen=True, slots=True)
class Course:
    """How far a match is: its games that count, and what comes next."""

    rules: MatchRules
    sides: int
    wants_winner: bool
    games: tuple[GamePlayed, ...] = ()

    @property
    def next(self) -> NextGame | RollOff | Result:
        """Another game, a throw that decides, or the result."""
        return scoring.settle(self.rules, self.sides, self.games, wants_winner=self.wants_winner)

    def after(self, *games: GamePlayed) -> "Course":
        """The course once these were played too."""
        return Course(self.rules, self.sides, self.wants_winner, (*self.games, *games))

    @property
    def points(self) -> tuple[int, ...]:
        """What each side has thrown."""
        return tuple(sum(game.totals[side] for game in self.games) for side in range(self.sides))


def terms_of(tournament: Tournament) -> Terms:
    """What all games of the tournament are played by."""
    return Terms(
        tournament_id=tournament.pk,
        owner=tournament.owner,
        ruleset=library.by_digest(tournament.ruleset_digest),
        visibility=tournament.visibility,
        rated=tournament.rated,
        turn_seconds=_turn_seconds(tournament),
        bank_seconds=tournament.bank_seconds,
        on_timeout=tournament.on_timeout,
        latency_seconds=tournament.latency_seconds,
    )


def _turn_seconds(tournament: Tournament) -> int | None:
    """What was set; a rehearsal that sets no clock has a fast one."""
    if tournament.rehearsal and tournament.turn_seconds is None and tournament.bank_seconds is None:
        return REHEARSAL_TURN
    return tournament.turn_seconds


def course_of(match: Match, sides: int, rows: Sequence[MatchGame]) -> Course:
    """The course of a match with its ended games, which come in their order with their seats."""
    rules, games = MatchRules(**match.tournament.match), tuple(_played(some, sides) for some in _by_game(rows))
    return Course(rules, sides, scoring.wants_winner(match.slot), games)


def finished(match: Match) -> list[MatchGame]:
    """The games of a match that count, with their seats, in their order."""
    rows = match.games.filter(game__status=Game.Status.FINISHED).select_related("game")
    return list(rows.prefetch_related("game__seats").order_by("number"))


def retire(match: Match, side: int) -> None:
    """Take a side out of the games that still go on."""
    for row in _going_on(match):
        if side in row.seats:
            arranged.retire(game_id=row.game_id, seat=row.seats.index(side))


def clear(match: Match, reason: str) -> None:
    """End the games of a match that still go on, as it is decided without them."""
    for row in _going_on(match):
        arranged.abort(game_id=row.game_id, reason=reason)


def _going_on(match: Match) -> list[MatchGame]:
    return list(match.games.filter(game__status=Game.Status.PLAYING).order_by("game_id"))


def _by_game(rows: Sequence[MatchGame]) -> Iterable[Sequence[MatchGame]]:
    """The rows that are one game of the match: its boards with the same dice, or its table."""
    games: dict[UUID, list[MatchGame]] = {}
    for row in rows:
        games.setdefault(row.game.draw_id, []).append(row)
    return games.values()


def _played(rows: Sequence[MatchGame], sides: int) -> GamePlayed:
    """An ended game by side; one that has no seat in it has left the match."""
    totals, stayed = [0] * sides, [False] * sides
    for row in rows:
        presence = {seat.index: seat.presence for seat in row.game.seats.all()}
        for result in row.game.results or ():
            side = row.seats[result["seat"]]
            totals[side], stayed[side] = result["total"], presence[result["seat"]] == Seat.Presence.PLAYING
    return GamePlayed(tuple(totals), tuple(stayed))
