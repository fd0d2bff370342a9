"""The shapes of what is done with a whole account: its merge with another, its export."""

from typing import Any

from rest_framework import serializers

from games.api.shapes import NoticeSerializer
from games.models import Game, Seat
from games.players.api.serializers import PasswordField
from games.players.models import PlayerKind
from rulesets.api.serializers import ShownDocumentSerializer
from yachtapi.body import Body, TextField, TrueOrFalse

Shape = serializers.Serializer[Any]


class MergeSerializer(Body):
    """The account to take in."""

    token = TextField(
        max_length=200, trim_whitespace=False, help_text="A token of the other account: the proof that it is yours."
    )


class EraseSerializer(Body):
    """The proof that the account's owner means it: its password, or for a guest, who has none, a plain yes."""

    password = PasswordField(required=False, help_text="For an account that has one.")
    confirm = TrueOrFalse(required=False, help_text="For a guest: true.")


class ExportedPlayerSerializer(Shape):
    id = serializers.UUIDField()
    name = serializers.CharField()
    kind = serializers.ChoiceField(PlayerKind.choices)
    username = serializers.CharField(allow_null=True)
    has_password = serializers.BooleanField(help_text="The password itself is not kept, only a hash.")
    created_at = serializers.DateTimeField()
    seen_at = serializers.DateTimeField(allow_null=True, help_text="When you were last seen, to the minute.")


class ExportedTokenSerializer(Shape):
    id = serializers.UUIDField()
    label = serializers.CharField(allow_blank=True)  # type: ignore[assignment]
    created_at = serializers.DateTimeField()
    expires_at = serializers.DateTimeField(allow_null=True)
    last_used_on = serializers.DateField()
    scopes = serializers.ListField(child=serializers.CharField())


class ExportedSeatSerializer(Shape):
    game_id = serializers.UUIDField()
    index = serializers.IntegerField()
    name = serializers.CharField(allow_blank=True)
    client_seed = serializers.CharField(allow_blank=True)
    status = serializers.ChoiceField(Seat.Presence.choices)
    assisted = serializers.BooleanField()
    scorecard = serializers.DictField(child=serializers.IntegerField())
    bonus = serializers.IntegerField()


class ExportedGameSerializer(Shape):
    """A game that the player owns; its log is at `games/{id}/events/` or `games/{id}/record/`."""

    id = serializers.UUIDField()
    ruleset = serializers.CharField()
    status = serializers.ChoiceField(Game.Status.choices)
    visibility = serializers.ChoiceField(Game.Visibility.choices)
    created_at = serializers.DateTimeField()


class ExportedRulesetSerializer(Shape):
    """A version of a house ruleset of yours, as `POST rulesets/` takes it again."""

    key = serializers.CharField()
    version = serializers.IntegerField()
    digest = serializers.CharField()
    shared = serializers.BooleanField()
    created_at = serializers.DateTimeField()
    retired_at = serializers.DateTimeField(allow_null=True)
    document = ShownDocumentSerializer()


class ExportedInviteSerializer(Shape):
    game_id = serializers.UUIDField()
    created_at = serializers.DateTimeField()


class ExportedBlockSerializer(Shape):
    player_id = serializers.UUIDField()
    created_at = serializers.DateTimeField()


class ExportedAnswerSerializer(Shape):
    """An answer that is kept for a day, in case its request comes again."""

    method = serializers.CharField()
    path = serializers.CharField()
    key = serializers.CharField()
    created_at = serializers.DateTimeField()


class MergedPlayerSerializer(Shape):
    id = serializers.UUIDField()
    created_at = serializers.DateTimeField()


class StaffActionSerializer(Shape):
    """Something that the player did on the admin site."""

    at = serializers.DateTimeField()
    object = serializers.CharField()
    action = serializers.CharField()


class ExportedRatingSerializer(Shape):
    ruleset = serializers.CharField()
    ruleset_digest = serializers.CharField()
    kind = serializers.CharField()
    mu = serializers.FloatField()
    sigma = serializers.FloatField()
    games = serializers.IntegerField()


class ExportedSkillSerializer(Shape):
    mu = serializers.FloatField()
    sigma = serializers.FloatField()


class ExportedRatingChangeSerializer(Shape):
    """What a game, or the merge of another account, made of a rating; `line` numbers them in the order they counted."""

    line = serializers.IntegerField()
    kind = serializers.CharField()
    seat = serializers.IntegerField(allow_null=True)
    rank = serializers.IntegerField(allow_null=True)
    before = ExportedSkillSerializer()
    after = ExportedSkillSerializer()


class ExportedCategorySerializer(Shape):
    points = serializers.IntegerField(help_text="The sum of what it was filled with.")
    zeros = serializers.IntegerField()


class ExportedTallySerializer(Shape):
    """What was counted of the player's games in one ruleset; points and categories are of full scorecards."""

    ruleset = serializers.CharField()
    ruleset_digest = serializers.CharField()
    best = serializers.IntegerField(allow_null=True)
    games = serializers.IntegerField()
    left = serializers.IntegerField()
    contests = serializers.IntegerField()
    wins = serializers.IntegerField()
    draws = serializers.IntegerField()
    cards = serializers.IntegerField()
    points = serializers.IntegerField()
    upper_bonuses = serializers.IntegerField()
    extra_bonuses = serializers.IntegerField()
    categories = serializers.DictField(child=ExportedCategorySerializer())


class ExportedRulesSerializer(Shape):
    """What is accepted without asking."""

    rules = serializers.DictField()


class ExportedInvitationSerializer(Shape):
    """An invitation to a game, sent or got."""

    id = serializers.UUIDField()
    game_id = serializers.UUIDField()
    player_id = serializers.UUIDField()
    invited_by = serializers.UUIDField()
    ruleset = serializers.CharField()
    rated = serializers.BooleanField()
    turn_seconds = serializers.IntegerField(allow_null=True)
    bank_seconds = serializers.IntegerField(allow_null=True)
    status = serializers.CharField()
    by_rules = serializers.BooleanField()
    reason = serializers.CharField(allow_null=True)
    message = serializers.CharField(allow_null=True)
    created_at = serializers.DateTimeField()
    answered_at = serializers.DateTimeField(allow_null=True)


class ExportedSeekSerializer(Shape):
    """A wish for an opponent."""

    id = serializers.UUIDField()
    ruleset = serializers.CharField()
    rated = serializers.BooleanField()
    opponents = serializers.CharField()
    rating_min = serializers.FloatField(allow_null=True)
    rating_max = serializers.FloatField(allow_null=True)
    turn_seconds = serializers.IntegerField(allow_null=True)
    bank_seconds = serializers.IntegerField(allow_null=True)
    engine = serializers.CharField(allow_null=True)
    status = serializers.CharField()
    game_id = serializers.UUIDField(allow_null=True)
    created_at = serializers.DateTimeField()
    waits_until = serializers.DateTimeField()
    ended_at = serializers.DateTimeField(allow_null=True)


class ExportedTournamentSerializer(Shape):
    """A tournament that the player owns; its log is at `tournaments/{id}/events/`."""

    id = serializers.UUIDField()
    name = serializers.CharField()
    ruleset = serializers.CharField()
    status = serializers.CharField()
    visibility = serializers.CharField()
    created_at = serializers.DateTimeField()


class ExportedOrganiserSerializer(Shape):
    """A tournament that the player runs together with its owner."""

    tournament_id = serializers.UUIDField()


class ExportedEntrySerializer(Shape):
    tournament_id = serializers.UUIDField()
    entrant_id = serializers.UUIDField()
    status = serializers.CharField()
    seed = serializers.IntegerField(allow_null=True)
    reason = serializers.CharField(allow_null=True)


class ExportSerializer(Shape):
    """Everything that is kept about a player, without the secrets that are kept as hashes alone."""

    exported_at = serializers.DateTimeField()
    player = ExportedPlayerSerializer()
    tokens = ExportedTokenSerializer(many=True)
    seats = ExportedSeatSerializer(many=True)
    games = ExportedGameSerializer(many=True)
    rulesets = ExportedRulesetSerializer(many=True)
    invites = ExportedInviteSerializer(many=True)
    blocks = ExportedBlockSerializer(many=True)
    kept_answers = ExportedAnswerSerializer(many=True)
    notices = NoticeSerializer(many=True)
    merged_players = MergedPlayerSerializer(many=True)
    staff_actions = StaffActionSerializer(many=True)
    ratings = ExportedRatingSerializer(many=True)
    rating_changes = ExportedRatingChangeSerializer(many=True)
    tallies = ExportedTallySerializer(many=True)
    invitation_rules = ExportedRulesSerializer(many=True)
    invitations = ExportedInvitationSerializer(many=True)
    invitations_sent = ExportedInvitationSerializer(many=True)
    seeks = ExportedSeekSerializer(many=True)
    tournaments = ExportedTournamentSerializer(many=True)
    organised = ExportedOrganiserSerializer(many=True)
    entries = ExportedEntrySerializer(many=True)
