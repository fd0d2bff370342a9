"""How sure the result of a match is."""

from uuid import UUID

from drf_spectacular.utils import OpenApiResponse
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.players.authentication import viewer
from games.tournaments.api import examples
from games.tournaments.api.serializers import MarginQuery
from games.tournaments.api.shapes import DifferenceSerializer
from games.tournaments.errors import MatchNotFound, MatchNotOfTwo, TournamentNotFound
from games.tournaments.services import differences, presentation, visibility
from rulesets.api.advice import RETRY_AFTER_HEADER
from yachtapi.body import given
from yachtapi.schema import operation


class MatchDifference(APIView):
    """By how much one side of a match plays better than the other."""

    @operation(
        "matches_difference",
        summary="Tell how sure a match's result is",
        parameters=[MarginQuery, RETRY_AFTER_HEADER],
        responses={
            200: DifferenceSerializer,
            202: OpenApiResponse(DifferenceSerializer, "Games are still being reviewed, the ruleset solved first."),
        },
        errors=[TournamentNotFound, MatchNotFound, MatchNotOfTwo],
        examples=[examples.DIFFERENCE, examples.DIFFERENCE_PENDING],
        cost="heavy",
    )
    def get(self, request: Request, tournament_id: UUID, match_id: UUID) -> Response:
        """The first side's points less the second's in a game, each mean with its 95 % interval.

        `scored` is as the dice fell. `luck_adjusted` looks at what each gave away against perfect play instead, which
        is the same on average, but without the luck: a narrower interval. With `margin`, each says how many more games
        it would take until it is that narrow. Only games count that both sides played to their end; the first reader
        has them reviewed, and until then the answer is 202.
        """
        margin = given(MarginQuery, request.query_params).get("margin")
        comparison = differences.read(visibility.read(viewer(request), tournament_id), match_id)
        shown = presentation.comparison(comparison, margin)
        if comparison.pending:
            return Response(shown, status=202, headers={"Retry-After": str(differences.RETRY_AFTER)})
        return Response(shown)
