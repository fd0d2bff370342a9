"""The rules that players leave for their invitations."""

from collections.abc import Collection, Mapping
from typing import Any
from uuid import UUID

from django.db.models import Count

from games.matchmaking.models import InvitationRules
from games.matchmaking.rules import Offer, Reason, Rules
from games.models import Seat
from games.players.models import Player
from games.services.allowance import GOES_ON

Shown = dict[str, Any]


def read(player: Player) -> Shown | None:
    """The rules as they were written; None if there are none."""
    row = InvitationRules.objects.filter(player=player).first()
    return None if row is None else row.rules


def write(player: Player, rules: Mapping[str, Any]) -> Shown:
    """Let these rules answer from now on, also what is open for others to ask."""
    row, _ = InvitationRules.objects.update_or_create(player=player, defaults={"rules": dict(rules)})
    return row.rules  # type: ignore[no-any-return]


def drop(player: Player) -> None:
    """Have the player asked again."""
    InvitationRules.objects.filter(player=player).delete()


def answers(player_ids: Collection[UUID], offer: Offer) -> dict[UUID, Reason | None]:
    """Why each player who left rules declines the offer, None if he accepts it; the others are not among them."""
    rows = InvitationRules.objects.filter(player__in=player_ids).values_list("player_id", "rules")
    rules = {player_id: rules_of(shown) for player_id, shown in rows}
    seats = Seat.objects.filter(player__in=rules, game__status__in=GOES_ON).order_by()
    games = dict(seats.values_list("player_id").annotate(games=Count("game", distinct=True)))
    return {player_id: each.objection(offer, games.get(player_id, 0)) for player_id, each in rules.items()}


def rules_of(shown: Mapping[str, Any]) -> Rules:
    """The rules that were written so."""
    sets = {name: frozenset(value) for name, value in shown.items() if isinstance(value, list)}
    return Rules(**{**shown, **sets})
