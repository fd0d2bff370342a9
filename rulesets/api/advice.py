"""Advice as it is asked for and given; a game's own advice has the same shape."""

from typing import Any, Final

from django.urls import reverse
from drf_spectacular.utils import OpenApiParameter, PolymorphicProxySerializer, extend_schema_field
from rest_framework import serializers
from rest_framework.response import Response

from rulesets.advice import Advice, Advised
from rulesets.api.serializers import MOST_DICE, Shape
from rulesets.ruleset import Ruleset
from rulesets.solver.advice import Keep
from yachtapi.body import Body, WholeNumber

RETRY_AFTER: Final = 2  # seconds; a worker needs about one for a ruleset, more if it has to compile first
RETRY_AFTER_HEADER = OpenApiParameter(
    "Retry-After",
    {"type": "string", "pattern": r"^\d+$"},
    OpenApiParameter.HEADER,
    required=True,
    response=[202],
    description="Seconds after which to ask again.",
)


class AdviceQuestionSerializer(Body):
    """A turn to be advised on."""

    dice = serializers.ListField(
        child=WholeNumber(),
        max_length=MOST_DICE,
        allow_null=True,
        help_text="The faces of all the dice, in any order; null before the first roll.",
    )
    rolls_left = WholeNumber(help_text="How many more rolls the turn has: all of them just when `dice` is null.")
    scorecard = serializers.DictField(
        child=WholeNumber(), default=dict, help_text="The filled categories with their points; none if left out."
    )


class AdvisedKeepSerializer(Shape):
    """Leave these faces on the table, and throw the other dice."""

    keep = serializers.ListField(child=serializers.IntegerField(), help_text="Sorted.")
    value = serializers.FloatField(help_text="The expected final score, in points.")
    regret = serializers.FloatField(help_text="By how much that is less than the best, in points.")


class AdvisedCategorySerializer(Shape):
    """Write the dice into this category."""

    category = serializers.CharField()
    value = serializers.FloatField(help_text="The expected final score, in points.")
    regret = serializers.FloatField(help_text="By how much that is less than the best, in points.")


@extend_schema_field(
    PolymorphicProxySerializer(
        component_name="AdvisedAction",
        serializers=[AdvisedKeepSerializer, AdvisedCategorySerializer],
        resource_type_field_name=None,
    )
)
class AdvisedActionField(serializers.DictField):
    """A keep or a category."""


class AdviceSerializer(Shape):
    """The expected final score under best play, and every legal action, the best first; none if the card is full."""

    value = serializers.FloatField(help_text="The expected final score, in points.")
    actions = serializers.ListField(child=AdvisedActionField())


class SolvingSerializer(Shape):
    """Nobody has solved the ruleset yet; a worker has been asked to."""

    status = serializers.CharField(help_text="`solving`.")
    ruleset = serializers.CharField(help_text="The path whose `optimum` is null until it is done.")


def answer(ruleset: Ruleset, advice: Advice | None) -> Response:
    """The advice, or where to look until there is any."""
    if advice is None:
        where = reverse("ruleset", args=[ruleset.key])
        return Response({"status": "solving", "ruleset": where}, 202, headers={"Retry-After": str(RETRY_AFTER)})
    return Response({"value": advice.value, "actions": [_shown(each) for each in advice.actions]})


def _shown(advised: Advised) -> dict[str, Any]:
    action = advised.action
    named = {"keep": list(action.keep)} if isinstance(action, Keep) else {"category": action.category}
    return {**named, "value": advised.value, "regret": advised.regret}
