"""The shapes of rules, invitations and seeks going out."""

from typing import Any, get_args

from rest_framework import serializers

from games.matchmaking.api.serializers import FORMATS
from games.matchmaking.models import Invitation, Seek
from games.matchmaking.rules import Reason
from games.players.models import PlayerKind

Shape = serializers.Serializer[Any]
REASONS = list(get_args(Reason))


class InvitationRulesSerializer(Shape):
    """What is accepted without asking; null is open."""

    rulesets = serializers.ListField(child=serializers.CharField(), allow_null=True)
    games = serializers.BooleanField()
    formats = serializers.ListField(child=serializers.ChoiceField(FORMATS), allow_null=True)
    opponents = serializers.ListField(child=serializers.UUIDField(), allow_null=True)
    opponent_kinds = serializers.ListField(child=serializers.ChoiceField(PlayerKind.choices), allow_null=True)
    rated = serializers.BooleanField(allow_null=True)
    turn_seconds_min = serializers.IntegerField(allow_null=True)
    turn_seconds_max = serializers.IntegerField(allow_null=True)
    most_games = serializers.IntegerField(allow_null=True)


class KeptRulesSerializer(Shape):
    """The rules, or null while you are asked each time."""

    rules = InvitationRulesSerializer(allow_null=True)


class GameInvitationSerializer(Shape):
    """An invitation to a game and what came of it; `reason` is the rule that was not met."""

    id = serializers.UUIDField()
    game_id = serializers.UUIDField()
    player_id = serializers.UUIDField()
    invited_by = serializers.UUIDField()
    ruleset = serializers.CharField()
    rated = serializers.BooleanField()
    turn_seconds = serializers.IntegerField(allow_null=True)
    bank_seconds = serializers.IntegerField(allow_null=True)
    status = serializers.ChoiceField(Invitation.Status.choices)
    by_rules = serializers.BooleanField(help_text="Whether the rules answered that the player has left.")
    reason = serializers.ChoiceField(REASONS, allow_null=True)
    message = serializers.CharField(allow_null=True)
    created_at = serializers.DateTimeField()
    answered_at = serializers.DateTimeField(allow_null=True)


class FoundSeekSerializer(Shape):
    """A seek: while it waits, and the game that it met in."""

    id = serializers.UUIDField()
    ruleset = serializers.CharField()
    rated = serializers.BooleanField()
    opponents = serializers.ChoiceField(Seek.Opponents.choices)
    rating_min = serializers.FloatField(allow_null=True)
    rating_max = serializers.FloatField(allow_null=True)
    turn_seconds = serializers.IntegerField(allow_null=True)
    bank_seconds = serializers.IntegerField(allow_null=True)
    engine = serializers.CharField(allow_null=True, help_text="The strategy that comes if nobody else does.")
    status = serializers.ChoiceField(Seek.Status.choices)
    game_id = serializers.UUIDField(allow_null=True)
    created_at = serializers.DateTimeField()
    waits_until = serializers.DateTimeField()
    ended_at = serializers.DateTimeField(allow_null=True)
