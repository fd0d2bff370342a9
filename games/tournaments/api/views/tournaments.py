"""Tournaments as a whole: listed, set up, read, opened, called off."""

from uuid import UUID

from django.http import HttpResponseBase
from rest_framework.generics import GenericAPIView
from rest_framework.permissions import IsAuthenticated, IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api.etag import is_known
from games.api.idempotency import idempotent
from games.api.preconditions import expected_version
from games.errors import RatedGameTakesNoStandIn, TimeoutNeedsClock
from games.players.authentication import signed_in, viewer
from games.players.errors import AccountGone
from games.players.scopes import ORGANISE
from games.services import time
from games.tournaments.api import examples
from games.tournaments.api.dryrun import can_be_tried, is_dry_run
from games.tournaments.api.etag import etag
from games.tournaments.api.filters import TournamentFilter
from games.tournaments.api.serializers import (
    CancellationSerializer,
    ChangeTournamentSerializer,
    DryRunQuery,
    NewTournamentSerializer,
)
from games.tournaments.api.shapes import DoneSerializer, OneTournamentSerializer, TournamentSerializer
from games.tournaments.errors import (
    NotOrganiser,
    NotTournamentOwner,
    OptionsDisagree,
    TooManyTournaments,
    TournamentNotFound,
    WrongStage,
)
from games.tournaments.formats.errors import InvalidFormat
from games.tournaments.models import Tournament
from games.tournaments.services import draft, presentation, visibility
from rulesets.errors import RulesetRetired, RulesetTooLarge, UnknownRuleset
from yachtapi.body import given
from yachtapi.problems import NOT_AUTHENTICATED
from yachtapi.schema import ETAG, IF_NONE_MATCH, operation

NOT_TO_BE_SET_UP = [
    UnknownRuleset,
    RulesetRetired,
    InvalidFormat,
    RulesetTooLarge,
    OptionsDisagree,
    TimeoutNeedsClock,
    RatedGameTakesNoStandIn,
]
NOT_YOURS = [TournamentNotFound, NotOrganiser, WrongStage]


class Tournaments(GenericAPIView[Tournament]):
    """The tournaments that the caller may see."""

    permission_classes = [IsAuthenticatedOrReadOnly]
    serializer_class = TournamentSerializer
    filterset_class = TournamentFilter
    queryset = Tournament.objects.none()

    @operation(
        "tournaments_list",
        summary="List tournaments",
        responses={200: TournamentSerializer(many=True)},
        errors=[NOT_AUTHENTICATED],
        examples=[examples.TOURNAMENT],
    )
    def get(self, request: Request) -> Response:
        """Public tournaments and your own, newest first; `player=me` has those that you have entered."""
        rows = self.filter_queryset(time.dated(visibility.tournaments_of(viewer(request)).select_related("owner")))
        page = self.paginate_queryset(rows) or []
        return self.get_paginated_response(presentation.tournaments(page, viewer(request)))

    @operation(
        "tournaments_create",
        summary="Set up a tournament",
        request=NewTournamentSerializer,
        parameters=[DryRunQuery],
        responses={200: DoneSerializer, 201: DoneSerializer},
        errors=[*NOT_TO_BE_SET_UP, TooManyTournaments, AccountGone],
        examples=[*examples.NEW_TOURNAMENTS, examples.CREATED],
        idempotent=True,
        cost="create",
        scopes=[ORGANISE],
    )
    @can_be_tried
    @idempotent
    def post(self, request: Request) -> Response:
        """Make a draft that you alone see, until `POST registration/` lets entrants come.

        With `dry_run`, this and every other act of an organiser changes nothing (200) and says what it would do.
        """
        body = NewTournamentSerializer(data=request.data)
        body.is_valid(raise_exception=True)
        player = signed_in(request)
        ledger = draft.create_tournament(owner=player, wish=body.wish())
        return Response(presentation.done(ledger, player), status=201)


class OneTournament(APIView):
    """One tournament."""

    permission_classes = [IsAuthenticatedOrReadOnly]

    @operation(
        "tournaments_retrieve",
        summary="Read a tournament",
        parameters=[IF_NONE_MATCH, ETAG],
        responses={200: OneTournamentSerializer, 304: None},
        errors=[TournamentNotFound],
        examples=[examples.ONE_TOURNAMENT],
    )
    def get(self, request: Request, tournament_id: UUID) -> Response:
        """How it is set up, who runs it, how far it is, and what you are in it; `ETag` names the version."""
        shown = presentation.one_tournament(visibility.read(viewer(request), tournament_id), viewer(request))
        tag = etag(request, shown)
        if is_known(request, tag):
            return Response(status=304, headers={"ETag": tag})
        return Response(shown, headers={"ETag": tag})

    @operation(
        "tournaments_update",
        summary="Change a tournament",
        request=ChangeTournamentSerializer,
        parameters=[DryRunQuery],
        responses={200: DoneSerializer},
        errors=[*NOT_YOURS, *NOT_TO_BE_SET_UP],
        examples=[examples.CHANGE, examples.DONE],
        if_match=True,
        scopes=[ORGANISE],
    )
    @can_be_tried
    def patch(self, request: Request, tournament_id: UUID) -> Response:
        """Organisers only: all of a draft; while entrants come, what they did not enter for; then name and visibility.

        A larger `capacity` gives places to those who wait; a smaller one takes none away.
        """
        body = ChangeTournamentSerializer(data=request.data)
        body.is_valid(raise_exception=True)
        player, version = signed_in(request), expected_version(request)
        ledger = draft.change(player=player, tournament_id=tournament_id, changes=body.changes(), version=version)
        return Response(presentation.done(ledger, player))

    @operation(
        "tournaments_delete",
        summary="Delete a draft",
        parameters=[DryRunQuery],
        responses={200: DoneSerializer, 204: None},
        errors=[TournamentNotFound, NotTournamentOwner, WrongStage],
        examples=[examples.DONE],
        if_match=True,
        scopes=[ORGANISE],
    )
    @can_be_tried
    def delete(self, request: Request, tournament_id: UUID) -> HttpResponseBase:
        """Owners only; what others may have seen is not deleted but called off, with `POST cancellation/`."""
        player, version = signed_in(request), expected_version(request)
        ledger = draft.delete(player=player, tournament_id=tournament_id, version=version)
        if is_dry_run(request):
            return Response(presentation.done(ledger, player))
        return Response(status=204)


class Registration(APIView):
    """The registration of a tournament."""

    permission_classes = [IsAuthenticated]

    @operation(
        "tournaments_open",
        summary="Open the registration",
        parameters=[DryRunQuery],
        responses={200: DoneSerializer},
        errors=NOT_YOURS,
        examples=[examples.DONE],
        idempotent=True,
        if_match=True,
        scopes=[ORGANISE],
    )
    @can_be_tried
    @idempotent
    def post(self, request: Request, tournament_id: UUID) -> Response:
        """Let entrants come; from now on others see the tournament."""
        player, version = signed_in(request), expected_version(request)
        ledger = draft.open_registration(player=player, tournament_id=tournament_id, version=version)
        return Response(presentation.done(ledger, player))


class Cancellation(APIView):
    """The end of a tournament that nobody wins."""

    permission_classes = [IsAuthenticated]

    @operation(
        "tournaments_cancel",
        summary="Call a tournament off",
        request=CancellationSerializer,
        parameters=[DryRunQuery],
        responses={200: DoneSerializer, 201: DoneSerializer},
        errors=NOT_YOURS,
        examples=[examples.CANCELLATION, examples.DONE],
        idempotent=True,
        if_match=True,
        scopes=[ORGANISE],
    )
    @can_be_tried
    @idempotent
    def post(self, request: Request, tournament_id: UUID) -> Response:
        """Organisers only, before and while it runs; games under way are aborted."""
        body = given(CancellationSerializer, request.data)
        player, version = signed_in(request), expected_version(request)
        ledger = draft.cancel(player=player, tournament_id=tournament_id, version=version, **body)
        return Response(presentation.done(ledger, player), status=201)
