"""The review of an ended game."""

from uuid import UUID

from django.http import HttpResponse
from drf_spectacular.utils import OpenApiResponse
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api import examples
from games.api.etag import is_known
from games.api.reviewshapes import ReviewingSerializer, ReviewSerializer
from games.errors import DiceStillShared, GameNotFound, GameNotOver, HintsNotAllowed
from games.players.authentication import viewer
from games.services import reviews, visibility
from rulesets.api.advice import RETRY_AFTER_HEADER
from rulesets.errors import RulesetTooLarge
from yachtapi.schema import ETAG, IF_NONE_MATCH, operation


class Review(APIView):
    """What perfect play says about a game."""

    @operation(
        "review_retrieve",
        summary="Review a game",
        parameters=[IF_NONE_MATCH, ETAG, RETRY_AFTER_HEADER],
        responses={
            200: ReviewSerializer,
            202: OpenApiResponse(ReviewingSerializer, "Not yet: it is made, the ruleset solved first if need be."),
            304: OpenApiResponse(description="As you have it: a review never changes."),
        },
        errors=[GameNotFound, GameNotOver, DiceStillShared, HintsNotAllowed, RulesetTooLarge],
        examples=[examples.REVIEW, examples.REVIEWING],
        cost="heavy",
    )
    def get(self, request: Request, game_id: UUID) -> HttpResponse:
        """Every decision of an ended game beside the best one, the points it lost, and the luck of every throw.

        For every seat `score = optimum + luck - regret - unplayed`. Values are expected final scores under perfect
        play, exactly computed. The game's end queues the review; until it is there the answer is 202.
        """
        game = visibility.read(viewer(request), game_id).game
        review = reviews.read(game)
        if review is None:
            return Response({"status": "reviewing"}, status=202, headers={"Retry-After": str(reviews.RETRY_AFTER)})
        tag = f'W/"{game.version}"'  # an ended game's last; a review names nobody, so it is the same for all
        if is_known(request, tag):
            return Response(status=304, headers={"ETag": tag})
        return HttpResponse(review, content_type="application/json", headers={"ETag": tag})
