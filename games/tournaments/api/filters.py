"""Which tournaments, entrants and matches a list is to have."""

from typing import Any
from uuid import UUID

import django_filters
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils.translation import gettext as _
from drf_spectacular.utils import extend_schema_field
from rest_framework.exceptions import NotAuthenticated
from rest_framework.serializers import ValidationError

from games.players.models import Player
from games.tournaments.models import Entrant, Match, Organiser, Tournament

LAST_ROUND = 10_000  # whose number may be asked for
PAGE = {"cursor", "limit"}


class Known(django_filters.FilterSet):
    """Refuses a parameter that does not exist."""

    def filter_queryset(self, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """The rows that pass every filter; raises ValidationError for one that does not exist."""
        unknown = set(self.data or ()) - set(self.filters) - PAGE
        if unknown:
            raise ValidationError({name: [_("There is no such parameter.")] for name in sorted(unknown)})
        return super().filter_queryset(queryset)

    def player_of(self, name: str, value: str) -> UUID:
        """The id of a player, who may be the caller; raises ValidationError, NotAuthenticated."""
        if value == "me":
            user = None if self.request is None else self.request.user
            if not isinstance(user, Player):
                raise NotAuthenticated
            return user.pk
        return _id(name, value)


class TournamentFilter(Known):
    """``status``, ``ruleset``, ``player`` and ``organiser`` (an id, or ``me``)."""

    status = django_filters.ChoiceFilter(choices=Tournament.Status.choices)
    ruleset = django_filters.CharFilter(max_length=100)
    player = django_filters.CharFilter(method="entered_by", label="A player's id, or `me`: who has entered.")
    organiser = django_filters.CharFilter(method="run_by", label="A player's id, or `me`: who runs it.")

    class Meta:
        model = Tournament
        fields = ["status", "ruleset", "player", "organiser"]

    def entered_by(self, rows: QuerySet[Tournament], name: str, value: str) -> QuerySet[Tournament]:
        """The tournaments that a player has entered, or is invited to."""
        wanted = self.player_of(name, value)
        # An id that was merged has its entries under the account that it became part of.
        merged = Player.objects.filter(merged_players=wanted).values("pk")
        held = Entrant.objects.filter(Q(player=wanted) | Q(player__in=merged), tournament=OuterRef("pk"))
        return rows.filter(Exists(held))

    def run_by(self, rows: QuerySet[Tournament], name: str, value: str) -> QuerySet[Tournament]:
        """The tournaments that a player owns or helps to run."""
        wanted = self.player_of(name, value)
        helps = Organiser.objects.filter(player=wanted, tournament=OuterRef("pk"))
        return rows.filter(Q(owner=wanted) | Q(Exists(helps)))


class EntrantFilter(Known):
    """``status`` and ``player`` (an id, or ``me``)."""

    status = django_filters.ChoiceFilter(choices=Entrant.Status.choices)
    player = django_filters.CharFilter(method="of_player", label="A player's id, or `me`.")

    class Meta:
        model = Entrant
        fields = ["status", "player"]

    def of_player(self, rows: QuerySet[Entrant], name: str, value: str) -> QuerySet[Entrant]:
        """The entries of one player."""
        return rows.filter(player=self.player_of(name, value))


class MatchFilter(Known):
    """``round``, ``status`` and ``entrant`` (an id)."""

    round = django_filters.NumberFilter(method="of_round", min_value=1, max_value=LAST_ROUND, label="A round's number.")
    status = django_filters.ChoiceFilter(choices=Match.Status.choices)
    entrant = django_filters.CharFilter(method="of_entrant", label="An entrant's id: who plays in it.")

    class Meta:
        model = Match
        fields = ["round", "status", "entrant"]

    @extend_schema_field({"type": "integer", "minimum": 1, "maximum": LAST_ROUND})
    def of_round(self, rows: QuerySet[Match], name: str, value: Any) -> QuerySet[Match]:
        """The matches of one round."""
        return rows.filter(round__n=value)

    def of_entrant(self, rows: QuerySet[Match], name: str, value: str) -> QuerySet[Match]:
        """The matches that an entrant plays."""
        return rows.filter(sides__entrant=_id(name, value))


def _id(name: str, value: str) -> UUID:
    try:
        return UUID(value)
    except ValueError:
        raise ValidationError({name: [_("This is no id.")]}) from None
