"""What a lost message or a killed process has left undone in tournaments, and what time has made due.

Everything here may be done twice: each repair looks again under the tournament's lock.
"""

from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef, Q

from games.models import Game
from games.services import notices, time
from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.models import Match, MatchGame, Round, Tournament
from games.tournaments.services import matchgames, reservations, rounds
from games.tournaments.services.ledger import Ledger

BATCH = 100  # of each kind in one sweep
PAUSE = timedelta(minutes=1)  # until a tournament is tried again with which something failed
FARTHEST = timedelta(minutes=5)  # that anything is due from now
AGAIN = timedelta(minutes=1)  # until a match is sent again for which nothing has happened
UNHEARD = timedelta(seconds=5)  # until the message that a game has ended counts as lost

OVER = (Game.Status.FINISHED, Game.Status.ABORTED)
TOO_FEW = "wrong_number_of_entrants"
CALLED_OFF = "tournament_cancelled"


def due_starts() -> list[UUID]:
    """The tournaments that should have started."""
    due = _free(Q(status=Tournament.Status.REGISTRATION, starts_at__lte=time.now()))
    return list(Tournament.objects.filter(due).order_by("starts_at", "id").values_list("id", flat=True)[:BATCH])


@transaction.atomic
@notices.together()
def start(*, tournament_id: UUID) -> bool:
    """Start a tournament whose time has come; one that has too few or too many entrants for it is cancelled."""
    ledger = Ledger.lock(tournament_id)
    tournament = ledger.tournament
    if tournament.status != Tournament.Status.REGISTRATION or not tournament.starts_at:
        return False
    if tournament.starts_at > ledger.now:
        return False
    try:
        rounds.start(ledger)
    except WrongNumberOfEntrants:
        rounds.call_off(ledger, TOO_FEW)
    return True


def done_rounds() -> list[UUID]:
    """The tournaments whose round is open though all its matches are decided."""
    undecided = Match.objects.filter(round=OuterRef("pk")).exclude(status=Match.Status.DECIDED)
    running = _free(Q(status=Tournament.Status.RUNNING))
    done = Round.objects.filter(~Exists(undecided), closed_at=None, tournament__in=Tournament.objects.filter(running))
    return list(done.order_by("pk").values_list("tournament_id", flat=True)[:BATCH])


@transaction.atomic
def due_matches() -> list[UUID]:
    """The matches that nothing has happened in for too long; they are due again only after a while."""
    now = time.now()
    # What seems to be due much later is of before the clock was put back.
    late = Q(due_at__lt=now) | Q(due_at__gt=now + FARTHEST) | _unheard(now)
    due = Match.objects.filter(late, status=Match.Status.PLAYING, tournament__status=Tournament.Status.RUNNING)
    found = list(due.order_by("due_at", "pk").values_list("pk", flat=True)[:BATCH])
    # Where an attempt is counted, the time is its lease, and whoever gets the message must not find one.
    Match.objects.filter(pk__in=found, status=Match.Status.PLAYING, attempts=0).update(due_at=now + AGAIN)
    return found


def _unheard(now: datetime) -> Q:
    """Matches that wait for a game though it is over; nobody who is there should wait until they are due."""
    ended = MatchGame.objects.filter(match=OuterRef("pk"), game__status__in=OVER, game__last_event_at__lt=now - UNHEARD)
    going = MatchGame.objects.filter(match=OuterRef("pk"), game__status=Game.Status.PLAYING)
    just_sent = Q(due_at__gt=now + AGAIN - UNHEARD)
    return Q(Exists(ended), ~Exists(going), ~just_sent, engines_only=False)


def abandoned() -> list[UUID]:
    """The tournaments that were called off while matches of them were played."""
    over = Match.objects.filter(status=Match.Status.PLAYING, tournament__status=Tournament.Status.CANCELLED)
    left = over.filter(due_at__isnull=False).order_by("tournament_id").values_list("tournament_id", flat=True)
    return list(left.distinct()[:BATCH])


@transaction.atomic
@notices.together()
def clear(*, tournament_id: UUID) -> bool:
    """End all games of a tournament that was called off, and show the dice that were committed to for it."""
    ledger = Ledger.lock(tournament_id)
    matches = Match.objects.filter(tournament=ledger.tournament, status=Match.Status.PLAYING, due_at__isnull=False)
    some = list(matches.order_by("pk")[:BATCH])
    for match in some:
        matchgames.clear(match, CALLED_OFF)
        reservations.reveal(ledger.tournament, match, CALLED_OFF)
    Match.objects.filter(pk__in=[match.pk for match in some]).update(due_at=None)
    return bool(some)


def put_off(*, tournament_id: UUID) -> None:
    """Leave a tournament alone for a while in which something failed, so that every sweep has time for the others."""
    Tournament.objects.filter(id=tournament_id).update(sweep_after=time.now() + PAUSE)


def _free(which: Q) -> Q:
    now = time.now()
    return which & (Q(sweep_after=None) | Q(sweep_after__lt=now) | Q(sweep_after__gt=now + PAUSE))
