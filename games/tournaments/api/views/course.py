"""The course of a tournament: its rounds, its matches, its log."""

from uuid import UUID

from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.players.authentication import viewer
from games.tournaments.api import examples
from games.tournaments.api.filters import MatchFilter
from games.tournaments.api.shapes import MatchSerializer, OneRoundSerializer, RoundSerializer
from games.tournaments.errors import MatchNotFound, RoundNotFound, TournamentNotFound
from games.tournaments.models import Match, Round
from games.tournaments.services import presentation, visibility
from yachtapi.pagination import Pages
from yachtapi.schema import operation

MOST_N = 2**31 - 1  # what the column holds


class ByNumber(Pages):
    """From the first on."""

    ordering = "n"


class AsPaired(Pages):
    """In the order in which they were paired: ids are made in it."""

    ordering = "id"


class Rounds(GenericAPIView[Round]):
    """The rounds of a tournament."""

    serializer_class = RoundSerializer
    pagination_class = ByNumber
    filter_backends = []
    queryset = Round.objects.none()

    @operation(
        "rounds_list",
        summary="List the rounds",
        responses={200: RoundSerializer(many=True)},
        errors=[TournamentNotFound],
        examples=[examples.ROUND],
    )
    def get(self, request: Request, tournament_id: UUID) -> Response:
        """The rounds so far, from the first on, each with how many of its matches are decided."""
        tournament = visibility.read(viewer(request), tournament_id)
        rows = presentation.counted(Round.objects.filter(tournament=tournament))
        return self.get_paginated_response([presentation.round_(row) for row in self.paginate_queryset(rows) or []])


class OneRound(APIView):
    """One round."""

    @operation(
        "rounds_retrieve",
        summary="Read a round",
        responses={200: OneRoundSerializer},
        errors=[TournamentNotFound, RoundNotFound],
        examples=[examples.ONE_ROUND],
    )
    def get(self, request: Request, tournament_id: UUID, n: int) -> Response:
        """All its pairings: who meets and why, what came of it, and the games that were played for it."""
        tournament = visibility.read(viewer(request), tournament_id)
        found = presentation.counted(Round.objects.filter(tournament=tournament, n=min(n, MOST_N))).first()
        if found is None:
            raise RoundNotFound(n=n)
        pairings = presentation.with_all(Match.objects.filter(round=found)).order_by("number")
        return Response({**presentation.round_(found), "pairings": [presentation.match(row) for row in pairings]})


class Matches(GenericAPIView[Match]):
    """The matches of a tournament."""

    serializer_class = MatchSerializer
    filterset_class = MatchFilter
    pagination_class = AsPaired
    queryset = Match.objects.none()

    @operation(
        "matches_list",
        summary="List the matches",
        responses={200: MatchSerializer(many=True)},
        errors=[TournamentNotFound],
        examples=[examples.MATCH],
    )
    def get(self, request: Request, tournament_id: UUID) -> Response:
        """The matches so far, in the order in which they were paired."""
        tournament = visibility.read(viewer(request), tournament_id)
        rows = self.filter_queryset(presentation.with_all(Match.objects.filter(tournament=tournament)))
        return self.get_paginated_response([presentation.match(row) for row in self.paginate_queryset(rows) or []])


class OneMatch(APIView):
    """One match."""

    @operation(
        "matches_retrieve",
        summary="Read a match",
        responses={200: MatchSerializer},
        errors=[TournamentNotFound, MatchNotFound],
        examples=[examples.MATCH],
    )
    def get(self, request: Request, tournament_id: UUID, match_id: UUID) -> Response:
        """Who meets and why, what came of it, and its games."""
        tournament = visibility.read(viewer(request), tournament_id)
        found = presentation.with_all(Match.objects.filter(tournament=tournament, pk=match_id)).first()
        if found is None:
            raise MatchNotFound(match_id=str(match_id))
        return Response(presentation.match(found))
