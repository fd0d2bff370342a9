"""Leaderboards, what is known of a player, and what a game did to ratings."""

from uuid import UUID

from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiExample, OpenApiParameter
from rest_framework.exceptions import ValidationError
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.errors import GameNotFound, GameNotOver
from games.players.authentication import signed_in, viewer
from games.players.errors import PlayerNotFound
from games.ratings.api import examples
from games.ratings.api.pages import LeaderboardPages
from games.ratings.api.shapes import (
    GameRatingsSerializer,
    LeaderboardQuery,
    PlaceSerializer,
    RatingSerializer,
    StatisticsSerializer,
)
from games.ratings.errors import NotRated
from games.ratings.models import Rating, Tally
from games.ratings.services import leaderboards, profiles
from games.services import visibility
from rulesets import library
from rulesets.errors import RulesetNotFound
from yachtapi.body import given
from yachtapi.problems import NOT_AUTHENTICATED
from yachtapi.schema import operation

RULESET = OpenApiParameter(
    "ruleset",
    str,
    OpenApiParameter.PATH,
    description="A key of `GET rulesets/`.",
    examples=[OpenApiExample("Yatzy", "yatzy")],
)


class Leaderboard(GenericAPIView[Rating]):
    """The best players of a ruleset."""

    queryset = Rating.objects.none()
    serializer_class = PlaceSerializer
    pagination_class = LeaderboardPages

    @operation(
        "ratings_list",
        summary="Read a leaderboard",
        parameters=[RULESET, LeaderboardQuery],
        responses={200: PlaceSerializer(many=True)},
        errors=[RulesetNotFound, PlayerNotFound, NotRated, NOT_AUTHENTICATED],
        examples=[examples.PLACE],
        tags=["ratings"],
    )
    def get(self, request: Request, ruleset: str) -> Response:
        """Who has been rated under these rules, best first; `around` opens it where a player is.

        Rated are finished games that were created with `rated`, of several players on a seat each, without help. Who
        resigned or ran out of time comes last. A game of people alone counts for `people` and `all`, one of bots and
        engines alone for `bots` and `all`, a mixed one for `all`.
        """
        wanted = given(LeaderboardQuery, _without_paging(request))
        rows = leaderboards.board(library.named(ruleset).ruleset, wanted["kind"])
        around = None
        if "around" in wanted:
            player_id = signed_in(request).pk if wanted["around"] == "me" else UUID(wanted["around"])
            around = leaderboards.rating_of(rows, player_id, ruleset=ruleset, kind=wanted["kind"])
        pages = LeaderboardPages()
        page = pages.turn_to(rows, request, around=around)
        return pages.answer([leaderboards.shown(entry) for entry in leaderboards.placed(rows, page)])


class PlayerRatings(GenericAPIView[Rating]):
    """How strong a player is."""

    queryset = Rating.objects.none()
    serializer_class = RatingSerializer

    @operation(
        "players_ratings_list",
        summary="List a player's ratings",
        responses={200: RatingSerializer(many=True)},
        errors=[PlayerNotFound],
        examples=[examples.RATING],
        tags=["ratings"],
    )
    def get(self, request: Request, player_id: UUID) -> Response:
        """One for each ruleset and kind in which the player has rated games; a deleted account shows none."""
        page = self.paginate_queryset(profiles.ratings(player_id)) or []
        return self.get_paginated_response([profiles.rating(row) for row in page])


class PlayerStatistics(GenericAPIView[Tally]):
    """What a player has scored."""

    queryset = Tally.objects.none()
    serializer_class = StatisticsSerializer

    @operation(
        "players_statistics_list",
        summary="List a player's statistics",
        responses={200: StatisticsSerializer(many=True)},
        errors=[PlayerNotFound],
        examples=[examples.STATISTICS],
        tags=["ratings"],
    )
    def get(self, request: Request, player_id: UUID) -> Response:
        """Games, results, means, best, bonus and zeros by ruleset, over all finished games, rated or not."""
        page = self.paginate_queryset(profiles.tallies(player_id)) or []
        return self.get_paginated_response([profiles.statistics(row) for row in page])


class GameRatings(APIView):
    """What a game did to ratings."""

    @operation(
        "games_ratings_retrieve",
        summary="See what a game did to ratings",
        responses={200: GameRatingsSerializer},
        errors=[GameNotFound, GameNotOver],
        examples=[examples.EFFECT],
        tags=["ratings"],
    )
    def get(self, request: Request, game_id: UUID) -> Response:
        """The ratings of its seats before and after, by kind; `unrated` if it moved none."""
        return Response(profiles.effect(visibility.read(viewer(request), game_id).game))


def _without_paging(request: Request) -> dict[str, str]:
    """What is asked beside the page; raises ValidationError where two places are asked for at once."""
    asked = request.query_params.dict()
    if "cursor" in asked and "around" in asked:
        raise ValidationError({"around": [_("A cursor says already where to open it.")]})
    return {name: value for name, value in asked.items() if name not in ("cursor", "limit")}
