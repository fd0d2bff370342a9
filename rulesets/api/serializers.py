"""The shapes of rulesets and scores, coming in and going out."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from rulesets.api.rules_schema import RULES_SCHEMA
from yachtapi.body import Body, WholeNumber
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
