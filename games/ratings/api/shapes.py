"""The shapes of ratings going out, and of what is asked about them."""

from typing import Any
from uuid import UUID

from django.utils.translation import gettext as _
from rest_framework import serializers

from games.players.models import PlayerKind
from games.ratings.models import Kind
from yachtapi.body import Body, Choice, TextField

Shape = serializers.Serializer[Any]
STATES = ["pending", "rated", "unrated"]
ORDINAL_HELP = "mu - 3 sigma: the strength that the player has almost surely."


class AroundField(TextField):
    """Whom a page is to be around: ``me``, or a player by his id."""

    def to_internal_value(self, data: Any) -> str:
        """The word or the id; raises ValidationError for anything else."""
        value = super().to_internal_value(data)
        try:
            return value if value == "me" else str(UUID(value))
        except ValueError:
            raise serializers.ValidationError(_("This is neither an id nor `me`.")) from None


class LeaderboardQuery(Body):
    """Which leaderboard, and where to open it."""

    kind = Choice(
        Kind.choices,
        default=Kind.ALL,
        help_text="Games of people alone, of bots and engines alone, or all rated ones.",
    )
    around = AroundField(
        required=False,
        max_length=36,
        help_text="A player's id, or `me`: the page with this player in its middle. Without `cursor`.",
    )


class RatedPlayerSerializer(Shape):
    id = serializers.UUIDField()
    name = serializers.CharField()
    kind = serializers.ChoiceField(PlayerKind.choices)
    strategy = serializers.CharField(allow_null=True)


class SkillSerializer(Shape):
    ordinal = serializers.FloatField(help_text=ORDINAL_HELP)
    mu = serializers.FloatField(help_text="The strength that is most likely.")
    sigma = serializers.FloatField(help_text="How far off that may be: a standard deviation.")


class PlaceSerializer(SkillSerializer):
    """Somebody on a leaderboard: players with equal ordinals share a place, and the next is left out."""

    place = serializers.IntegerField(min_value=1)
    player = RatedPlayerSerializer()
    games = serializers.IntegerField(help_text="How many it comes from.")


class RatingSerializer(SkillSerializer):
    """A player's rating in one version of a ruleset among one kind of players."""

    ruleset = serializers.CharField()
    ruleset_digest = serializers.CharField()
    kind = serializers.ChoiceField(Kind.choices)
    games = serializers.IntegerField(help_text="How many it comes from.")


class CategoryStatisticsSerializer(Shape):
    category = serializers.CharField()
    mean = serializers.FloatField(help_text="Points.")
    zero_rate = serializers.FloatField(help_text="The share of scorecards with a zero in it, 0 to 1.")


class StatisticsSerializer(Shape):
    """What a player has done in one version of a ruleset.

    Every seat in a finished game counts, rated or not, but those of games with given dice. Means, best and rates are of
    the scorecards that he filled alone: full ones, without advice or a stand-in.
    """

    ruleset = serializers.CharField()
    ruleset_digest = serializers.CharField()
    games = serializers.IntegerField(help_text="Seats held in finished games.")
    left = serializers.IntegerField(help_text="Of these, how many were resigned or timed out.")
    contests = serializers.IntegerField(help_text="Of these, how many were against others.")
    wins = serializers.IntegerField(help_text="Contests that nobody else won, too.")
    draws = serializers.IntegerField(help_text="Contests with a shared first rank.")
    scorecards = serializers.IntegerField(help_text="How many the following is of.")
    mean = serializers.FloatField(allow_null=True, help_text="Points of a scorecard.")
    best = serializers.IntegerField(allow_null=True, help_text="Points of the best scorecard.")
    bonus_rate = serializers.FloatField(
        allow_null=True, help_text="The share with the upper bonus, 0 to 1; null where the rules have none."
    )
    mean_extra_bonus = serializers.FloatField(allow_null=True, help_text="Points of extra bonuses a scorecard.")
    categories = CategoryStatisticsSerializer(many=True, help_text="In the order of the scorecard.")


class RatingChangeSerializer(Shape):
    seat = serializers.IntegerField()
    kind = serializers.ChoiceField(Kind.choices)
    rank = serializers.IntegerField()
    before = SkillSerializer()
    after = SkillSerializer()


class GameRatingsSerializer(Shape):
    """What a game did to ratings, for each seat and kind; `pending` until it has counted, a second or a few."""

    status = serializers.ChoiceField(STATES)
    changes = RatingChangeSerializer(many=True)
