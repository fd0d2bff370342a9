"""What organisers do while a tournament runs: start it, and rule about its matches."""

from uuid import UUID

from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api.idempotency import idempotent
from games.api.preconditions import expected_version
from games.players.authentication import signed_in
from games.players.scopes import ORGANISE
from games.tournaments.api import examples
from games.tournaments.api.dryrun import can_be_tried
from games.tournaments.api.serializers import DryRunQuery, ForfeitSerializer, OverrideSerializer
from games.tournaments.api.shapes import DoneSerializer, RuledSerializer
from games.tournaments.errors import (
    EntrantNotFound,
    InvalidRanks,
    MatchNotFound,
    MatchStands,
    NotOrganiser,
    TournamentNotFound,
    WrongStage,
)
from games.tournaments.formats.errors import WrongNumberOfEntrants
from games.tournaments.services import organising, presentation
from yachtapi.body import given
from yachtapi.schema import operation

NOT_TO_BE_RULED = [TournamentNotFound, NotOrganiser, WrongStage, MatchNotFound, MatchStands]


class Start(APIView):
    """The start of a tournament."""

    permission_classes = [IsAuthenticated]

    @operation(
        "tournaments_start",
        summary="Start a tournament",
        parameters=[DryRunQuery],
        responses={200: DoneSerializer},
        errors=[TournamentNotFound, NotOrganiser, WrongStage, WrongNumberOfEntrants],
        examples=[examples.DONE],
        idempotent=True,
        if_match=True,
        cost="create",
        scopes=[ORGANISE],
    )
    @can_be_tried
    @idempotent
    def post(self, request: Request, tournament_id: UUID) -> Response:
        """Seed those who are there and pair the first round; a dry run shows the pairings and makes none."""
        player, version = signed_in(request), expected_version(request)
        ledger = organising.start(player=player, tournament_id=tournament_id, version=version)
        return Response(presentation.done(ledger, player))


class Replay(APIView):
    """A match that is played on."""

    permission_classes = [IsAuthenticated]

    @operation(
        "matches_replay",
        summary="Have a failed match played on",
        parameters=[DryRunQuery],
        responses={200: RuledSerializer, 201: RuledSerializer},
        errors=NOT_TO_BE_RULED,
        examples=[examples.RULED],
        idempotent=True,
        scopes=[ORGANISE],
    )
    @can_be_tried
    @idempotent
    def post(self, request: Request, tournament_id: UUID, match_id: UUID) -> Response:
        """Organisers only; games of it that came to an end count."""
        player = signed_in(request)
        ledger, match = organising.replay(player=player, tournament_id=tournament_id, match_id=match_id)
        return Response(presentation.ruled(ledger, player, match), status=201)


class Forfeit(APIView):
    """A match that an entrant loses without playing on."""

    permission_classes = [IsAuthenticated]

    @operation(
        "matches_forfeit",
        summary="Let an entrant forfeit a match",
        request=ForfeitSerializer,
        parameters=[DryRunQuery],
        responses={200: RuledSerializer, 201: RuledSerializer},
        errors=[*NOT_TO_BE_RULED, EntrantNotFound],
        examples=[examples.FORFEIT, examples.RULED],
        idempotent=True,
        scopes=[ORGANISE],
    )
    @can_be_tried
    @idempotent
    def post(self, request: Request, tournament_id: UUID, match_id: UUID) -> Response:
        """Organisers only, while it is not decided; the entrant stays in the tournament."""
        body, player = given(ForfeitSerializer, request.data), signed_in(request)
        ledger, match = organising.forfeit(player=player, tournament_id=tournament_id, match_id=match_id, **body)
        return Response(presentation.ruled(ledger, player, match), status=201)


class Override(APIView):
    """A match of which an organiser says how it ended."""

    permission_classes = [IsAuthenticated]

    @operation(
        "matches_override",
        summary="Decide a match",
        request=OverrideSerializer,
        parameters=[DryRunQuery],
        responses={200: RuledSerializer, 201: RuledSerializer},
        errors=[*NOT_TO_BE_RULED, InvalidRanks],
        examples=[examples.OVERRIDE, examples.RULED],
        idempotent=True,
        scopes=[ORGANISE],
    )
    @can_be_tried
    @idempotent
    def post(self, request: Request, tournament_id: UUID, match_id: UUID) -> Response:
        """Organisers only, until its round is closed; that it was an organiser, and why, stays in the log."""
        body, player = given(OverrideSerializer, request.data), signed_in(request)
        ledger, match = organising.override(player=player, tournament_id=tournament_id, match_id=match_id, **body)
        return Response(presentation.ruled(ledger, player, match), status=201)
