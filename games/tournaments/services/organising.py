"""What organisers do while a tournament runs: start it, and rule about its matches."""

from collections.abc import Sequence
from uuid import UUID

from django.db import transaction

from games.players.models import Player
from games.services import notices
from games.tournaments.models import Match, Tournament
from games.tournaments.services import rounds, rulings, visibility
from games.tournaments.services.ledger import Ledger
from games.tournaments.services.visibility import check_stage, explained

RUNNING = Tournament.Status.RUNNING


@transaction.atomic
@notices.together()
def start(*, player: Player, tournament_id: UUID, version: int | None = None) -> Ledger:
    """Start now, whenever it was to be.

    Raises TournamentNotFound, NotOrganiser, StaleVersion, WrongStage, WrongNumberOfEntrants.
    """
    ledger = visibility.lock_organised(player, tournament_id, version)
    with explained(ledger):
        rounds.start(ledger)
    return ledger


@transaction.atomic
@notices.together()
def replay(*, player: Player, tournament_id: UUID, match_id: UUID) -> tuple[Ledger, Match]:
    """Have a match that has failed played on.

    Raises TournamentNotFound, NotOrganiser, WrongStage, MatchNotFound, MatchStands.
    """
    ledger = _lock_running(player, tournament_id)
    with explained(ledger):
        return ledger, rulings.replay(ledger, match_id)


@transaction.atomic
@notices.together()
def forfeit(*, player: Player, tournament_id: UUID, match_id: UUID, entrant_id: UUID) -> tuple[Ledger, Match]:
    """Let an entrant lose a match that is not decided.

    Raises TournamentNotFound, NotOrganiser, WrongStage, MatchNotFound, MatchStands, EntrantNotFound.
    """
    ledger = _lock_running(player, tournament_id)
    with explained(ledger):
        return ledger, rulings.forfeit(ledger, match_id, entrant_id)


@transaction.atomic
@notices.together()
def override(
    *, player: Player, tournament_id: UUID, match_id: UUID, ranks: Sequence[int], reason: str
) -> tuple[Ledger, Match]:
    """Say how a match ended, whatever was played.

    Raises TournamentNotFound, NotOrganiser, WrongStage, MatchNotFound, MatchStands, InvalidRanks.
    """
    ledger = _lock_running(player, tournament_id)
    with explained(ledger):
        return ledger, rulings.override(ledger, match_id, ranks, reason)


def _lock_running(player: Player, tournament_id: UUID) -> Ledger:
    ledger = visibility.lock_organised(player, tournament_id)
    with explained(ledger):
        check_stage(ledger, RUNNING)
    return ledger
