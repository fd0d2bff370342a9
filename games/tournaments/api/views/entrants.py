"""Entrants and organisers: who takes part, and who runs it."""

from uuid import UUID

from rest_framework.generics import GenericAPIView
from rest_framework.permissions import IsAuthenticated, IsAuthenticatedOrReadOnly
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api.idempotency import idempotent
from games.errors import UnknownStrategy
from games.players.authentication import signed_in, token_in_use, viewer
from games.players.errors import AccountGone, PlayerNotFound, ScopeMissing
from games.players.scopes import ORGANISE, PLAY
from games.tournaments.api import examples
from games.tournaments.api.dryrun import can_be_tried
from games.tournaments.api.filters import EntrantFilter
from games.tournaments.api.serializers import (
    ChangeEntrantSerializer,
    DepartureSerializer,
    DryRunQuery,
    EntrySerializer,
)
from games.tournaments.api.shapes import DoneSerializer, EnteredSerializer, EntrantSerializer
from games.tournaments.errors import (
    AlreadyEntered,
    EntrantGone,
    EntrantNotFound,
    EntryUnwelcome,
    NoCheckIn,
    NoOrganiser,
    NotAdmitted,
    NotInvited,
    NotOrganiser,
    NotTournamentOwner,
    NotYourEntry,
    SeedTaken,
    TooManyEntrants,
    TooManyOrganisers,
    TournamentNotFound,
    WrongStage,
)
from games.tournaments.models import Entrant
from games.tournaments.services import invitations, organisers, presentation, registration, roll, visibility
from yachtapi.body import given
from yachtapi.pagination import Pages
from yachtapi.schema import operation


class InOrder(Pages):
    """In the order of registration."""

    ordering = "number"


class Entrants(GenericAPIView[Entrant]):
    """The entrants of a tournament."""

    permission_classes = [IsAuthenticatedOrReadOnly]
    serializer_class = EntrantSerializer
    filterset_class = EntrantFilter
    pagination_class = InOrder
    queryset = Entrant.objects.none()

    @operation(
        "entrants_list",
        summary="List the entrants",
        responses={200: EntrantSerializer(many=True)},
        errors=[TournamentNotFound],
        examples=[examples.ENTRANT],
    )
    def get(self, request: Request, tournament_id: UUID) -> Response:
        """All of them in the order of registration, those who left among them."""
        tournament = visibility.read(viewer(request), tournament_id)
        rows = self.filter_queryset(Entrant.objects.filter(tournament=tournament).select_related("player"))
        page = self.paginate_queryset(rows) or []
        return self.get_paginated_response([presentation.entrant(row) for row in page])

    @operation(
        "entrants_create",
        summary="Enter a tournament",
        request=EntrySerializer,
        parameters=[DryRunQuery],
        responses={200: EnteredSerializer, 201: EnteredSerializer},
        errors=[
            TournamentNotFound,
            NotOrganiser,
            WrongStage,
            AlreadyEntered,
            EntrantGone,
            NotAdmitted,
            NotInvited,
            EntryUnwelcome,
            TooManyEntrants,
            PlayerNotFound,
            UnknownStrategy,
            AccountGone,
            ScopeMissing,
        ],
        examples=[*examples.ENTRIES, examples.ENTERED],
        idempotent=True,
        cost="create",
        scopes=[PLAY],
    )
    @can_be_tried
    @idempotent
    def post(self, request: Request, tournament_id: UUID) -> Response:
        """Enter yourself, or take an invitation; when all places are taken you wait for one.

        Organisers also invite players, or enter copies of a built-in strategy; that takes the scope `organise`.
        """
        body, player = given(EntrySerializer, request.data), signed_in(request)
        if body:
            _check_may_organise(request)
        if "invite" in body:
            ledger, rows = invitations.invite(player=player, tournament_id=tournament_id, player_ids=body["invite"])
        elif body:
            ledger, rows = registration.add_engines(player=player, tournament_id=tournament_id, **body)
        else:
            ledger, row = registration.register(player=player, tournament_id=tournament_id)
            rows = [row]
        return Response(presentation.entered(ledger, player, rows), status=201)


class OneEntrant(APIView):
    """One entrant."""

    permission_classes = [IsAuthenticatedOrReadOnly]

    @operation(
        "entrants_retrieve",
        summary="Read an entrant",
        responses={200: EntrantSerializer},
        errors=[TournamentNotFound, EntrantNotFound],
        examples=[examples.ENTRANT],
    )
    def get(self, request: Request, tournament_id: UUID, entrant_id: UUID) -> Response:
        """Who it is, and whether he is in it."""
        tournament = visibility.read(viewer(request), tournament_id)
        return Response(presentation.entrant(roll.get_entrant(tournament, entrant_id)))

    @operation(
        "entrants_update",
        summary="Wish for an entrant's seed",
        request=ChangeEntrantSerializer,
        parameters=[DryRunQuery],
        responses={200: EnteredSerializer},
        errors=[TournamentNotFound, NotOrganiser, EntrantNotFound, WrongStage, EntrantGone, SeedTaken],
        examples=[examples.SEED, examples.ENTERED],
        scopes=[ORGANISE],
    )
    @can_be_tried
    def patch(self, request: Request, tournament_id: UUID, entrant_id: UUID) -> Response:
        """Organisers only, before the start, which seeds all others behind those with a wish."""
        body, player = given(ChangeEntrantSerializer, request.data), signed_in(request)
        ledger, row = registration.wish_seed(player=player, tournament_id=tournament_id, entrant_id=entrant_id, **body)
        return Response(presentation.entered(ledger, player, [row]))

    @operation(
        "entrants_leave",
        summary="Withdraw or disqualify an entrant",
        request=DepartureSerializer,
        parameters=[DryRunQuery],
        responses={200: EnteredSerializer},
        errors=[
            TournamentNotFound,
            NotOrganiser,
            NotYourEntry,
            EntrantNotFound,
            WrongStage,
            EntrantGone,
            ScopeMissing,
        ],
        examples=[examples.DEPARTURE, examples.ENTERED],
        scopes=[PLAY],
    )
    @can_be_tried
    def delete(self, request: Request, tournament_id: UUID, entrant_id: UUID) -> Response:
        """Withdraw: yourself, or anybody as an organiser; with a `reason`, organisers disqualify.

        Before the start the place goes to the first who waits; later, open matches are forfeited.
        """
        body, player = given(DepartureSerializer, request.data), signed_in(request)
        if body:
            _check_may_organise(request)
        act = registration.disqualify if body else registration.withdraw
        ledger, row = act(player=player, tournament_id=tournament_id, entrant_id=entrant_id, **body)
        return Response(presentation.entered(ledger, player, [row]))


class CheckIn(APIView):
    """The word that an entrant is there."""

    permission_classes = [IsAuthenticated]

    @operation(
        "entrants_check_in",
        summary="Check in",
        responses={200: EnteredSerializer},
        errors=[TournamentNotFound, WrongStage, NoCheckIn, NotYourEntry, EntrantGone],
        examples=[examples.ENTERED],
        idempotent=True,
        scopes=[PLAY],
    )
    @idempotent
    def post(self, request: Request, tournament_id: UUID) -> Response:
        """Say that you are there; where it is asked for, the start takes only those who did."""
        player = signed_in(request)
        ledger, row = registration.check_in(player=player, tournament_id=tournament_id)
        return Response(presentation.entered(ledger, player, [row]))


class OneOrganiser(APIView):
    """Somebody who runs a tournament together with its owner."""

    permission_classes = [IsAuthenticated]

    @operation(
        "organisers_add",
        summary="Add an organiser",
        parameters=[DryRunQuery],
        responses={200: DoneSerializer},
        errors=[
            TournamentNotFound,
            NotTournamentOwner,
            PlayerNotFound,
            NoOrganiser,
            EntryUnwelcome,
            TooManyOrganisers,
        ],
        examples=[examples.DONE],
        scopes=[ORGANISE],
    )
    @can_be_tried
    def put(self, request: Request, tournament_id: UUID, player_id: UUID) -> Response:
        """Owners only; whoever is added may do all that the owner may but delete the draft and choose organisers."""
        player = signed_in(request)
        ledger = organisers.add(player=player, tournament_id=tournament_id, other_id=player_id)
        return Response(presentation.done(ledger, player))

    @operation(
        "organisers_remove",
        summary="Remove an organiser",
        parameters=[DryRunQuery],
        responses={200: DoneSerializer},
        errors=[TournamentNotFound, NotTournamentOwner, NoOrganiser],
        examples=[examples.DONE],
        scopes=[ORGANISE],
    )
    @can_be_tried
    def delete(self, request: Request, tournament_id: UUID, player_id: UUID) -> Response:
        """The owner removes any; an organiser may step down himself."""
        player = signed_in(request)
        ledger = organisers.remove(player=player, tournament_id=tournament_id, other_id=player_id)
        return Response(presentation.done(ledger, player))


def _check_may_organise(request: Request) -> None:
    """What only organisers do needs more of a token than entering; raises ScopeMissing."""
    missing = token_in_use(request).missing([ORGANISE])
    if missing:
        raise ScopeMissing(needed=missing)
