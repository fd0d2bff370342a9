"""The shapes of a review going out. ``games.review`` makes it; here it is declared for the schema."""

from rest_framework import serializers

from games.api.shapes import Shape
from rulesets.api.advice import AdvisedActionField

REVIEW_STATUSES = ["reviewing"]


class DecisionSerializer(Shape):
    """What was done with the dice of a roll, and what perfect play does: the same where nothing was given away."""

    done = AdvisedActionField()
    best = AdvisedActionField()
    options = serializers.IntegerField(help_text="How many actions were legal.")


class ReviewedRollSerializer(Shape):
    """One throw, and the decision that followed: null if the seat left or the game broke off."""

    roll = serializers.IntegerField()
    keep = serializers.ListField(child=serializers.IntegerField(), help_text="What the throw left on the table.")
    dice = serializers.ListField(child=serializers.IntegerField())
    expected = serializers.FloatField(help_text="The expected final score before the throw.")
    value = serializers.FloatField(help_text="The expected final score after it, if the best is done.")
    luck = serializers.FloatField(help_text="`value` less `expected`.")
    decision = DecisionSerializer(allow_null=True)


class ReviewedTurnSerializer(Shape):
    """A turn in which dice were thrown; one that was given up has no category and no points."""

    n = serializers.IntegerField()
    number = serializers.IntegerField()
    category = serializers.CharField(allow_null=True)
    points = serializers.IntegerField(allow_null=True)
    bonus = serializers.IntegerField(allow_null=True)
    luck = serializers.FloatField(help_text="The sum over its throws.")
    regret = serializers.FloatField(help_text="The sum over its decisions.")
    rolls = ReviewedRollSerializer(many=True)


class MistakeSerializer(Shape):
    """A decision that gave something away: after this roll of turn `n`."""

    n = serializers.IntegerField()
    number = serializers.IntegerField()
    roll = serializers.IntegerField()
    dice = serializers.ListField(child=serializers.IntegerField())
    done = AdvisedActionField()
    best = AdvisedActionField()


class SeatReviewSerializer(Shape):
    """One seat's game, where `score = optimum + luck - regret - unplayed` exactly, but for rounding."""

    seat = serializers.IntegerField()
    complete = serializers.BooleanField(help_text="Whether the scorecard was filled.")
    score = serializers.IntegerField()
    optimum = serializers.FloatField(help_text="What perfect play expects before the first throw.")
    luck = serializers.FloatField(help_text="The sum over all throws.")
    regret = serializers.FloatField(help_text="The sum over all decisions.")
    unplayed = serializers.FloatField(
        help_text="What the rest was worth where the seat left or the game broke off; 0 for a full scorecard."
    )
    choices = serializers.IntegerField(help_text="The decisions with more than one legal action.")
    best_choices = serializers.IntegerField(help_text="Those of them that gave nothing away.")
    accuracy = serializers.FloatField(allow_null=True, help_text="`best_choices / choices`; null without a choice.")
    biggest_mistake = MistakeSerializer(allow_null=True, help_text="The first of the costliest; null without any.")
    luck_curve = serializers.ListField(
        child=serializers.FloatField(), help_text="The sum of luck so far after each of its turns."
    )
    turns = ReviewedTurnSerializer(many=True, help_text="At most one for each category, with a few rolls each.")


class ReviewSerializer(Shape):
    """An ended game beside perfect play, for the seats that were taken, at most ten."""

    game_id = serializers.UUIDField()
    ruleset = serializers.CharField()
    ruleset_digest = serializers.CharField()
    seats = SeatReviewSerializer(many=True)


class ReviewingSerializer(Shape):
    """The review is being made; ask again after `Retry-After`."""

    status = serializers.ChoiceField(REVIEW_STATUSES)
