"""What becomes of rules, invitations and seeks when accounts are merged, exported or deleted."""

from typing import Any

from django.db.models import QuerySet

from games.matchmaking.models import Invitation, InvitationRules, Seek
from games.matchmaking.services import presentation
from games.players.models import Player
from games.services.holdings import Holding

Shown = dict[str, Any]


def _hand_over_rules(rows: QuerySet[InvitationRules], field: str, heir: Player) -> None:
    """The heir's own rules come first."""
    if not InvitationRules.objects.filter(player=heir).exists():
        rows.update(player=heir)
    rows.delete()


def _hand_over_invitations(rows: QuerySet[Invitation], field: str, heir: Player) -> None:
    """Of two that wait for the same answer one is left; nobody is asked by himself."""
    waiting = Invitation.objects.filter(player=heir, status=Invitation.Status.WAITING)
    rows.filter(status=Invitation.Status.WAITING, game__in=waiting.values("game")).delete()
    rows.filter(invited_by=heir).delete()
    rows.update(player=heir)


def _hand_over_seeks(rows: QuerySet[Seek], field: str, heir: Player) -> None:
    """Whoever seeks with both accounts goes on to seek with the heir's."""
    if Seek.objects.filter(player=heir, status=Seek.Status.WAITING).exists():
        rows.filter(status=Seek.Status.WAITING).delete()
    rows.update(player=heir)


def _rules(row: InvitationRules) -> Shown:
    return {"rules": row.rules}


HOLDINGS = (
    Holding(InvitationRules, "player", "invitation_rules", _rules, move=_hand_over_rules),
    Holding(Invitation, "player", "invitations", presentation.invitation, move=_hand_over_invitations),
    Holding(Invitation, "invited_by", "invitations_sent", presentation.invitation),
    Holding(Seek, "player", "seeks", presentation.seek, move=_hand_over_seeks),
)
