"""The rulesets and what they make of dice. Nothing here depends on who asks, so no token is looked up."""

from typing import Any

from django.utils.http import parse_etags
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from rulesets import catalog
from rulesets.api import presentation
from rulesets.api.serializers import DiceToScoreSerializer, RulesetPageSerializer, RulesetSerializer, ScoresSerializer
from rulesets.errors import ImpossiblePoints, InvalidDice, InvalidRoll, RulesetNotFound, UnknownCategory
from rulesets.scorecard import scorecard_of
from rulesets.turn import check_roll, scores
from yachtapi.schema import ETAG, IF_NONE_MATCH, operation
from yachtapi.whole import whole

KEY = OpenApiParameter(
    "key",
    str,
    OpenApiParameter.PATH,
    description="A key of `GET rulesets/`.",
    examples=[OpenApiExample("Yahtzee", "yahtzee")],
)
ALL = whole(presentation.headlines())
JOKER = {"dice": [5, 5, 5, 5, 5], "roll": 2, "scorecard": {"yahtzee": 0, "fives": 15, "chance": 21}}
JOKER_SCORES = {
    "dice": [5, 5, 5, 5, 5],
    "categories": [
        {"category": "ones", "points": 0, "bonus": 0, "legal": False},
        {"category": "large_straight", "points": 40, "bonus": 0, "legal": True},
    ],
}


class Open(APIView):
    """A view that treats all alike."""

    authentication_classes: list[Any] = []


class Rulesets(Open):
    """All the rulesets."""

    @operation(
        "rulesets_list",
        summary="List the rulesets",
        responses={200: RulesetPageSerializer},
        examples=[OpenApiExample("The catalog", ALL, response_only=True)],
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
        examples=[OpenApiExample("Yacht", presentation.ruleset("yacht"), response_only=True, status_codes=["200"])],
        tags=["rulesets"],
    )
    def get(self, request: Request, key: str) -> Response:
        """Names, sentences and examples for people, the rules part for programs. The `ETag` changes with any word."""
        etag = presentation.etag(presentation.known(key))
        if etag in parse_etags(request.headers.get("If-None-Match", "")):
            return Response(status=304, headers={"ETag": etag})
        return Response(presentation.ruleset(key), headers={"ETag": etag})


class Scores(Open):
    """Scoring dice without a game."""

    @operation(
        "rulesets_scores",
        summary="Score dice",
        request=DiceToScoreSerializer,
        responses={200: ScoresSerializer},
        parameters=[KEY],
        errors=[RulesetNotFound, InvalidDice, InvalidRoll, UnknownCategory, ImpossiblePoints],
        examples=[
            OpenApiExample("A joker", JOKER, request_only=True),
            OpenApiExample("A joker, shortened", JOKER_SCORES, response_only=True),
        ],
        tags=["rulesets"],
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
