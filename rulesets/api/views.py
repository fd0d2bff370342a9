"""The rulesets and what they make of dice. Nothing here depends on who asks, so no token is looked up."""

from typing import Any

from django.utils.http import parse_etags
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from rulesets import catalog
from rulesets.advice import advise
from rulesets.api import advice, examples, presentation
from rulesets.api.advice import RETRY_AFTER_HEADER, AdviceQuestionSerializer, AdviceSerializer, SolvingSerializer
from rulesets.api.serializers import DiceToScoreSerializer, RulesetPageSerializer, RulesetSerializer, ScoresSerializer
from rulesets.errors import (
    ImpossiblePoints,
    InvalidDice,
    InvalidRoll,
    InvalidRollsLeft,
    RulesetNotFound,
    RulesetTooLarge,
    UnknownCategory,
    UnreachableScorecard,
)
from rulesets.scorecard import scorecard_of
from rulesets.turn import check_roll, scores
from yachtapi.body import given
from yachtapi.schema import ETAG, IF_NONE_MATCH, operation
from yachtapi.whole import whole

KEY = OpenApiParameter(
    "key",
    str,
    OpenApiParameter.PATH,
    description="A key of `GET rulesets/`.",
    examples=[OpenApiExample("Yahtzee", "yahtzee")],
)


class Open(APIView):
    """A view that treats all alike."""

    authentication_classes: list[Any] = []


class Rulesets(Open):
    """All the rulesets."""

    @operation(
        "rulesets_list",
        summary="List the rulesets",
        responses={200: RulesetPageSerializer},
        examples=[examples.RULESETS],
        tags=["rulesets"],
    )
    def get(self, request: Request) -> Response:
        """In the order in which they should be shown."""
        return Response(whole(presentation.headlines()))


class OneRuleset(Open):
    """One ruleset."""

    @operation(
        "rulesets_retrieve",
        summary="Read a ruleset",
        responses={200: RulesetSerializer, 304: OpenApiResponse(description="Still what `If-None-Match` names.")},
        parameters=[KEY, IF_NONE_MATCH, ETAG],
        errors=[RulesetNotFound],
        examples=[examples.RULESET],
        tags=["rulesets"],
    )
    def get(self, request: Request, key: str) -> Response:
        """Names, sentences and examples for people, the rules part for programs. The `ETag` changes with any word."""
        shown = presentation.ruleset(presentation.known(key))
        etag = presentation.etag(shown)
        if etag in parse_etags(request.headers.get("If-None-Match", "")):
            return Response(status=304, headers={"ETag": etag})
        return Response(shown, headers={"ETag": etag})


class Scores(Open):
    """Scoring dice without a game."""

    @operation(
        "rulesets_scores",
        summary="Score dice",
        request=DiceToScoreSerializer,
        responses={200: ScoresSerializer},
        parameters=[KEY],
        errors=[RulesetNotFound, InvalidDice, InvalidRoll, UnknownCategory, ImpossiblePoints],
        examples=[examples.JOKER, examples.JOKER_SCORES],
        tags=["rulesets"],
        cost="read",
        scopes=["read"],
    )
    def post(self, request: Request, key: str) -> Response:
        """What the dice would bring in every open category, with the legal ones marked. Nothing is stored."""
        ruleset = catalog.get(presentation.known(key))
        body = DiceToScoreSerializer(data=request.data)
        body.is_valid(raise_exception=True)
        check_roll(ruleset, body.validated_data["roll"])
        dice = ruleset.roll(body.validated_data["dice"])
        card = scorecard_of(ruleset, body.validated_data["scorecard"])
        return Response(ScoresSerializer({"dice": dice, "categories": scores(ruleset, card, dice)}).data)


class AdviceOn(Open):
    """What perfect play would do, without a game."""

    @operation(
        "rulesets_advice",
        summary="Ask for advice",
        request=AdviceQuestionSerializer,
        responses={200: AdviceSerializer, 202: SolvingSerializer},
        parameters=[KEY, RETRY_AFTER_HEADER],
        errors=[
            RulesetNotFound,
            InvalidDice,
            InvalidRollsLeft,
            UnknownCategory,
            ImpossiblePoints,
            UnreachableScorecard,
            RulesetTooLarge,
        ],
        examples=[*examples.QUESTIONS, examples.ADVICE, examples.SOLVING],
        tags=["rulesets"],
        cost="heavy",
        scopes=["read"],
    )
    def post(self, request: Request, key: str) -> Response:
        """Every legal action with its exact value and its regret, the best first. Nothing is stored.

        The value is the expected final score under best play from here on, counted from the points given. Extra bonuses
        earned so far are not among them: they come on top of every value and change no regret. Actions whose values
        differ by no more than a billionth of a point are equal, and the first of them is what perfect play does. Until
        the ruleset is solved the answer is 202, and a worker has been asked to solve it.
        """
        ruleset = catalog.get(presentation.known(key))
        body = given(AdviceQuestionSerializer, request.data)
        card = scorecard_of(ruleset, body["scorecard"])
        return advice.answer(ruleset, advise(ruleset, card, body["dice"], body["rolls_left"]))
