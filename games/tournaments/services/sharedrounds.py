"""Rounds with shared dice: in each game of their matches, all boards of a round play one committed set.

A match is then no table: each side has a board alone, and the points are compared. The sets are committed to while
entrants still register, as far as it is known how many rounds there will be, and in any case before the round before
theirs is opened; they are revealed when their round closes, and what was never played when the tournament is over.

In lockstep the boards of a set begin to throw when the last match that will play it has opened its boards. Strategies
that are played in one go do not take part: they see no board but their own, and nobody sees theirs.
"""

from collections.abc import Iterable, Sequence
from math import ceil, log2
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef
from uuid_utils.compat import uuid7

from games.models import SharedSet
from games.services import sharedsets
from games.services.enginegames import Draw
from games.services.seeds import seed_of_set
from games.tournaments.formats.history import MOST_ENTRANTS
from games.tournaments.models import Match, MatchGame, RoundSet, Tournament
from games.tournaments.services.ledger import Ledger

CLOSED = "round_closed"


def commit_ahead(tournament: Tournament) -> None:
    """Commit to the sets of all rounds there may be, or as long as that is not known, of the next one."""
    if not tournament.shared_dice:
        return
    there = set(RoundSet.objects.filter(tournament=tournament).values_list("round", "game"))
    for n in range(1, _rounds_at_most(tournament) + 1):
        for game in range(1, _games_at_most(tournament) + 1):
            if (n, game) not in there:
                shared = sharedsets.create_set(lockstep=tournament.lockstep)
                RoundSet.objects.create(tournament=tournament, round=n, game=game, shared_set=shared)


def named(tournament: Tournament, n: int) -> dict[str, list[str]]:
    """The sets of a round by the games of its matches, as the log names them; nothing without shared dice."""
    if not tournament.shared_dice:
        return {}
    sets = RoundSet.objects.filter(tournament=tournament, round=n).order_by("game")
    return {"shared_sets": [str(set_id) for set_id in sets.values_list("shared_set", flat=True)]}


def set_for(match: Match, game: int) -> SharedSet:
    """The dice of one game of a match."""
    rows = RoundSet.objects.filter(tournament=match.tournament, round=match.round.n, game=game)
    return rows.select_related("shared_set").get().shared_set


def draws_for(match: Match, played: int, games: int) -> Sequence[Draw]:
    """The dice for the next games of a match that is played in one go; the game ids are new with every attempt."""
    rows = RoundSet.objects.filter(tournament=match.tournament, round=match.round.n, game__gt=played)
    sets = rows.order_by("game").values_list("shared_set", flat=True)[:games]
    return [Draw(uuid7(), seed_of_set(set_id), set_id) for set_id in sets]


def may_open(shared: SharedSet) -> bool:
    """Whether boards may still join: in lockstep none does once the others throw."""
    return not shared.lockstep or shared.status == SharedSet.Status.OPEN


def start_complete(tournament: Tournament) -> bool:
    """Let the boards of each set throw whose matches have all opened theirs; whether there was one."""
    sets = RoundSet.objects.filter(
        tournament=tournament, round=tournament.round, shared_set__lockstep=True, shared_set__status="open"
    )
    ready = [row for row in sets.order_by("game") if row.shared_set.boards.exists() and not _is_awaited(row)]
    for row in ready:
        sharedsets.start_lockstep(set_id=row.shared_set_id)
    return bool(ready)


@transaction.atomic
def start(*, tournament_id: UUID) -> bool:
    """The same for whoever has not locked the tournament."""
    return start_complete(Ledger.lock(tournament_id).tournament)


def unstarted() -> list[UUID]:
    """The running tournaments that have boards which do not throw yet."""
    opened = SharedSet.objects.filter(pk=OuterRef("shared_set"), boards__isnull=False)
    waiting = RoundSet.objects.filter(Exists(opened), shared_set__lockstep=True, shared_set__status="open")
    running = waiting.filter(tournament__status=Tournament.Status.RUNNING).order_by("tournament")
    return list(running.values_list("tournament", flat=True).distinct())


def reveal_round(tournament: Tournament, n: int) -> None:
    """Show everybody the boards of a round that is closed; its tournament is locked."""
    _reveal(RoundSet.objects.filter(tournament=tournament, round=n).values_list("shared_set", flat=True))


@transaction.atomic
def reveal_rest(*, tournament_id: UUID) -> bool:
    """Show the sets that a tournament which is over has left; whether there was one."""
    tournament = Ledger.lock(tournament_id).tournament
    left = RoundSet.objects.filter(tournament=tournament, shared_set__revealed_at=None)
    return tournament.is_over and _reveal(left.order_by("shared_set").values_list("shared_set", flat=True))


def left_over() -> list[UUID]:
    """The tournaments that are over and whose sets are not all revealed."""
    over = [Tournament.Status.FINISHED, Tournament.Status.CANCELLED]
    left = RoundSet.objects.filter(shared_set__revealed_at=None, tournament__status__in=over)
    return list(left.order_by("tournament").values_list("tournament", flat=True).distinct())


def _reveal(set_ids: Iterable[UUID]) -> bool:
    revealed = [sharedsets.close(set_id=set_id, reason=CLOSED) for set_id in set_ids]
    return bool(revealed)


def _is_awaited(row: RoundSet) -> bool:
    """Whether a match that may come to this set has not opened its boards on it."""
    opened = MatchGame.objects.filter(match=OuterRef("pk"), game__shared_set=row.shared_set_id)
    matches = Match.objects.filter(tournament=row.tournament, round__n=row.round, engines_only=False)
    return matches.filter(~Exists(opened), status=Match.Status.PLAYING).exists()


def _rounds_at_most(tournament: Tournament) -> int:
    """How many rounds there may be; where it depends on who comes, no more than the next one is looked ahead to."""
    deep = ceil(log2(tournament.capacity or MOST_ENTRANTS))
    known = {
        "score": tournament.format.get("rounds"),
        "swiss": tournament.format.get("rounds") or deep,
        "single_elimination": deep,
        "double_elimination": 2 * deep + 1,
    }
    return known.get(tournament.format["kind"]) or tournament.round + 1


def _games_at_most(tournament: Tournament) -> int:
    """How many games a match may have: one more where somebody has to go on and it may have to be replayed."""
    may_be_replayed = tournament.format["kind"] not in ("score", "swiss")
    games: int = tournament.match["games"]
    return games + may_be_replayed
