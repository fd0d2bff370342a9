"""The shapes of rulesets and scores, coming in and going out."""

from typing import Any

from django.utils.translation import gettext as _
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from rulesets.api.rules_schema import RULES_SCHEMA
from yachtapi.body import Body, TextField, TrueOrFalse, WholeNumber
from yachtapi.whole import WholePageSerializer

MOST_DICE = 20
Shape = serializers.Serializer[Any]


class DiceToScoreSerializer(Body):
    """Dice to be scored, and the scorecard they are for."""

    dice = serializers.ListField(
        child=WholeNumber(), max_length=MOST_DICE, help_text="The faces of all the dice, in any order."
    )
    roll = WholeNumber(default=1, help_text="Which roll of the turn this is, counted from 1.")
    scorecard = serializers.DictField(
        child=WholeNumber(), default=dict, help_text="The filled categories with their points; none if left out."
    )


class CategoryScoreSerializer(Shape):
    """What the dice would bring in one open category; where they may not go, nothing."""

    category = serializers.CharField()
    points = serializers.IntegerField()
    bonus = serializers.IntegerField(help_text="The extra bonus alone, which comes on top of the points.")
    legal = serializers.BooleanField(help_text="Whether the rules allow the dice here.")


class ScoresSerializer(Shape):
    """Every open category in the ruleset's order; none if the scorecard is full."""

    dice = serializers.ListField(child=serializers.IntegerField(), help_text="Sorted.")
    categories = CategoryScoreSerializer(many=True)


class ExampleSerializer(Shape):
    """Dice and what they are worth."""

    dice = serializers.ListField(child=serializers.IntegerField())
    points = serializers.IntegerField()


class CategorySerializer(Shape):
    """One line of the scorecard."""

    key = serializers.CharField()
    name = serializers.CharField()
    rule = serializers.CharField(help_text="What it asks for and what it brings, in one sentence.")
    section = serializers.CharField(help_text="`upper` or `lower`.")
    example = ExampleSerializer()


@extend_schema_field(RULES_SCHEMA)
class RulesField(serializers.JSONField):
    """The rules part of a document."""


class QuantileSerializer(Shape):
    """A final score that a share of the games did not exceed."""

    p = serializers.FloatField(help_text="The share.")
    score = serializers.IntegerField(help_text="The lowest score that at least this share of the games didn't exceed.")
    low = serializers.IntegerField(
        help_text="Lower end of the 95 % interval, by order statistics, for this quantile of all possible games."
    )
    high = serializers.IntegerField(help_text="Its upper end; each quantile has its interval by itself.")


class DistributionSerializer(Shape):
    """The final scores of seeded self-play, each game played for the highest expected score: an estimate."""

    games = serializers.IntegerField()
    mean = serializers.FloatField(help_text="Points; differs from `expected_score` by chance alone.")
    standard_error = serializers.FloatField(help_text="Of the mean, in points.")
    quantiles = QuantileSerializer(many=True, help_text="By rising share.")


class OptimumSerializer(Shape):
    """What a whole game brings under best play."""

    expected_score = serializers.FloatField(help_text="Points, exactly.")
    standard_deviation = serializers.FloatField(help_text="Points, exactly.")
    distribution = DistributionSerializer(
        allow_null=True, help_text="Null for rules that no stored run of self-play was measured with."
    )


class RulesetHeadlineSerializer(Shape):
    """A ruleset in a few words."""

    key = serializers.CharField()
    digest = serializers.CharField(help_text="SHA-256 of the canonical form (RFC 8785) of the rules part, in hex.")
    version = serializers.IntegerField(help_text="Of this key, from 1; the rules of a version never change.")
    owner_id = serializers.UUIDField(allow_null=True, help_text="Whose house ruleset it is; null for the catalog's.")
    shared = serializers.BooleanField(help_text="Whether `GET rulesets/shared/` lists it; the catalog is for all.")
    retired_at = serializers.DateTimeField(
        allow_null=True, help_text="Since when nothing new begins by its rules; what had begun goes on."
    )
    languages = serializers.ListField(
        child=serializers.CharField(), help_text="In which it is told; `Accept-Language` chooses one."
    )
    name = serializers.CharField()
    summary = serializers.CharField()
    optimum = OptimumSerializer(
        allow_null=True, help_text="Null until the ruleset is solved; reading it has a worker do that."
    )


class RulesetPageSerializer(WholePageSerializer):
    """All the rulesets there are."""

    results = RulesetHeadlineSerializer(many=True)


class RulesetSerializer(RulesetHeadlineSerializer):
    """A ruleset for people (names, sentences, examples) and for programs (the rules part)."""

    rule_sentences = serializers.ListField(child=serializers.CharField(), help_text="The rules for people, in order.")
    categories = CategorySerializer(many=True)
    source = serializers.CharField(help_text="Where these rules are written down.")  # type: ignore[assignment]
    rules = RulesField()


class SisterSerializer(Shape):
    """Another ruleset of the catalog, and what is other there."""

    key = serializers.CharField()
    name = serializers.CharField()
    differences = serializers.ListField(child=serializers.CharField())


class QuestionSerializer(Shape):
    """What players ask."""

    question = serializers.CharField()
    answer = serializers.CharField()


class GuideSerializer(Shape):
    """How to play by a ruleset, in the order in which it is read."""

    key = serializers.CharField()
    digest = serializers.CharField(help_text="Of the rules.")
    language = serializers.CharField(help_text="Of the ruleset's own texts.")
    headings = serializers.DictField(
        child=serializers.CharField(), help_text="What may stand above each part, by name."
    )
    name = serializers.CharField()
    summary = serializers.CharField()
    basics = serializers.ListField(child=serializers.CharField(), help_text="The rules for people, in order.")
    categories = CategorySerializer(many=True)
    bonuses = serializers.ListField(child=serializers.CharField(), help_text="The bonuses, and what a joker does.")
    sisters = SisterSerializer(many=True)
    tips = serializers.ListField(child=serializers.CharField(), help_text="Five.")
    questions = QuestionSerializer(many=True)


class AnyObject(serializers.JSONField):
    """Any JSON object; what it must hold is checked where it is read."""

    def to_internal_value(self, data: Any) -> Any:
        """The object; raises ValidationError for anything else."""
        if not isinstance(data, dict):
            raise serializers.ValidationError(_("This is no object."), code="not_a_dict")
        return data


def _object(description: str) -> Any:
    schema = {"type": "object", "additionalProperties": {}, "description": description}
    return extend_schema_field(schema)(type("Described", (AnyObject,), {}))


class RulesetDocumentSerializer(Body):
    """A ruleset as `GET rulesets/{key}/document/` shows it."""

    rules = _object(
        "As `GET rulesets/{key}/` shows it. `upper_bonus`, `extra_bonus` and `joker` may be left out; the `key` is "
        "your own, of small letters, digits and dashes, and your id is put in front."
    )()
    texts = _object(
        "By language: `name`, `summary`, `rules` (sentences), and `categories` with a `name` and a `rule` by key."
    )()
    source = TextField(
        max_length=1000, required=False, allow_blank=True, help_text="Where these rules are written down."
    )  # type: ignore[assignment]
    examples = _object("By category: dice that bring points in it; the dice that bring the most if left out.")(
        required=False
    )


class ShownDocumentSerializer(Shape):
    """A ruleset as it was posted, in its normal form, with all its texts; it may be posted again, changed or not."""

    rules = RulesField()
    texts = serializers.DictField(child=serializers.DictField(), help_text="By language.")
    source = serializers.CharField()  # type: ignore[assignment]
    examples = serializers.DictField(child=serializers.ListField(child=serializers.IntegerField()))


class ChangeRulesetSerializer(Body):
    """What may change about a house ruleset; its rules may not."""

    shared = TrueOrFalse(required=False, help_text="Whether `GET rulesets/shared/` lists it.")
    retired = TrueOrFalse(required=False, help_text="Whether nothing new may begin by its rules.")


class DigestQuery(Body):
    """Which version to read."""

    digest = serializers.RegexField("^[0-9a-f]{64}$", required=False)


class ValidateQuery(Body):
    """What to tell besides."""

    scores = serializers.BooleanField(required=False, default=False, help_text="Show the points of every roll.")


class SolvingCostSerializer(Shape):
    """What it takes to solve a ruleset, which advice, reviews and the strategy `perfect` need."""

    states = serializers.IntegerField(help_text="Scorecards that differ in what can still be won; at least so many.")
    most = serializers.IntegerField(help_text="What this server solves.")
    solvable = serializers.BooleanField(help_text="If not, all other strategies play by these rules all the same.")


class RollScoresSerializer(Shape):
    """What one roll brings."""

    dice = serializers.ListField(child=serializers.IntegerField(), help_text="Sorted.")
    points = serializers.DictField(child=serializers.IntegerField(), help_text="By category, without bonus or joker.")


class ValidatedSerializer(Shape):
    """What a document would be; nothing is stored."""

    key = serializers.CharField(help_text="With your id in front.")
    digest = serializers.CharField()
    version = serializers.IntegerField(help_text="Which version of this key.")
    solving = SolvingCostSerializer()
    scores = RollScoresSerializer(many=True, allow_null=True, help_text="Every roll; null unless asked for.")
