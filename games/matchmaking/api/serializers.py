"""The shapes of rules, invitations and seeks coming in."""

from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers

from games.api.serializers import LONGEST_BANK, LONGEST_TURN, SHORTEST_BANK, SHORTEST_TURN
from games.matchmaking.models import Seek
from games.matchmaking.services.seeks import LONGEST_WAIT, SeekWish
from games.players.models import PlayerKind
from games.players.names import check_line
from rulesets import library
from rulesets.errors import UnknownRuleset
from yachtapi.body import Body, Choice, IdField, TextField, TrueOrFalse, WholeNumber

FORMATS = ["single_elimination", "double_elimination", "round_robin", "swiss", "score"]
MOST_NAMED = 200
MESSAGE_LENGTH = 200
MOST_GAMES = 10_000
FURTHEST = 1000.0  # from 0, where no rating gets


class RulesetField(TextField):
    """A ruleset that there is."""

    def to_internal_value(self, data: Any) -> str:
        """Its key; raises ValidationError for any other word."""
        key = super().to_internal_value(data)
        try:
            library.get(key)
        except UnknownRuleset:
            raise serializers.ValidationError(_("There is no such ruleset."), code="unknown_ruleset") from None
        return key


class RatingField(serializers.FloatField):
    """A mean strength; unlike its parent it takes no text and no truth for a number."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(required=False, allow_null=True, min_value=-FURTHEST, max_value=FURTHEST, **kwargs)

    def to_internal_value(self, data: Any) -> float:
        """The number; raises ValidationError for anything else."""
        if type(data) not in (int, float):
            self.fail("invalid")
        return super().to_internal_value(data)


class RulesSerializer(Body):
    """What you accept without being asked; null, or a field left out, leaves a thing open."""

    rulesets = serializers.ListField(child=RulesetField(max_length=100), required=False, allow_null=True, max_length=50)
    games = TrueOrFalse(required=False, help_text="Whether you play single games: true if left out.")
    formats = serializers.ListField(
        child=Choice(FORMATS), required=False, allow_null=True, max_length=len(FORMATS), help_text="Of tournaments."
    )
    opponents = serializers.ListField(
        child=IdField(),
        required=False,
        allow_null=True,
        max_length=MOST_NAMED,
        help_text="The ids of the players who may invite you: owners of games, organisers of tournaments.",
    )
    opponent_kinds = serializers.ListField(
        child=Choice(PlayerKind.choices), required=False, allow_null=True, max_length=3, help_text="Whom you play."
    )
    rated = TrueOrFalse(required=False, allow_null=True, help_text="Rated games only, or unrated ones only.")
    turn_seconds_min = WholeNumber(required=False, allow_null=True, min_value=SHORTEST_TURN, max_value=LONGEST_TURN)
    turn_seconds_max = WholeNumber(
        required=False,
        allow_null=True,
        min_value=SHORTEST_TURN,
        max_value=LONGEST_TURN,
        help_text="With it, games without a clock are declined too.",
    )
    most_games = WholeNumber(
        required=False,
        allow_null=True,
        min_value=0,
        max_value=MOST_GAMES,
        help_text="Decline while you sit in so many games that are not over.",
    )

    def document(self) -> dict[str, Any]:
        """The validated rules as they are kept, with what was left out."""
        data: dict[str, Any] = {**dict.fromkeys(self.fields), "games": True, **self.validated_data}
        if data.get("opponents") is not None:
            data["opponents"] = [str(each) for each in data["opponents"]]
        return data


class InvitationSerializer(Body):
    """Whom you ask to the game."""

    player_id = IdField()


class AnswerSerializer(Body):
    """Whether you take part."""

    accept = TrueOrFalse()
    message = TextField(
        required=False,
        max_length=MESSAGE_LENGTH,
        validators=[check_line],
        help_text="A word to the one who invited you.",
    )


class SeekSerializer(Body):
    """A game that you would like to play now."""

    ruleset = TextField(max_length=100, help_text="A key of `GET rulesets/`.")
    rated = TrueOrFalse(required=False)
    opponents = Choice(Seek.Opponents.choices, required=False, help_text="`any` if left out.")
    rating_min = RatingField(help_text="Of your opponent's `mu` among all; a newcomer has 25.")
    rating_max = RatingField()
    turn_seconds = WholeNumber(required=False, allow_null=True, min_value=SHORTEST_TURN, max_value=LONGEST_TURN)
    bank_seconds = WholeNumber(required=False, allow_null=True, min_value=SHORTEST_BANK, max_value=LONGEST_BANK)
    engine_after = WholeNumber(
        required=False,
        allow_null=True,
        min_value=0,
        max_value=int(LONGEST_WAIT.total_seconds()),
        help_text="Seconds after which a built-in strategy plays you; without it the seek ends after an hour.",
    )
    strategy = TextField(required=False, max_length=40, help_text="Which one: a key of `GET strategies/`.")

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """A range has a bottom below its top; a strategy comes at some time."""
        low, high = attrs.get("rating_min"), attrs.get("rating_max")
        if low is not None and high is not None and low > high:
            raise serializers.ValidationError({"rating_max": [_("This is below rating_min.")]})
        if "strategy" in attrs and attrs.get("engine_after") is None:
            raise serializers.ValidationError({"strategy": [_("Say after how many seconds: engine_after.")]})
        return attrs

    def wish(self) -> SeekWish:
        """The validated body as the service takes it."""
        return SeekWish(**self.validated_data)
