"""Which games a list is to have."""

from uuid import UUID

import django_filters
from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils.translation import gettext as _
from rest_framework.exceptions import NotAuthenticated
from rest_framework.serializers import ValidationError

from games.models import Game, Seat
from games.players.models import Player


class GameFilter(django_filters.FilterSet):
    """``status``, ``ruleset``, ``player`` (an id, or ``me``) and ``to_move=me``."""

    status = django_filters.ChoiceFilter(choices=Game.Status.choices)
    ruleset = django_filters.CharFilter(max_length=100)
    player = django_filters.CharFilter(method="with_player", label="A player's id, or `me`: who sits in the game.")
    to_move = django_filters.ChoiceFilter(
        choices=[("me", "me")], method="waiting_for", label="`me`: games in which you have to move."
    )

    class Meta:
        model = Game
        fields = ["status", "ruleset", "player", "to_move"]

    def filter_queryset(self, queryset: QuerySet[Game]) -> QuerySet[Game]:
        """The games that pass every filter; raises ValidationError for one that does not exist."""
        unknown = set(self.data or ()) - set(self.filters) - {"cursor", "limit"}
        if unknown:
            raise ValidationError({name: [_("There is no such parameter.")] for name in sorted(unknown)})
        return super().filter_queryset(queryset)

    def with_player(self, games: QuerySet[Game], name: str, value: str) -> QuerySet[Game]:
        """The games in which a player sits; raises ValidationError, NotAuthenticated."""
        wanted = self._me.pk if value == "me" else _id(value)
        # An id that was merged has its games under the account that it became part of.
        merged = Player.objects.filter(merged_players=wanted).values("pk")
        held = Seat.objects.filter(Q(player=wanted) | Q(player__in=merged), game=OuterRef("pk"))
        return games.filter(Exists(held))

    def waiting_for(self, games: QuerySet[Game], name: str, value: str) -> QuerySet[Game]:
        """The games in which the caller's seat has to move; raises NotAuthenticated."""
        return games.filter(
            status=Game.Status.PLAYING,
            seats__player=self._me,
            seats__index=F("turn_seat"),
            turn_stand_in__isnull=True,
            turn_keep__isnull=True,
        )

    @property
    def _me(self) -> Player:
        user = None if self.request is None else self.request.user
        if not isinstance(user, Player):
            raise NotAuthenticated
        return user


def _id(value: str) -> UUID:
    try:
        return UUID(value)
    except ValueError:
        raise ValidationError({"player": [_("This is neither an id nor `me`.")]}) from None
