"""Players asked to take part: whoever left rules for his invitations answers at once, the others when they like."""

from collections.abc import Sequence
from uuid import UUID

from django.db import transaction

from games.matchmaking.rules import Offer
from games.matchmaking.services import rulebook
from games.players.models import Player, PlayerKind
from games.players.services import get_player, lock_players
from games.services import notices
from games.services.arranged import CLOCK
from games.tournaments.models import Entrant, Tournament
from games.tournaments.services import departures, registration
from games.tournaments.services.ledger import Ledger


@transaction.atomic
def invite(*, player: Player, tournament_id: UUID, player_ids: Sequence[UUID]) -> tuple[Ledger, list[Entrant]]:
    """Let an organiser ask players in, and their rules answer: the entrants come back as they are by then.

    Raises AccountGone and what ``registration.invite`` raises.
    """
    guests = {guest.pk: guest for guest in (get_player(player_id=each).survivor for each in player_ids)}
    lock_players(*(guest for guest in guests.values() if guest.kind != PlayerKind.ENGINE and not guest.deleted))
    with notices.together():
        ledger, asked = registration.invite(player=player, tournament_id=tournament_id, player_ids=player_ids)
        _answer_by_rules(ledger, asked, player)
    return ledger, asked


def offer_of(tournament: Tournament, host: Player) -> Offer:
    """What an invitation to the tournament is to."""
    seconds = tournament.turn_seconds if tournament.turn_seconds is not None else tournament.bank_seconds
    return Offer(
        tournament.ruleset,
        tournament.format["kind"],
        str(host.pk),
        frozenset(tournament.admits),
        tournament.rated,
        CLOCK if seconds is None else seconds,
    )


def _answer_by_rules(ledger: Ledger, asked: Sequence[Entrant], host: Player) -> None:
    answers = rulebook.answers([row.player_id for row in asked], offer_of(ledger.tournament, host))
    changes = []
    for row in asked:
        if row.player_id in answers:
            reason = answers[row.player_id]
            accepted = reason is None
            changes.append(
                registration.take_place(ledger, row) if accepted else departures.decline(ledger, row, str(reason))
            )
    if changes:
        ledger.append(*changes)
