"""Matches with people or remote bots: their games begin one after the other, and are waited for.

A worker begins a game; its end, whichever way, is reported by a message or found by the sweep. Clocks see to it that it
ends. A game that was aborted is played once more; after a second one the match is left to the organisers.
"""

from collections.abc import Sequence
from datetime import timedelta
from uuid import UUID

from django.db import transaction

from games.models import Game
from games.services import arranged, notices, sharedsets
from games.services.seeds import cup_of
from games.tournaments import scoring
from games.tournaments.formats.history import Result
from games.tournaments.models import Match, MatchGame, Side, Tournament
from games.tournaments.scoring import NextGame, RollOff, Verdict
from games.tournaments.services import matches, matchgames, regrets, sharedrounds
from games.tournaments.services.ledger import Ledger
from games.tournaments.services.matchgames import Course

LOOK_AGAIN = timedelta(minutes=1)  # between two looks of the sweep at a match whose games go on
MOST_ABORTED = 1  # games of one match that are played again
ABORTED = "games_aborted"
TOO_LATE = "others_have_thrown"


@transaction.atomic
@notices.together()
def go_on(*, match_id: UUID) -> bool:
    """Begin the next game of a match, or decide it; False if nothing is to be done. May run any number of times."""
    found = Match.objects.filter(id=match_id, engines_only=False).values_list("tournament_id", flat=True).first()
    if found is None:
        return False
    ledger = Ledger.lock(found)
    match = Match.objects.select_for_update(of=("self",)).get(id=match_id)
    games = list(match.games.order_by("number").values_list("game__status", flat=True))
    if not matches.is_on(ledger, match):
        return False
    if Game.Status.PLAYING in games or not regrets.can_begin(ledger.tournament):
        _look_again(ledger, match)
        return False
    if ledger.tournament.shared_dice and Game.Status.ABORTED in games:
        # Whoever played his board again would know the dice, so the organisers have to decide.
        matches.log(ledger, matches.fail(ledger, match, ABORTED))
    else:
        _after(ledger, match, aborted=games.count(Game.Status.ABORTED) - match.attempts, begun=len(games))
    sharedrounds.start_complete(ledger.tournament)
    return True


def match_of(game_id: UUID) -> UUID | None:
    """The match that a game is part of, if it is."""
    return MatchGame.objects.filter(game=game_id).values_list("match_id", flat=True).first()


def _after(ledger: Ledger, match: Match, *, aborted: int, begun: int) -> None:
    sides = matches.sides_of(match)
    course = matchgames.course_of(match, len(sides), matchgames.finished(match))
    ahead = course.next
    if isinstance(ahead, NextGame) and aborted > MOST_ABORTED:
        matches.log(ledger, matches.fail(ledger, match, ABORTED))
    elif isinstance(ahead, NextGame) and ledger.tournament.shared_dice:
        _open_boards(ledger, match, sides, ahead, begun)
    elif isinstance(ahead, NextGame):
        _begin(ledger, match, sides, ahead, begun + 1)
    else:
        matches.log(ledger, matches.settle(ledger, match, _verdict(ledger.tournament, match, course, ahead)))


def _begin(ledger: Ledger, match: Match, sides: Sequence[Side], ahead: NextGame, number: int) -> None:
    """Begin a game of those who are still there, each on his seat of this game."""
    seats = [index for index in ahead.seats if not matches.is_gone(sides[index])]
    players = [sides[index].entrant.player for index in seats]
    table = arranged.begin(matchgames.terms_of(ledger.tournament), players)
    MatchGame.objects.create(match=match, game=table.game, number=number, seats=seats)
    _look_again(ledger, match)


def _look_again(ledger: Ledger, match: Match) -> None:
    """Let the sweep leave a match alone for a while, of which a game goes on."""
    match.due_at = ledger.now + LOOK_AGAIN
    match.save(update_fields=["due_at"])


def _open_boards(ledger: Ledger, match: Match, sides: Sequence[Side], ahead: NextGame, begun: int) -> None:
    """Begin a game with shared dice, on a board for everybody who is still there."""
    shared, terms = sharedrounds.set_for(match, ahead.number), matchgames.terms_of(ledger.tournament)
    if not sharedrounds.may_open(shared):
        matches.log(ledger, matches.fail(ledger, match, TOO_LATE))
        return
    there = [index for index in sorted(ahead.seats) if not matches.is_gone(sides[index])]
    for number, index in enumerate(there, start=begun + 1):
        table = sharedsets.open_board(set_id=shared.pk, terms=terms, player=sides[index].entrant.player)
        MatchGame.objects.create(match=match, game=table.game, number=number, seats=[index])
    _look_again(ledger, match)


def _verdict(tournament: Tournament, match: Match, course: Course, end: RollOff | Result) -> Verdict:
    if isinstance(end, Result):
        return scoring.played_out(course.rules, course.games, end)
    last = matchgames.finished(match)[-1].game
    cup = cup_of(last, [seat.client_seed for seat in sorted(last.seats.all(), key=lambda seat: seat.index)])
    return scoring.thrown_for(course.rules, course.games, end, matchgames.terms_of(tournament).ruleset, cup)
