"""Rules, invitations and seeks."""

from uuid import UUID

from rest_framework.generics import GenericAPIView
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api.idempotency import idempotent
from games.errors import (
    GameNotFound,
    GameNotOpen,
    GameOver,
    NoOpenSeat,
    NotWelcome,
    NotYourSeat,
    SeededGameIsClosed,
    TooManyInvites,
    TooManySeats,
    UnknownStrategy,
)
from games.matchmaking.api import examples
from games.matchmaking.api.serializers import AnswerSerializer, InvitationSerializer, RulesSerializer, SeekSerializer
from games.matchmaking.api.shapes import FoundSeekSerializer, GameInvitationSerializer, KeptRulesSerializer
from games.matchmaking.errors import (
    AlreadyInvited,
    AlreadySeeking,
    InvitationNotFound,
    InvitationSettled,
    NotInvitable,
    SeekNotFound,
    SeekSettled,
)
from games.matchmaking.models import Invitation
from games.matchmaking.services import invitations, presentation, rulebook, seeks
from games.players.authentication import signed_in
from games.players.errors import AccountGone, PlayerNotFound
from games.players.scopes import ORGANISE, PLAY
from rulesets.errors import RulesetRetired, UnknownRuleset
from yachtapi.body import given
from yachtapi.schema import operation


class Rules(APIView):
    """What the caller accepts without being asked."""

    permission_classes = [IsAuthenticated]

    @operation(
        "invitation_rules_retrieve",
        summary="Read my invitation rules",
        responses={200: KeptRulesSerializer},
        examples=[examples.RULES],
    )
    def get(self, request: Request) -> Response:
        """The rules you have left; null if you are asked each time."""
        return Response({"rules": rulebook.read(signed_in(request))})

    @operation(
        "invitation_rules_update",
        summary="Let rules answer my invitations",
        request=RulesSerializer,
        responses={200: KeptRulesSerializer},
        examples=[examples.NEW_RULES, examples.RULES],
        scopes=[PLAY],
    )
    def put(self, request: Request) -> Response:
        """From now on an invitation to a game or a tournament is answered at once: accepted if it meets all rules, else
        declined with the first that it does not meet as the `reason`, which both sides are told.
        """
        body = RulesSerializer(data=request.data)
        body.is_valid(raise_exception=True)
        return Response({"rules": rulebook.write(signed_in(request), body.document())})

    @operation(
        "invitation_rules_delete",
        summary="Be asked each time",
        responses={204: None},
        scopes=[PLAY],
    )
    def delete(self, request: Request) -> Response:
        """Take the rules back; invitations wait for your own answer again."""
        rulebook.drop(signed_in(request))
        return Response(status=204)


class GameInvitations(APIView):
    """The invitations to a game."""

    permission_classes = [IsAuthenticated]

    @operation(
        "game_invitations_create",
        summary="Ask a player to a game",
        request=InvitationSerializer,
        responses={201: GameInvitationSerializer},
        errors=[
            GameNotFound,
            GameNotOpen,
            GameOver,
            NotYourSeat,
            PlayerNotFound,
            NotInvitable,
            AlreadyInvited,
            NotWelcome,
            NoOpenSeat,
            SeededGameIsClosed,
            TooManyInvites,
            AccountGone,
        ],
        examples=[examples.INVITE, examples.INVITATION],
        idempotent=True,
        cost="create",
        scopes=[ORGANISE],
    )
    @idempotent
    def post(self, request: Request, game_id: UUID) -> Response:
        """Owners and members, before the start. A player who has left rules answers at once; `accepted` sits at the
        table then. Whoever has not is told, and may answer until the game starts.
        """
        body = given(InvitationSerializer, request.data)
        made = invitations.invite(player=signed_in(request), game_id=game_id, **body)
        return Response(presentation.invitation(made), status=201)


class MyInvitations(GenericAPIView[Invitation]):
    """The invitations that the caller may still take."""

    permission_classes = [IsAuthenticated]
    serializer_class = GameInvitationSerializer
    queryset = Invitation.objects.none()
    filter_backends: list[type] = []

    @operation(
        "invitations_list",
        summary="List my invitations",
        responses={200: GameInvitationSerializer(many=True)},
        examples=[examples.INVITATION],
    )
    def get(self, request: Request) -> Response:
        """Those to games that have not started and that you have not answered, newest first."""
        rows = invitations.received(signed_in(request)).select_related("game")
        return self.get_paginated_response([presentation.invitation(row) for row in self.paginate_queryset(rows) or []])


class OneInvitation(APIView):
    """One invitation."""

    permission_classes = [IsAuthenticated]

    @operation(
        "invitations_retrieve",
        summary="Read an invitation",
        responses={200: GameInvitationSerializer},
        errors=[InvitationNotFound],
        examples=[examples.INVITATION],
    )
    def get(self, request: Request, invitation_id: UUID) -> Response:
        """One that you sent or got, or that is to a game of yours."""
        return Response(presentation.invitation(invitations.read(signed_in(request), invitation_id)))

    @operation(
        "invitations_withdraw",
        summary="Take an invitation back",
        responses={204: None},
        errors=[InvitationNotFound, InvitationSettled],
        scopes=[ORGANISE],
    )
    def delete(self, request: Request, invitation_id: UUID) -> Response:
        """By whoever sent it, or the game's owner, while it waits for its answer."""
        invitations.withdraw(player=signed_in(request), invitation_id=invitation_id)
        return Response(status=204)


class Answer(APIView):
    """The answer to an invitation."""

    permission_classes = [IsAuthenticated]

    @operation(
        "invitations_answer",
        summary="Answer an invitation",
        request=AnswerSerializer,
        responses={200: GameInvitationSerializer},
        errors=[
            InvitationNotFound,
            InvitationSettled,
            GameNotOpen,
            GameOver,
            NoOpenSeat,
            NotWelcome,
            SeededGameIsClosed,
            TooManySeats,
            AccountGone,
        ],
        examples=[*examples.ANSWERS, examples.INVITATION],
        idempotent=True,
        scopes=[PLAY],
    )
    @idempotent
    def post(self, request: Request, invitation_id: UUID) -> Response:
        """Take it, and the first open seat is yours; or decline it."""
        body = given(AnswerSerializer, request.data)
        found = invitations.answer(player=signed_in(request), invitation_id=invitation_id, **body)
        return Response(presentation.invitation(found))


class Seeks(APIView):
    """Whoever wants an opponent now."""

    permission_classes = [IsAuthenticated]

    @operation(
        "seeks_create",
        summary="Pair me now",
        request=SeekSerializer,
        responses={201: FoundSeekSerializer},
        errors=[UnknownRuleset, RulesetRetired, UnknownStrategy, AlreadySeeking, TooManySeats, AccountGone],
        examples=[*examples.SEEKS, examples.SEEK],
        idempotent=True,
        cost="create",
        scopes=[PLAY],
    )
    @idempotent
    def post(self, request: Request) -> Response:
        """Meets whoever has waited longest for a game by the same rules, rated or not, with the same clock, if each is
        what the other asks for: then the seek is `met`, and its game has begun. Else it waits, and you are told of
        `seek.met` or `seek.expired` on `players/me/events/`. After `engine_after` seconds a strategy plays you.
        """
        body = SeekSerializer(data=request.data)
        body.is_valid(raise_exception=True)
        return Response(presentation.seek(seeks.seek(player=signed_in(request), wish=body.wish())), status=201)


class OneSeek(APIView):
    """One of the caller's seeks."""

    permission_classes = [IsAuthenticated]

    @operation(
        "seeks_retrieve",
        summary="Read a seek",
        responses={200: FoundSeekSerializer},
        errors=[SeekNotFound],
        examples=[examples.SEEK],
    )
    def get(self, request: Request, seek_id: UUID) -> Response:
        """How it stands; your own alone."""
        return Response(presentation.seek(seeks.read(signed_in(request), seek_id)))

    @operation(
        "seeks_cancel",
        summary="Wait no more",
        responses={204: None},
        errors=[SeekNotFound, SeekSettled],
        scopes=[PLAY],
    )
    def delete(self, request: Request, seek_id: UUID) -> Response:
        """End a seek that still waits; one that has met plays its game."""
        seeks.cancel(player=signed_in(request), seek_id=seek_id)
        return Response(status=204)
