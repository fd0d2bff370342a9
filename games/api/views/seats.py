"""Seats: taken, given up before the start, resigned afterwards, and invited to."""

from uuid import UUID

from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from games.api import examples
from games.api.idempotency import idempotent
from games.api.preconditions import expected_version
from games.api.serializers import AbsenceSerializer, JoinSerializer, ResignationSerializer
from games.api.shapes import GameSerializer, InviteSerializer, JoinedGameSerializer
from games.errors import (
    AlreadyResigned,
    GameNotFound,
    GameNotOpen,
    GameNotStarted,
    GameOver,
    NoOpenSeat,
    NotOwner,
    NotWelcome,
    NotYourSeat,
    PlayerNotAbsent,
    SeatRequired,
    SeatTaken,
    SeededGameIsClosed,
    TooManyInvites,
    TooManySeats,
    UnknownSeat,
    UnknownStrategy,
)
from games.players.api.views import NO_STORE
from games.players.authentication import signed_in
from games.players.errors import AccountGone
from games.players.scopes import ORGANISE, PLAY
from games.services import absence, lobby, play, presentation
from yachtapi.body import given
from yachtapi.schema import operation


class Seats(APIView):
    """The seats of a game."""

    permission_classes = [IsAuthenticated]

    @operation(
        "games_join",
        summary="Take a seat",
        request=JoinSerializer,
        responses={200: JoinedGameSerializer, 201: JoinedGameSerializer},
        errors=[
            GameNotFound,
            GameNotOpen,
            GameOver,
            NoOpenSeat,
            SeatTaken,
            UnknownSeat,
            NotOwner,
            NotWelcome,
            UnknownStrategy,
            SeededGameIsClosed,
            AccountGone,
            TooManySeats,
        ],
        examples=[*examples.JOINS, examples.JOINED_GAME],
        idempotent=True,
        scopes=[PLAY],
    )
    @idempotent
    def post(self, request: Request, game_id: UUID) -> Response:
        """Join an open game (201). Whoever sits there already gets the same seat again (200)."""
        join = lobby.seat_engine if "strategy" in (body := given(JoinSerializer, request.data)) else lobby.join_game
        table, seat, new = join(player=signed_in(request), game_id=game_id, **body)
        return Response(presentation.game_with_receipt(table) | {"seat": seat}, status=201 if new else 200)


class OneSeat(APIView):
    """One seat of a game that has not started."""

    permission_classes = [IsAuthenticated]

    @operation(
        "games_leave",
        summary="Leave a game before it starts",
        responses={204: None},
        errors=[GameNotFound, GameNotOpen, GameOver, NotYourSeat, UnknownSeat],
        scopes=[PLAY],
    )
    def delete(self, request: Request, game_id: UUID, index: int) -> Response:
        """Free your seat or, as the owner, any; when the last person leaves, the game is aborted."""
        lobby.leave_game(player=signed_in(request), game_id=game_id, seat=index)
        return Response(status=204)


class Resignation(APIView):
    """The way out of a running game."""

    permission_classes = [IsAuthenticated]

    @operation(
        "games_resign",
        summary="Resign",
        request=ResignationSerializer,
        responses={201: GameSerializer},
        errors=[GameNotFound, NotYourSeat, GameNotStarted, GameOver, AlreadyResigned, SeatRequired, UnknownSeat],
        examples=[examples.RESIGNATION, examples.GAME],
        idempotent=True,
        if_match=True,
        scopes=[PLAY],
    )
    @idempotent
    def post(self, request: Request, game_id: UUID) -> Response:
        """Take your seat out of the game; the others play on."""
        body = given(ResignationSerializer, request.data)
        version = expected_version(request)
        table = play.resign(player=signed_in(request), game_id=game_id, version=version, **body)
        return Response(presentation.game(table), status=201)


class Absence(APIView):
    """The end of waiting for somebody who is gone."""

    permission_classes = [IsAuthenticated]

    @operation(
        "games_report_absence",
        summary="Report an absent player",
        request=AbsenceSerializer,
        responses={201: GameSerializer},
        errors=[GameNotFound, NotYourSeat, GameNotStarted, GameOver, UnknownSeat, PlayerNotAbsent],
        examples=[examples.ABSENCE, examples.GAME],
        idempotent=True,
    )
    @idempotent
    def post(self, request: Request, game_id: UUID) -> Response:
        """Have a seat forfeited that has to move and whose player has neither moved nor been seen for 24 hours.

        For members and the owner. A refusal says from when on it is `possible_at`. Where a clock runs it decides alone:
        the game does what it does `on_timeout`, by itself within seconds.
        """
        body = given(AbsenceSerializer, request.data)
        table = absence.report(player=signed_in(request), game_id=game_id, **body)
        return Response(presentation.game(table), status=201)


class Invites(APIView):
    """Tickets into a private game."""

    permission_classes = [IsAuthenticated]

    @operation(
        "games_invite",
        summary="Make an invite",
        responses={201: InviteSerializer},
        errors=[GameNotFound, GameNotOpen, GameOver, NotYourSeat, TooManyInvites],
        examples=[examples.INVITE],
        scopes=[ORGANISE],
    )
    def post(self, request: Request, game_id: UUID) -> Response:
        """A ticket that lets whoever holds it take a seat until the game starts; it is shown this once."""
        ticket = lobby.invite(player=signed_in(request), game_id=game_id)
        return Response({"invite": ticket}, status=201, headers=NO_STORE)
